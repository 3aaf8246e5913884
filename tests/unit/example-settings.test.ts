import {describe, expect, it} from 'vitest';

import {readEnv} from '../../app/config/env.server';
import {isExampleValue} from '../../contracts/example-value';
import {placeholdersOf} from '../../scripts/lib/deployment-settings.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';
import {readVariables} from '../../service/config/env';
import {EXAMPLE_SETTINGS, ownSettings} from '../support/example-settings';

/** What a shop that sells may well have in common with an example, or what the services alone can say. */
const LEGITIMATE = new Set([
  'ENVIRONMENT',
  'STOREFRONT_API_VERSION',
  'CMS_DATASET',
  'MAINTENANCE',
  'BREAKER',
  'SWITCHED_OFF',
  // Hosts that every customer of the service has.
  'SUBSCRIPTION_API_URL',
  'SUBSCRIPTION_LOGIN_URL',
  'CMS_ASSET_ORIGIN',
  // Ids without a mark of where they are from: `npm run check-env` asks the services for what they name.
  'CMS_PROJECT_ID',
  'CART_COLLECTIONS',
  'FREE_ARTICLE_VARIANT',
]);

/** Shops that take money, with values of their own in all places. */
const OWN = {
  ...ownSettings(EXAMPLE_SETTINGS['wrangler.toml']),
  ...placeholdersOf((await readEnvironment('wrangler.toml', 'production')).secrets),
};
const OWN_SERVICE = {
  ...ownSettings(EXAMPLE_SETTINGS['service/wrangler.toml']),
  ...placeholdersOf((await readEnvironment('service/wrangler.toml', 'production')).secrets),
};

/** Of the demo, which may have been set up, what no merchant has to change. */
const demo = Object.entries((await readEnvironment('wrangler.toml', 'demo')).variables).filter(
  ([, value]) => !String(value).includes('://'),
);

it('a shop with values of its own is taken', () => {
  expect(readEnv(OWN).ENVIRONMENT).toBe('production');
  expect(readVariables(OWN_SERVICE).ENVIRONMENT).toBe('production');
});

it('a service worker takes the new and the old token of a shop', () => {
  const SERVICE_API_TOKEN = `${'n'.repeat(16)} ${'o'.repeat(16)}`;
  expect(readVariables({...OWN_SERVICE, SERVICE_API_TOKEN}).SERVICE_API_TOKEN).toBe(SERVICE_API_TOKEN);
});

describe.each([
  ['one’s own machine', (await readEnvironment('wrangler.toml', undefined)).variables, 20],
  ['a new shop', EXAMPLE_SETTINGS['wrangler.toml'], 12],
  ['the demo', Object.fromEntries(demo), 5],
] as const)('in a shop that takes money, of %s', (_, variables, atLeast) => {
  const examples = Object.entries(variables).filter(([name]) => !LEGITIMATE.has(name));

  it.each(examples)('%s is refused', (name, value) => {
    expect(examples.length).toBeGreaterThanOrEqual(atLeast);
    expect(() => readEnv({...OWN, [name]: value})).toThrow(
      new RegExp(`: ${name} (?:still has the value of an example|is not encrypted)`),
    );
  });
});

describe('the service worker of a shop that takes money', () => {
  it.each([
    'SERVICE_ORIGIN',
    'SHOP_ORIGIN',
    'ADMIN_API_URL',
    'STOREFRONT_API_URL',
    'ADMIN_CLIENT_ID',
    'COFFEE_COLLECTION',
    'CMS_ORIGIN',
    'SEARCH_ORIGIN',
    'SEARCH_APPLICATION_ID',
    'MAIL_FROM',
    'OPERATOR_MAIL',
  ] as const)('refuses the example of %s', (name) => {
    const wrong = {...OWN_SERVICE, [name]: EXAMPLE_SETTINGS['service/wrangler.toml'][name]};
    expect(() => readVariables(wrong)).toThrow(`${name} still has the value of an example`);
  });

  it.each([
    ['what only tests may do', {CONTROL_INTERFACE: 'on'}, 'CONTROL_INTERFACE must be off'],
    ['nobody who is told of new cases', {OPERATOR_MAIL: ''}, 'OPERATOR_MAIL is empty'],
    ['who can be sent no mail', {OPERATOR_MAIL: 'hallo@lichtung'}, 'OPERATOR_MAIL is not an e-mail address'],
    ['labels that no carrier knows', {RETURN_LABELS: 'specimen'}, 'RETURN_LABELS must be by-hand'],
    ['a fraction of a request, which would switch limits off', {LIMIT_FACTOR: '1.5'}, 'LIMIT_FACTOR'],
    ['a secret of one’s own machine', {LINK_SECRET: `local-${'s'.repeat(40)}`}, 'LINK_SECRET'],
    ['one of two tokens that is too short', {SERVICE_API_TOKEN: `${'s'.repeat(16)} s`}, 'SERVICE_API_TOKEN'],
    [
      'one of two tokens of one’s own machine',
      {SERVICE_API_TOKEN: `${'s'.repeat(16)} local-${'s'.repeat(16)}`},
      'SERVICE_API_TOKEN',
    ],
    ['an optional one, too', {ORDER_TOKEN_SECRET: `local-${'s'.repeat(40)}`}, 'ORDER_TOKEN_SECRET'],
    [
      'a host of the search that takes no writes',
      {SEARCH_ORIGIN: 'https://own-dsn.algolia.net'},
      'SEARCH_ORIGIN is a host for reading only: take the one without -dsn',
    ],
    [
      'the secret of another mail provider',
      {MAIL_PROVIDER: 'resend', MAIL_WEBHOOK_SECRET: 's'.repeat(40)},
      'MAIL_WEBHOOK_SECRET must begin with whsec_',
    ],
  ])('refuses %s', (_, wrong, fault) => {
    expect(() => readVariables({...OWN_SERVICE, ...wrong})).toThrow(fault);
  });
});

describe.each(['wrangler.toml', 'service/wrangler.toml'] as const)('%s', async (config) => {
  const {variables} = await readEnvironment(config, 'production');
  const isSetUp = !isExampleValue(String(variables['SHOP_ORIGIN']));

  it.skipIf(isSetUp)('has the examples that these tests are about, until somebody sets up a shop', () => {
    expect(variables).toEqual(EXAMPLE_SETTINGS[config]);
  });
});
