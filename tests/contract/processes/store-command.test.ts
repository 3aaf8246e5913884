import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {adminToken} from '../../../scripts/lib/store/admin.mjs';
import {wantedDefinitions} from '../../../scripts/lib/store/metafields.mjs';
import seedGroups from '../../../store/selling-plans.json';
import {answerAdmin, emptyAdminShop} from '../../support/admin-shop';

const run = promisify(execFile);

const adminRequest = z.object({query: z.string(), variables: z.record(z.string(), z.unknown())});

/** The platform's Admin API on a port of its own. */
async function startAdmin() {
  const shop = emptyAdminShop();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/admin/oauth/access_token') {
        const isOurs = body === 'client_id=app&client_secret=secret&grant_type=client_credentials';
        response.writeHead(isOurs ? 200 : 400, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(isOurs ? {access_token: 'admin', scope: '', expires_in: 86_399} : {}));
        return;
      }
      const {query, variables} = adminRequest.parse(JSON.parse(body));
      const isAllowed = request.headers['x-shopify-access-token'] === 'admin';
      response.writeHead(isAllowed ? 200 : 401, {'Content-Type': 'application/json'});
      response.end(isAllowed ? JSON.stringify({data: answerAdmin(shop, query, variables)}) : '{}');
    });
  }).listen(0, '127.0.0.1');
  // The command uses its connection again, however long it takes in between.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const store = (command: string, environment = 'local') =>
    run(process.execPath, ['scripts/store.mjs', command, environment], {
      env: {
        ...process.env,
        STOREFRONT_ORIGIN: origin,
        ADMIN_CLIENT_ID: 'app',
        ADMIN_CLIENT_SECRET: 'secret',
      },
    });
  return {shop, origin, store, close: () => server.close()};
}

test('npm run store says what is missing, and makes it', async () => {
  const admin = await startAdmin();
  admin.shop.rates.push({country: 'DE', amount: '4.90'});
  admin.shop.groups.push(
    ...seedGroups.map(({percentOff}) =>
      Object.entries(percentOff).map(([weeks, percentage]) => ({
        interval: 'WEEK',
        intervalCount: Number(weeks),
        percentage,
      })),
    ),
  );
  await expect(admin.store('plan')).rejects.toHaveProperty('stdout', expect.stringContaining('product spende: create'));
  expect(admin.shop.metafields).toEqual([]);
  expect((await admin.store('apply')).stdout).toMatch(
    /^done {2}product spende: create$[^]*shop is as store\/ says\.$/m,
  );
  expect(admin.shop.metafields).toHaveLength(wantedDefinitions().length);
  const access = {ADMIN_CLIENT_ID: 'app', ADMIN_CLIENT_SECRET: 'another'};
  await expect(adminToken(admin.origin, access)).rejects.toThrow('/admin/oauth/access_token answers 400');
  // Webhooks would go to the example's addresses, and stay there.
  await expect(admin.store('apply', 'production')).rejects.toThrow('SHOP_ORIGIN still has the value of an example; ');
  admin.close();
});
