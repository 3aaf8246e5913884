import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';

import {NoDeprecatedCustomRule, parse, validate} from 'graphql';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {
  accountVersionQuestion,
  adminVersionQuestion,
  CHECKED_VERSIONS,
  endingVersions,
  versionQuestion,
} from '../../scripts/lib/platform-version.mjs';
import {No, type Question} from '../../scripts/lib/questions.mjs';
import {document} from '../contract/storefront/operations';
import {customerOperations} from '../support/customer-operations';
import {CUSTOMER_ACCOUNT_SCHEMAS, STOREFRONT_SCHEMAS} from '../support/platform-schemas';

const messages = (errors: readonly Error[]) => [...new Set(errors.map(({message}) => message))];

/** The deprecated field that the operations ask for: its successors are in no version before 2026-07. */
const DEPRECATED = {
  since: '2026-01',
  message:
    'The field Cart.discountAllocations is deprecated. Use `cart.lines[].discountAllocations(lineLevelOnly: false)` and ' +
    '`cart.deliveryGroups[].discountAllocations` instead.',
};

describe.each(STOREFRONT_SCHEMAS)('version $version of the Storefront API', ({version, schema}) => {
  test('every operation of the shop is valid', () => {
    expect(messages(validate(schema, document))).toEqual([]);
  });

  test('the operations ask for no other deprecated field than the one noted here', () => {
    expect(messages(validate(schema, document, [NoDeprecatedCustomRule]))).toEqual(
      version < DEPRECATED.since ? [] : [DEPRECATED.message],
    );
  });
});

test('check-env takes the versions that are checked here', () => {
  const versions = STOREFRONT_SCHEMAS.map(({version}) => version);
  expect(CHECKED_VERSIONS).toEqual({first: versions[0], last: versions.at(-1)});
});

describe('the Customer Account API', async () => {
  const operations = await customerOperations();

  test('is asked all this', () => {
    expect([...operations.values()].sort()).toEqual([
      'CustomerAddressCreate',
      'CustomerAddressDelete',
      'CustomerAddressUpdate',
      'CustomerAddressUpdate',
      'CustomerOrderFulfillments',
      'CustomerOrderLines',
      'CustomerOrders',
      'CustomerProfile',
      'CustomerUpdate',
      'KnownCustomer',
    ]);
  });

  test.each(CUSTOMER_ACCOUNT_SCHEMAS)('knows it in version $version', ({schema}) => {
    for (const query of operations.keys()) expect(messages(validate(schema, parse(query)))).toEqual([]);
  });
});

test.each([
  ['long before', '2027-01-30', []],
  ['60 days before', '2027-01-31', ['STOREFRONT_API_VERSION', 'ADMIN_API_URL']],
  ['once it has ended', '2028-01-01', ['STOREFRONT_API_VERSION', 'ADMIN_API_URL']],
])('deploy names the settings of a version that ends %s', (_, day, names) => {
  const variables = {
    STOREFRONT_API_VERSION: '2026-04',
    ADMIN_API_URL: 'https://shop.example/admin/api/2026-04/graphql.json',
    SUBSCRIPTION_API_URL: 'https://subscriptions.example',
    CUSTOMER_PRICES: 'on',
  };
  const lines = endingVersions(variables, Date.parse(day));
  expect(lines.map((line) => line.split(':')[0])).toEqual(names);
});

