// @ts-check
// The required configuration of the platform's shop, as defined in store/. `list` prints it; `plan <environment>` says
// what differs and changes nothing; `apply <environment>` makes what is missing, a second time nothing. Both need
// ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, of an app with rights in the platform's shop. `content` prints the types of the CMS's documents as JSON Schema;
// `cms-dataset` writes the demo content for `sanity dataset import`; `mails <environment>` writes the platform's mails with the
// CMS's legal texts.
import {endWithFailure} from './lib/failure.mjs';
import {logToConsole} from './lib/progress.mjs';
import {No} from './lib/questions.mjs';
import {importFromWorker, partialSettingsFromArguments} from './lib/settings.mjs';
import {adminOf, adminToken, readStoreFile} from './lib/store/admin.mjs';
import {wantedDiscounts} from './lib/store/discounts.mjs';
import {wantedDefinitions} from './lib/store/metafields.mjs';
import {applySteps, planStore} from './lib/store/plan.mjs';
import {wantedWebhooks} from './lib/store/webhooks.mjs';

function list() {
  for (const {ownerType, namespace, key, type} of wantedDefinitions()) {
    logToConsole(`metafield  ${ownerType.padEnd(15)} ${`${namespace}.${key}`.padEnd(32)} ${type}`);
  }
  for (const {topic, uri, fields} of wantedWebhooks({shop: 'the shop: ', service: 'the service: '})) {
    logToConsole(`webhook    ${topic.padEnd(23)} to ${uri}, with ${fields.join(', ')}`);
  }
  for (const {name, percentOff} of readStoreFile('selling-plans.json')) {
    const plans = Object.entries(percentOff).map(([weeks, percent]) => `every ${weeks} weeks ${percent} % off`);
    logToConsole(`plans      ${name.de}: ${plans.join(', ')}`);
  }
  for (const {handle, variants} of readStoreFile('products.json')) {
    logToConsole(`product    ${handle}: ${variants.length} variants`);
  }
  for (const discount of Object.values(wantedDiscounts())) {
    if (discount !== null) logToConsole(`discount   ${discount.title}`);
  }
  logToConsole('search     store/search.json; menus: store/merchant/menus.json');
}

async function content() {
  const {documentSchema} = await importFromWorker('contracts/cms.ts');
  const {toJSONSchema} = await import('zod');
  logToConsole(JSON.stringify(toJSONSchema(documentSchema, {unrepresentable: 'any', io: 'input'}), null, 2));
}

async function cmsDataset() {
  const {writeCmsDataset} = await import('./lib/cms-dataset.mjs');
  const {folder, documents, pictures} = await writeCmsDataset(logToConsole);
  logToConsole(`${documents} documents and ${pictures} pictures. Import them in store/cms:`);
  logToConsole(`npx sanity dataset import ${folder} production`);
}

/**
 * @param {string} name of an environment @param {RegExp} needed settings that have to be right, as what is made of them stays
 * @returns {Promise<Readonly<Record<string, unknown>>>}
 */
async function usableSettings(name, needed) {
  const {usable, faults} = await partialSettingsFromArguments([name]);
  const wrong = [...faults].filter(([known]) => needed.test(known));
  if (wrong.length > 0) throw new RangeError(`${wrong.map((fault) => fault.join(' ')).join('; ')}.`);
  return usable;
}

/** @param {string} name of an environment */
async function mails(name) {
  const {writeMails} = await import('./lib/store/mails.mjs');
  const env = await usableSettings(name, /^(?:SHOP_ORIGIN|CMS_(?:ORIGIN|ASSET_ORIGIN|PROJECT_ID|DATASET))$/);
  for (const file of await writeMails(env)) logToConsole(file);
}

/** @param {string} name of an environment @param {'plan' | 'apply'} command */
async function compare(name, command) {
  // `apply` registers webhooks at these origins.
  const usable = await usableSettings(name, /^(?:STOREFRONT|SHOP|SERVICE_API)_ORIGIN$/);
  const origin = String(usable['STOREFRONT_ORIGIN']);
  const ask = adminOf(origin, await adminToken(origin, process.env));
  const settings = {
    shopOrigin: String(usable['SHOP_ORIGIN']),
    serviceOrigin: String(usable['SERVICE_API_ORIGIN']),
    startsAt: new Date().toISOString(),
  };
  const steps = await planStore(ask, settings);
  const left = command === 'apply' ? await applySteps(ask, steps, logToConsole) : steps.length;
  if (command === 'plan') {
    for (const {object, change, apply} of steps) {
      logToConsole(`${apply === undefined ? 'by hand' : 'apply  '}  ${object}: ${change}`);
    }
  }
  logToConsole(left === 0 ? 'The platform’s shop is as store/ says.' : `${left} steps are left.`);
  process.exitCode = left === 0 ? 0 : 1;
}

/** @type {Readonly<Record<string, (environment: string) => unknown>>} */
const COMMANDS = {
  list,
  content,
  'cms-dataset': cmsDataset,
  mails,
  plan: (environment) => compare(environment, 'plan'),
  apply: (environment) => compare(environment, 'apply'),
};

try {
  const [name = '', environment = ''] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (command === undefined) throw new RangeError(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(environment);
} catch (error) {
  endWithFailure(error instanceof No ? new RangeError(error.message) : error);
}
