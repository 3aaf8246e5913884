// @ts-check
// `npm run deploy -- production` or `-- demo`: builds everything and uploads it; with `--service` only the service worker.
// `--dry-run` does all that needs no account, for both environments unless one is named; `--start-up` also measures the
// worker's start; `--take-over-domain` deploys to a host that is in use by something else.
import {parseArgs} from 'node:util';

import {buildAll} from './lib/build.mjs';
import {requireAddresses, requireServiceSettings, requireShopSettings, workersOf} from './lib/deployment-settings.mjs';
import {MAX_GZIP_KIB, measureStartUp, packWorker, requireSecrets, sendWorker} from './lib/deployment.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {refuseForeignHosts} from './lib/foreign-hosts.mjs';
import {checkedOut, messageOf} from './lib/git.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';
import {endingVersions} from './lib/platform-version.mjs';
import {DEPLOYABLE, readEnvironment} from './lib/settings.mjs';
import {markBuiltFiles, sendSourceMaps} from './lib/source-maps.mjs';
import {ADMIN_VERSION} from './lib/store/admin.mjs';

/** @typedef {import('./lib/settings.mjs').Deployable} Deployable */

/**
 * @typedef {{
 *   environments: readonly Deployable[],
 *   serviceOnly: boolean,
 *   dryRun: boolean,
 *   startUp: boolean,
 *   takeOver: boolean,
 * }} Arguments
 */

/** @returns {Arguments} @throws {RangeError} on an unknown environment */
function readArguments() {
  const {values, positionals} = parseArgs({
    options: {
      service: {type: 'boolean'},
      'dry-run': {type: 'boolean'},
      'start-up': {type: 'boolean'},
      'take-over-domain': {type: 'boolean'},
    },
    allowPositionals: true,
  });
  const dryRun = values['dry-run'] ?? false;
  const named = positionals.map((name) => {
    const environment = DEPLOYABLE.find((known) => known === name);
    if (environment === undefined)
      throw new RangeError(`No environment "${name}". There are: ${DEPLOYABLE.join(', ')}.`);
    return environment;
  });
  if (named.length === 0 && !dryRun) {
    throw new RangeError(`Say where to: npm run deploy -- ${DEPLOYABLE.join(' | ')} (or --dry-run).`);
  }
  return {
    environments: named.length > 0 ? named : DEPLOYABLE,
    serviceOnly: values.service ?? false,
    dryRun,
    startUp: values['start-up'] ?? false,
    takeOver: values['take-over-domain'] ?? false,
  };
}

const SHOP = 'wrangler.toml';

/**
 * Returns the workers to send. Services first: the shop calls them from its first request on.
 *
 * @param {Arguments} options
 */
const workersToSend = ({environments, serviceOnly}) =>
  environments.flatMap((environment) =>
    workersOf(environment).flatMap((config) => (serviceOnly && config === SHOP ? [] : [{config, environment}])),
  );

/** @param {Arguments} options @param {string | undefined} message @throws {RangeError} before anything is sent */
async function deploy(options, message) {
  const workers = workersToSend(options);
  for (const worker of workers) {
    const {gzipKib} = await packWorker(worker, logToConsole);
    if (worker.config === SHOP && gzipKib > MAX_GZIP_KIB)
      throw new RangeError(`The shop's worker has ${gzipKib} KiB, more than ${MAX_GZIP_KIB}.`);
  }
  for (const worker of options.dryRun ? [] : workers) await sendWorker(worker, message);
}

try {
  requireNodeVersion();
  const given = readArguments();
  const {environments, serviceOnly, dryRun, startUp, takeOver} = given;
  await installIfNeeded(logToConsole);
  for (const environment of dryRun ? [] : environments) {
    await requireServiceSettings(environment);
    if (!serviceOnly) await requireShopSettings(environment);
    await requireAddresses(environment);
  }
  for (const {config, environment} of dryRun || takeOver ? [] : workersToSend(given)) {
    await refuseForeignHosts(config, environment);
  }
  for (const worker of dryRun ? [] : workersToSend(given)) await requireSecrets(worker);
  for (const {config, environment} of workersToSend(given)) {
    const {variables} = await readEnvironment(config, environment);
    for (const warning of endingVersions(variables, Date.now())) logToConsole(warning);
  }
  for (const warning of endingVersions({'ADMIN_VERSION of npm run store': ADMIN_VERSION}, Date.now()))
    logToConsole(warning);
  // Asked before the build, which writes files.
  const code = await checkedOut();
  const message = code === null ? undefined : messageOf(code);
  if (message !== undefined) logToConsole(`The code is ${message}.`);
  for (const change of code?.changes ?? []) logToConsole(`  ${change}`);
  await buildAll(logToConsole, {everyPicture: !dryRun, sourceMaps: !dryRun});
  if (!dryRun) await markBuiltFiles();
  await deploy(given, message);
  if (startUp) {
    const milliseconds = await measureStartUp(inProject('build/server/index.js'));
    logToConsole(`Starting the shop's worker takes ${milliseconds} ms longer than an empty one (goal: 100).`);
  }
  if (dryRun) {
    logToConsole('Nothing was sent: a dry run.');
  } else {
    await sendSourceMaps(logToConsole);
    for (const environment of environments) {
      const {variables} = await readEnvironment('wrangler.toml', environment);
      logToConsole(`Sent. Try it: npm run smoke -- ${variables['SHOP_ORIGIN']}`);
    }
  }
} catch (error) {
  endWithFailure(error);
}
