import {describe, expect, it} from 'vitest';
import {COMPLETE} from './env.fixture';
import {contentAssets, hasWorkbench, measuringOrigins, readEnv} from './env.server';
import {knownKind, productTypes} from '../../contracts/product-types';

/** The same of a shop that customers see: nothing of an example is left. */
const PRODUCTION = {
  ...Object.fromEntries(
    Object.entries(COMPLETE).map(([name, value]) => [
      name,
      value.replace('http:', 'https:').replace('.example', '.coffee'),
    ]),
  ),
  ENVIRONMENT: 'production',
};

describe('variables of the worker', () => {
  it('takes a complete set, with a build id and a clock of its own by default', () => {
    expect(readEnv({...COMPLETE, ASSETS: {fetch: () => null}})).toEqual({
      ...COMPLETE,
      PICTURE_ORIGIN: 'https://pictures.example',
      SUBSCRIPTION_API_URL: 'https://subscriptions.example/api',
      STOREFRONT_API_VERSION: '2025-10',
      PRODUCT_TYPES: productTypes(),
      CART_COLLECTIONS: {},
      CMS_DATASET: 'production',
      MAINTENANCE: 'off',
      BREAKER: 'on',
      SWITCHED_OFF: new Map(),
      BUILD_ID: 'unbuilt',
      CLOCK_OFFSET_MS: 0,
    });
  });

  it('names in one line everything that is missing or wrong, and shows no value', () => {
    const {SERVICE_API_TOKEN: _, ...rest} = COMPLETE;
    expect(() => readEnv({...rest, PICTURE_ORIGIN: 'ftp://secret.example', BUILD_ID: 'a b'})).toThrow(
      "The worker's configuration is not usable: PICTURE_ORIGIN is not an origin such as https://shop.example; " +
        'SERVICE_API_TOKEN is missing; BUILD_ID may only hold letters, digits, dots and dashes.',
    );
  });

  it('sends the new one of two tokens of the service API', () => {
    const env = readEnv({...COMPLETE, SERVICE_API_TOKEN: 'new old'});
    expect(env.SERVICE_API_TOKEN).toBe('new');
  });

  it.each(['https://shop.example/de', 'https://user@shop.example', 'shop.example', 'https://shop.example/?a=1', ''])(
    'refuses %j as an origin',
    (value) => {
      expect(() => readEnv({...COMPLETE, SHOP_ORIGIN: value})).toThrow('SHOP_ORIGIN is');
    },
  );

  it.each(['https://account.example/?a=1', 'ftp://account.example/1', 'account', 'https://user@account.example/'])(
    'refuses %j as an address to append to',
    (value) => {
      expect(() => readEnv({...COMPLETE, ACCOUNT_ISSUER: value})).toThrow('ACCOUNT_ISSUER is not an address');
    },
  );

  it('refuses a token of the subscription service that is not the storefront’s', () => {
    expect(() => readEnv({...COMPLETE, SUBSCRIPTION_STOREFRONT_TOKEN: 'sk_1'})).toThrow(
      'SUBSCRIPTION_STOREFRONT_TOKEN does not begin with strfnt',
    );
  });

  it('refuses a short secret', () => {
    expect(() => readEnv({...COMPLETE, SESSION_SECRET: 'short'})).toThrow('SESSION_SECRET is shorter than 32');
  });

  it.each([
    ['3600000', 3600000],
    [-5, -5],
  ])('moves the clock by %j in a demo', (value, offset) => {
    expect(readEnv({...COMPLETE, CLOCK_OFFSET_MS: value}).CLOCK_OFFSET_MS).toBe(offset);
  });

  it.each([
    ['ANALYTICS_ORIGIN', 'https://metrics.example/path'],
    ['ANALYTICS_CONTAINER', 'GTM-"><script>'],
    ['ERROR_REPORTING_DSN', 'https://errors.example/1'],
    ['ERROR_REPORTING_DSN', 'nonsense'],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readEnv({...COMPLETE, [name]: value})).toThrow(`${name} `);
  });

  it.each([
    [{}, []],
    [{ANALYTICS_ORIGIN: 'https://metrics.example'}, []],
    [{ANALYTICS_ORIGIN: 'https://metrics.example', ANALYTICS_CONTAINER: 'GTM-ABC123'}, ['https://metrics.example']],
    [{ERROR_REPORTING_DSN: 'https://key@errors.example/1'}, ['https://errors.example']],
  ])('%j: pages may measure at %j', (set, origins) => {
    expect(measuringOrigins(readEnv({...COMPLETE, ...set}))).toEqual(origins);
  });

  it.each([
    ['development', true],
    ['test', true],
    ['demo', true],
    ['production', false],
  ] as const)('in %s the workbench is open: %s', (ENVIRONMENT, open) => {
    expect(hasWorkbench(readEnv({...PRODUCTION, ENVIRONMENT}))).toBe(open);
  });

  it('refuses a moved clock in production', () => {
    expect(() => readEnv({...PRODUCTION, CLOCK_OFFSET_MS: '0'})).toThrow('CLOCK_OFFSET_MS is refused in production');
    expect(readEnv(PRODUCTION).CLOCK_OFFSET_MS).toBe(0);
  });

  it.each([
    [{CMS_ORIGIN: 'https://cms.lichtung.example'}, 'CMS_ORIGIN still has the value of an example'],
    [{CMS_PROJECT_ID: 'replace-with-the-project-id'}, 'CMS_PROJECT_ID still has the value of an example'],
    [{SEARCH_API_KEY: 'replace-with-the-search-only-key'}, 'SEARCH_API_KEY still has the value of an example'],
    [{SERVICE_API_TOKEN: 'local-service-api-token'}, 'SERVICE_API_TOKEN still has the value of an example'],
    [{SUBSCRIPTION_STOREFRONT_TOKEN: 'strfnt_local-token'}, 'TOKEN still has the value of an example'],
    [{ACCOUNT_CLIENT_ID: 'shp_local-customer-account-client'}, 'ACCOUNT_CLIENT_ID still has the value of an example'],
    [{SEARCH_APPLICATION_ID: 'LOCALSEARCH'}, 'SEARCH_APPLICATION_ID still has the value of an example'],
    [{ANALYTICS_CONTAINER: 'GTM-LOCAL1'}, 'ANALYTICS_CONTAINER still has the value of an example'],
    [{PICTURE_ORIGIN: 'http://pictures.coffee'}, 'PICTURE_ORIGIN is not encrypted (https)'],
  ])('refuses %j in production', (set, fault) => {
    expect(() => readEnv({...PRODUCTION, ...set})).toThrow(fault);
    expect(() => readEnv({...PRODUCTION, ...set, ENVIRONMENT: 'demo'})).not.toThrow();
  });

  it('reads the product types of the merchant beside those that the shop knows', () => {
    const types = readEnv({...COMPLETE, PRODUCT_TYPES: ' Röstkaffee = coffee;Set=gear; '}).PRODUCT_TYPES;
    expect(['Röstkaffee', 'Coffee', 'Set'].map((type) => knownKind(types, type))).toEqual(['coffee', 'coffee', 'gear']);
  });

  it('reads the numbers of what the merchant has set', () => {
    const set = {CART_COLLECTIONS: 'gear=2013; mixed=2016', FREE_ARTICLE_VARIANT: '50201'};
    expect(readEnv({...COMPLETE, ...set})).toMatchObject({
      CART_COLLECTIONS: {gear: '2013', mixed: '2016'},
      FREE_ARTICLE_VARIANT: '50201',
    });
  });

  it('knows where the pictures and files of the CMS are', () => {
    const env = readEnv({...COMPLETE, CMS_DATASET: 'staging'});
    expect(contentAssets(env, 'images')).toBe('https://assets.example/images/abc123/staging');
  });

  it.each([
    ['PRODUCT_TYPES', 'Röstkaffee=tea'],
    ['PRODUCT_TYPES', 'coffee'],
    ['CART_COLLECTIONS', 'gear=gid://shopify/Collection/1'],
    ['CART_COLLECTIONS', 'tea=2013'],
    ['FREE_ARTICLE_VARIANT', 'gid://shopify/ProductVariant/1'],
    ['CMS_PROJECT_ID', 'a/b'],
    ['CMS_DATASET', '../production'],
    ['ACCOUNT_URL', 'account'],
  ])('refuses %s=%j with its name', (name, value) => {
    expect(() => readEnv({...COMPLETE, [name]: value})).toThrow(`${name} `);
  });

  it('reads what is switched off', () => {
    const read = (text: string) => [...readEnv({...COMPLETE, SWITCHED_OFF: text}).SWITCHED_OFF];
    const search = ['search', 100];
    expect(read('search, reviews')).toEqual([search, ['reviews', 100]]);
    expect(read(' search  reviews 1%,newsletter  99 %, ')).toEqual([search, ['reviews', 1], ['newsletter', 99]]);
  });

  it.each(['serach', 'search 0%', 'search 100%', 'search 2.5%', 'search 25', '25%', 'search 25% 25%', 'search=25%'])(
    'does not switch off %j',
    (text) => {
      expect(() => readEnv({...COMPLETE, SWITCHED_OFF: text})).toThrow('SWITCHED_OFF may only name search, reviews');
    },
  );

  it.each([
    ['MAINTENANCE', 'yes'],
    ['BREAKER', 'yes'],
    ['SITE_PASSWORD', 'Nebel im Wald 7'],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readEnv({...COMPLETE, [name]: value})).toThrow(`${name} `);
  });
});
