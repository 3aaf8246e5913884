import {describe, expect, it} from 'vitest';

import {readEnv} from '../../app/config/env.server';
import {isExampleValue} from '../../contracts/example-value';
import {addressFaults, refuseFaults} from '../../scripts/lib/deployment-settings.mjs';
import {readEnvironment} from '../../scripts/lib/settings.mjs';
import {readVariables} from '../../service/config/env';
import {EXAMPLE_SETTINGS, ownSettings} from '../support/example-settings';

describe.each([
  ['wrangler.toml', readEnv, {}],
  ['service/wrangler.toml', readVariables, {MAIL_PROVIDER: 'postmark'}],
  ['service/wrangler.toml', readVariables, {MAIL_PROVIDER: 'resend'}],
] as const)('the variables of %s', async (config, read, choice) => {
  const {secrets} = await readEnvironment(config, 'production');
  const examples = {...EXAMPLE_SETTINGS[config], ...choice};

  it(`are taken where they are a merchant’s own, whatever the secrets: ${JSON.stringify(choice)}`, () => {
    expect(secrets.length).toBeGreaterThan(5);
    expect(() => refuseFaults({variables: ownSettings(examples), secrets}, read)).not.toThrow();
  });

  it('are refused where they are examples, with one line', () => {
    expect(() => refuseFaults({variables: examples, secrets}, read)).toThrow(RangeError);
    expect(() => refuseFaults({variables: examples, secrets}, read)).toThrow(
      /^The worker's configuration is not usable: [^\n]*SHOP_ORIGIN still has the value of an example[^\n]*\.$/,
    );
  });
});

describe('the addresses of the workers', () => {
  const origins = {SHOP_ORIGIN: 'https://shop.coffee', SERVICE_ORIGIN: 'https://service.shop.coffee'};
  const shop = {
    config: 'wrangler.toml',
    hosts: ['shop.coffee'],
    variables: {SHOP_ORIGIN: 'https://shop.coffee/', SERVICE_API_ORIGIN: origins.SERVICE_ORIGIN},
  } as const;
  const service = {config: 'service/wrangler.toml', hosts: ['service.shop.coffee'], variables: origins} as const;
  const others = {SHOP_ORIGIN: 'https://www.shop.coffee', SERVICE_ORIGIN: 'https://forms.shop.coffee'};

  it.each([
    ['agree', shop, service, []],
    [
      'have the host of an example',
      {...shop, hosts: ['shop.coffee', 'shop.lichtung.example']},
      service,
      ['routes of wrangler.toml still have shop.lichtung.example'],
    ],
    [
      'lack the host of the shop',
      {...shop, hosts: ['www.shop.coffee']},
      service,
      ['routes of wrangler.toml lack the host of SHOP_ORIGIN, https://shop.coffee/'],
    ],
    [
      'lack the host of the service worker',
      shop,
      {...service, hosts: []},
      ['routes of service/wrangler.toml lack the host of SERVICE_ORIGIN, https://service.shop.coffee'],
    ],
    [
      'differ',
      shop,
      {...service, hosts: ['forms.shop.coffee'], variables: others},
      [
        'SHOP_ORIGIN of service/wrangler.toml is not SHOP_ORIGIN of wrangler.toml',
        'SERVICE_ORIGIN of service/wrangler.toml is not SERVICE_API_ORIGIN of wrangler.toml',
      ],
    ],
    [
      'know other product types',
      shop,
      {...service, variables: {...origins, PRODUCT_TYPES: 'Röstkaffee=coffee'}},
      ['PRODUCT_TYPES of service/wrangler.toml is not PRODUCT_TYPES of wrangler.toml'],
    ],
    [
      'ask for the same version of the platform',
      {...shop, variables: {...shop.variables, STOREFRONT_API_VERSION: '2026-04'}},
      {...service, variables: {...origins, STOREFRONT_API_URL: 'https://a.coffee/api/2026-04/graphql.json'}},
      [],
    ],
    [
      'ask for two versions of the platform',
      shop,
      {...service, variables: {...origins, STOREFRONT_API_URL: 'https://a.coffee/api/2026-04/graphql.json'}},
      ['STOREFRONT_API_VERSION of wrangler.toml is not the version of STOREFRONT_API_URL, 2026-04'],
    ],
  ])('%s', (_, ofShop, ofService, faults) => {
    expect(addressFaults([ofService, ofShop], isExampleValue)).toEqual(faults);
  });
});
