import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {namesWithTwoMeanings, readModules, isTest} from '../../scripts/lib/structure/measure.mjs';

/** From this day on old terms are not looked for: delete the two tables then. */
const EXPIRES = Date.UTC(2027, 1, 28);

/** Old terms that have no other meaning here, found in every name, string, test title and document; with their successors. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/brief-?memory/i, 'TTL set'],
  [/sparing-?keeper/i, 'write throttle'],
  [/remembered-?settings/i, 'TTL memo'],
  [/memory-?layer/i, 'LRU cache'],
  [/still-?part/i, 'static island'],
  [/operation-?id\b/i, 'idempotency key'],
  [/careful-?platform/i, 'verified retry'],
  [/answer-?(closed|missing|outages)/i, 'maintenance, redirect fallback, error to 503'],
  [/glance/i, 'autocomplete'],
  [/\bfilm|Film/, 'video'],
  [/kept-?(answers|query)/i, 'last-known-good store, stale-if-error query'],
  [/document-?(shelf|visit)/i, 'two-tier cache, cache lookup'],
  [/shelf|Shelf/, 'grid, review list, cache'],
  [/purge-?generations/i, 'cache tag versions'],
  [/\bpartOr\b|\bPart</, 'Fallible, valueOr'],
  [/cart-?sequencer|\bin-?sequence\b/i, 'keyed mutex'],
  [/\bFate\b/, 'submission status'],
  [/tell-?cart/i, 'flash message'],
  [/oneClick|\bone-click/, 'list-unsubscribe (RFC 8058)'],
  [/departure/i, 'product lifecycle'],
  [/foresee|asShown|as-shown/i, 'optimistic update'],
  [/too-?(many|often|busy)\b|\btoo(Many|Often|Busy)/, 'rate-limited'],
  [/linked-?(cart|code)/i, 'cart permalink, discount link'],
  [/last-?lines/i, 'recently-ordered cookie'],
];

/** Old terms that are plain English elsewhere: no file, folder or identifier of the shop has such a word in its name. */
const WORDS: Readonly<Record<string, string>> = {
  remembered: 'idempotency record',
  unanswered: 'network error',
  gate: 'request guard',
  notices: 'contract notices',
  directory: 'sitemap source',
  standing: 'product lifecycle',
  judge: 'validate, can…',
  settle: 'reconcile',
  upkeep: 'reconcile',
  doubt: 'pending verification',
  aim: 'target',
  throttled: 'rate-limited',
  keeper: 'store',
};

/** Names that others have given. */
const FOREIGN = /contract-?notices|assetsBuildDirectory|operationId/gi;

/** Files with an old term that stays. */
const EXCEPTIONS: readonly RegExp[] = [
  // The migrations name every class that a Durable Object ever had.
  /^wrangler\.toml$/,
  // Mails to customers.
  /^service\/mail\/texts\//,
  /^tests\/unit\/glossary\.test\.ts$/,
  // Tables and classes that hold data keep their first names.
  /^(app\/objects\/keyed-mutex\.server|tests\/worker\/keyed-mutex\.test|docs\/decisions\/115)/,
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.toml', 'locales/*.json'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/^(emulator\/seed|graphql\/generated|docs\/upstream|docs\/figures)\//.test(file));

const looked = files.filter((file) => !EXCEPTIONS.some((where) => where.test(file)));
const isShop = (file: string) => /^(app|server|tests\/(e2e|routes|worker\/(?!service\/)))/.test(file);

/** The words of names, in lower case: `isOneUser` and `one-user` are `one` and `user` each. */
const wordsOf = (name: string) => name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

function oldTermsIn(file: string): readonly string[] {
  const isCode = /\.(ts|tsx|mjs)$/.test(file);
  const text = file.endsWith('.json') ? '' : readFileSync(file, 'utf8');
  const source = `${file}\n${isCode ? text.replace(COMMENT, '') : text}`.replace(FOREIGN, '');
  const names = isShop(file) ? wordsOf(isCode ? source.replace(LITERAL, '') : file.replace(FOREIGN, '')) : [];
  return [
    ...TERMS.flatMap(([term, successor]) => (term.test(source) ? [`${term.source}: ${successor}`] : [])),
    ...[...new Set(names)].flatMap((name) => (Object.hasOwn(WORDS, name) ? [`${name}: ${WORDS[name] ?? ''}`] : [])),
  ].map((hit) => `${file}: ${hit}`);
}

describe.skipIf(Date.now() >= EXPIRES)('the glossary', () => {
  it('leaves no old term in a name, a test title or a document', () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(looked.flatMap(oldTermsIn)).toEqual([]);
  });
});

it.each([
  ['app', 500],
  ['emulator', 400],
])('an exported type or component of %s/ has a name of its own', (folder, atLeast) => {
  const modules = readModules('.', folder).filter((module) => !isTest(module));
  expect(modules.length).toBeGreaterThan(atLeast);
  expect(namesWithTwoMeanings(modules)).toEqual([]);
});