describe('check-env', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** Asks a platform that answers so. */
  async function askAt(answer: RequestListener, question: (origin: string) => Question): Promise<unknown> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    try {
      return await question(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`).ask();
    } finally {
      server.close();
    }
  }

  /** Answers by a version, or names none; tokens are had anyway. */
  const answerBy =
    (served: string | null, status = 200): RequestListener =>
    ({url = ''}, response) => {
      if (url.includes('/oauth/')) {
        response.end('{"access_token":"shpat_admin"}');
        return;
      }
      if (served !== null) response.setHeader('X-Shopify-API-Version', served);
      response.writeHead(status).end('{}');
    };

  /** Asks a platform that answers by `served`. */
  const ask = (asked: string, served: string | null, status?: number) =>
    askAt(answerBy(served, status), (origin) =>
      versionQuestion({STOREFRONT_ORIGIN: origin, STOREFRONT_API_VERSION: asked, STOREFRONT_PRIVATE_TOKEN: 'x'}),
    );

  /** Asks an account host whose API is at `path`, in 2026-04 and 2026-10. */
  const askAccount = (asked: string, path: string) =>
    askAt(
      ({url = '', headers}, response) => {
        if (url === '/.well-known/customer-account-api') {
          response.end(JSON.stringify({graphql_api: `http://${headers.host ?? ''}${path}`}));
        } else {
          response.writeHead(/2026-(?:04|10)/.test(url) ? 401 : 404).end();
        }
      },
      (origin) => accountVersionQuestion({ACCOUNT_ORIGIN: origin, STOREFRONT_API_VERSION: asked}),
    );

  test('says which version of the Customer Account API the account host names, and which one the shop asks for', async () => {
    const address = '/customer/api/2026-10/graphql';
    expect(await askAccount('2026-04', address)).toMatch(/names .*2026-10\/graphql, the shop asks for 2026-04$/);
    expect(await askAccount('2026-10', address)).toBe('it names 2026-10, too');
  });

  test.each([
    ['that the account host does not have', '2026-07', '/customer/api/2026-10/graphql', /does not have 2026-07/],
    ['that has no place in the address', '2026-04', '/graphql', /names no version/],
  ])('refuses a version of the Customer Account API %s', async (_what, asked, address, reason) => {
    await expect(askAccount(asked, address)).rejects.toThrow(reason);
  });

  test.each([
    ['2026-04', '2026-04', 'it answers by 2026-04; served at least until 2027-04-01'],
    ['2025-10', '2026-01', 'it answers by 2026-01, because 2025-10 has ended; served at least until 2027-01-01'],
  ])('says of version %s which one answers and until when', async (asked, served, remark) => {
    expect(await ask(asked, served)).toBe(remark);
  });

  test('refuses a version that the operations were not checked against', async () => {
    await expect(ask('2025-10', '2027-01')).rejects.toThrow('it answers by 2027-01');
  });

  /** Asks for the version of the Admin API at `url`, of a platform that answers by `served`. */
  function askAdmin(url: string, served: string | null, status?: number): Promise<unknown> {
    vi.stubEnv('ADMIN_API_URL', url);
    vi.stubEnv('ADMIN_CLIENT_ID', 'id');
    vi.stubEnv('ADMIN_CLIENT_SECRET', 'secret');
    return askAt(answerBy(served, status), (origin) => adminVersionQuestion({STOREFRONT_ORIGIN: origin}));
  }
  const ADMIN = 'https://shop.example/admin/api/2026-04/graphql.json';

  test('says of the Admin API’s version until when it is served, and that it has ended', async () => {
    expect(await askAdmin(ADMIN, '2026-04')).toBe('2026-04; served at least until 2027-04-01');
    await expect(askAdmin(ADMIN, '2026-07')).rejects.toThrow('2026-04 has ended');
  });

  test.each(['null', '{}'])('says that the platform gives no token where it answers %s', async (body) => {
    vi.stubEnv('ADMIN_API_URL', ADMIN);
    vi.stubEnv('ADMIN_CLIENT_ID', 'id');
    vi.stubEnv('ADMIN_CLIENT_SECRET', 'secret');
    const asked = askAt(
      (_request, response) => response.end(body),
      (origin) => adminVersionQuestion({STOREFRONT_ORIGIN: origin}),
    );
    await expect(asked).rejects.toThrow(No);
  });

  test('refuses an address of the Admin API without a version', async () => {
    await expect(askAdmin('shop.example', '2026-04')).rejects.toThrow(No);
  });

  test.each([
    ['401', '2026-04', 401],
    ['404', null, 404],
    ['200 without a version', null, 200],
  ])('takes %s of the platform for no version', async (_, served, status) => {
    await expect(ask('2026-04', served, status)).rejects.toThrow(No);
    await expect(askAdmin(ADMIN, served, status)).rejects.toThrow(No);
  });

  test.each(['null', '{}', '{"graphql_api": 1}'])('takes %s of the account host for no address', async (document) => {
    const asking = askAt(
      (_request, response) => {
        response.end(document);
      },
      (origin) => accountVersionQuestion({ACCOUNT_ORIGIN: origin, STOREFRONT_API_VERSION: '2026-04'}),
    );
    await expect(asking).rejects.toThrow(No);
  });
});
