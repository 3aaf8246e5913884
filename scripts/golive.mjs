// @ts-check
// `npm run golive -- status production --secrets=production.secrets`: which steps of docs/deploying.md are done, one
// line each. Changes nothing but empty carts, which expire. Needs ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET; a step some of whose
// questions need a secret that is not in the shell stays open.
// `steps` prints the steps; `secrets` writes the demo's files of secrets.
import {writeDemoSecrets} from './lib/demo-secrets.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {GOLIVE_STEPS, stepStatus} from './lib/golive.mjs';
import {logToConsole} from './lib/progress.mjs';
import {partialSettingsFromArguments} from './lib/settings.mjs';

/** @param {readonly string[]} args */
async function status(args) {
  const settings = await partialSettingsFromArguments(args);
  let open = 0;
  for (const step of GOLIVE_STEPS) {
    const reason = await stepStatus(step, settings);
    if (reason !== null) open += 1;
    logToConsole(reason === null ? `done  ${step.title}` : `OPEN  ${step.title}: ${reason}`);
  }
  logToConsole(open === 0 ? 'The shop is ready to open.' : `${open} steps of docs/deploying.md are open.`);
  process.exitCode = open === 0 ? 0 : 1;
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'steps') {
    for (const {title} of GOLIVE_STEPS) logToConsole(title);
  } else if (command === 'status') {
    await status(rest);
  } else if (command === 'secrets') {
    logToConsole(`Written: ${(await writeDemoSecrets()).join(', ')}.`);
  } else {
    throw new RangeError('Name a command: steps, status <environment> --secrets=<file>, or secrets.');
  }
} catch (error) {
  endWithFailure(error);
}
