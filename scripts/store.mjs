// @ts-check
// The required configuration of the platform's shop, as defined in store/. `npm run store -- list` prints it;
// `check <environment>` lists missing definitions, `apply <environment>` creates them and never changes existing
// ones. Both need ADMIN_TOKEN, a token of the platform's Admin API. `content` prints the types of the CMS's documents
// as JSON Schema.
import {endWithFailure} from './lib/failure.mjs';
import {logToConsole} from './lib/progress.mjs';
import {No} from './lib/questions.mjs';
import {DEPLOYABLE, importFromWorker, readEnvironment} from './lib/settings.mjs';
import {adminOf, define, findFaults, readStoreFile, wantedDefinitions} from './lib/store-definitions.mjs';

const COMMANDS = ['list', 'content', 'check', 'apply'];

function list() {
  for (const {ownerType, namespace, key, type} of wantedDefinitions()) {
    logToConsole(`metafield  ${ownerType.padEnd(15)} ${`${namespace}.${key}`.padEnd(32)} ${type}`);
  }
  const {path, fields, topics} = readStoreFile('webhooks.json');
  for (const topic of topics) logToConsole(`webhook    ${topic.padEnd(15)} to ${path}, with ${fields.join(', ')}`);
  for (const {name, percentOff} of readStoreFile('selling-plans.json')) {
    const plans = Object.entries(percentOff).map(([weeks, percent]) => `every ${weeks} weeks ${percent} % off`);
    logToConsole(`plans      ${name.de}: ${plans.join(', ')}`);
  }
  logToConsole('search     store/search.json; menus are configuration: app/pages/menus.ts');
}

async function content() {
  const {documentSchema} = await importFromWorker('contracts/cms.ts');
  const {toJSONSchema} = await import('zod');
  logToConsole(JSON.stringify(toJSONSchema(documentSchema, {unrepresentable: 'any', io: 'input'}), null, 2));
}

/** @param {string} name of an environment @returns {Promise<string>} the origin of its platform */
async function originOf(name) {
  const environment = DEPLOYABLE.find((known) => known === name);
  if (environment === undefined) throw new RangeError(`Say which: ${DEPLOYABLE.join(', ')}.`);
  return String((await readEnvironment('wrangler.toml', environment)).variables['STOREFRONT_ORIGIN']);
}

/** @param {string} name @param {boolean} mend */
async function compare(name, mend) {
  const token = process.env['ADMIN_TOKEN'];
  if (!token) throw new RangeError('ADMIN_TOKEN is not set.');
  const ask = adminOf(process.env['STOREFRONT_ORIGIN'] ?? (await originOf(name)), token);
  const faults = await findFaults(ask);
  let left = 0;
  for (const {wanted, fault} of faults) {
    const mends = mend && fault === 'missing';
    if (mends) await define(ask, wanted);
    else left += 1;
    logToConsole(`${mends ? 'made' : 'NO  '}  ${wanted.ownerType} ${wanted.namespace}.${wanted.key} is ${fault}`);
  }
  logToConsole(left === 0 ? 'Every metafield is defined.' : `${left} metafields are not as the shop reads them.`);
  process.exitCode = left === 0 ? 0 : 1;
}

try {
  const [command = '', environment = ''] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) throw new RangeError(`Say what: ${COMMANDS.join(', ')}.`);
  if (command === 'list') list();
  else if (command === 'content') await content();
  else await compare(environment, command === 'apply');
} catch (error) {
  endWithFailure(error instanceof No ? new RangeError(error.message) : error);
}
