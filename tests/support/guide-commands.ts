import {readFileSync} from 'node:fs';

/** How a command of the guides for operators is tried without an account. */
export type Trial =
  | {
      /** Runs in a clean clone, against the shop and services of the tests. */
      readonly kind: 'run';
      readonly command: (shop: string) => readonly string[];
      readonly says: RegExp;
    }
  /** Needs an account: only checked against Wrangler's own commands and options. */
  | {readonly kind: 'wrangler'}
  /** Runs the tests, the build, which a dry run makes too, the benchmark or the CMS's own command; not tried here. */
  | {readonly kind: 'this'};

const trial = (command: (shop: string) => readonly string[], says: RegExp): Trial => ({kind: 'run', command, says});

/** Every command of the guides belongs to one of these. */
const TRIALS: readonly (readonly [command: RegExp, trial: Trial])[] = [
  [/^curl -s https:\/\/\S+\/healthz$/, trial((shop) => ['curl', '-s', `${shop}/healthz`], /"status":"ok"/)],
  [
    /^npm run smoke(?: -- https:\S+)?$/,
    trial((shop) => ['npm', 'run', 'smoke', '--', shop, '--pages=3'], /3 pages asked for, 0 of them failed/),
  ],
  [
    /^npm run check-env\b/,
    trial(() => ['npm', 'run', 'check-env', '--', 'local'], /No service says no\. \d questions are open/),
  ],
  [
    /^npm run probe\b/,
    trial(() => ['npm', 'run', 'probe', '--', 'local'], /The platform does all that it was asked about/),
  ],
  [
    /^npm run deploy -- \w+(?: --dry-run| --service| --take-over-domain)?$/,
    trial(() => ['npm', 'run', 'deploy', '--', '--dry-run'], /Nothing was sent/),
  ],
  [/^npm run store -- (?:list|plan|apply)\b/, trial(() => ['npm', 'run', 'store', '--', 'list'], /^metafield/m)],
  [
    /^npm run store -- cms-dataset$/,
    trial(() => ['npm', 'run', 'store', '--', 'cms-dataset'], /documents and \d+ pictures/),
  ],
  [
    /^npm run store -- mails production$/,
    trial(() => ['npm', 'run', 'store', '--', 'mails', 'local'], /order-confirmation\.en\.liquid$/m),
  ],
  [/^npm run golive\b/, trial(() => ['npm', 'run', 'golive', '--', 'steps'], /^Deployment$/m)],
  [/^npx sanity /, {kind: 'this'}],
  [/^npm install$/, {kind: 'this'}],
  [/^openssl rand -hex 24$/, trial(() => ['openssl', 'rand', '-hex', '24'], /^[\da-f]{48}$/m)],
  [/^npx wrangler /, {kind: 'wrangler'}],
  [/^npm (?:test|ci|run build|run bench|run costs)$/, {kind: 'this'}],
];

/** The commands in the guides for operators, each once, without comments. */
export function guideCommands(): readonly string[] {
  const guides = ['docs/operations.md', 'docs/deploying.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const found = [...guides.matchAll(/(?:^|`)\s*((?:npm (?:run|test|ci)|npx|curl|openssl)\b[^`\n]*)/gm)];
  return [...new Set(found.map(([, command = '']) => command.replace(/\s+#.*$/, '').trim()))];
}

/** How a command is tried; `undefined` if it has no entry. */
export const trialOf = (command: string): Trial | undefined => TRIALS.find(([pattern]) => pattern.test(command))?.[1];
