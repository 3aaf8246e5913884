import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {schemaOf as accountSchemaOf} from '../../emulator/accounts/api/schema';
import {schemaOf as adminSchemaOf} from '../../emulator/admin/schema';
import {schemaOf} from '../../emulator/storefront/schema';
import {listedFields, routesAmiss, unknownFidelities} from './routes/fidelity';
import {probes} from './routes/probe';
import type {Probe} from './routes/probe';
import {REPLIES} from './routes/replies';
import {PUBLIC_CLIENT, visitAccounts} from './routes/visit-accounts';
import {
  visitAgents,
  visitCheckout,
  visitContent,
  visitInspection,
  visitProviders,
  visitSearch,
} from './routes/visit-others';
import {visitServiceApi} from './routes/visit-service-api';
import {visitSubscriptions} from './routes/visit-subscriptions';
import {watch} from './routes/watch';
import {ADMIN_GRANT, adminHeaders, requestAdminToken} from './service-api/admin-token';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';

const listSchema = z.object({
  routes: z.array(z.string()),
  serviceRoutes: z.array(z.string()),
  unknownDoors: z.array(z.string()),
});
const errorsSchema = z.object({errors: z.array(z.object({message: z.string()})).default([])});
const STOREFRONT = '/api/2026-04/graphql.json';
const ADMIN = '/admin/api/2026-04/graphql.json';
const CUSTOMER_API = '/70000001/account/customer/api/2026-04/graphql';
const {onAnswer, answered} = watch();

let services: RunningServices;
let list: z.infer<typeof listSchema>;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'}, null, {entry: 'tests/contract/routes/worker.ts', onAnswer});
  list = listSchema.parse(JSON.parse((await services.send('/routes')).text));
}, 60_000);
afterAll(() => services.stop());

it('every route of the emulator and the service worker has a contract, and no contract is without a route', () => {
  expect(list.unknownDoors).toEqual([]);
  expect([...list.routes, ...list.serviceRoutes].sort()).toEqual(Object.keys(REPLIES).sort());
});

it('every route answers as its contract says', async () => {
  await visitSubscriptions(services, await visitAccounts(services, 'lena.hoffmann@example.com'));
  await visitContent(services);
  await visitSearch(services);
  await visitCheckout(services);
  await visitAgents(services);
  await visitServiceApi(services);
  await visitProviders(services);
  await requestAdminToken(services, ADMIN_GRANT);
  await visitInspection(services);
  expect([...list.routes, ...list.serviceRoutes].filter((route) => !answered.has(route))).toEqual([]);
});

it('the README tells how close every route is to the real one, and of no other', () => {
  expect(unknownFidelities()).toEqual([]);
  expect(routesAmiss(list.routes)).toEqual({missing: [], dead: []});
});

it('the README tells how close every query and mutation is to the real one, and of none that is refused', async () => {
  const accessToken = await visitAccounts(services, 'jonas.berger@example.com');
  const fields = [
    ...(await asked(probes(schemaOf('2026-04')), STOREFRONT, {
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    })),
    ...(await asked(probes(adminSchemaOf('2026-04')), ADMIN, await adminHeaders(services))),
    ...(await asked(probes(accountSchemaOf('2026-04')), CUSTOMER_API, {...PUBLIC_CLIENT, Authorization: accessToken})),
  ];
  const listed = listedFields();
  const supported = new Set(fields.filter(({isSupported}) => isSupported).map(({name}) => name));
  expect(supported.size).toBeGreaterThan(40);
  expect([...supported].filter((name) => !listed.has(name))).toEqual([]);
  expect(fields.filter(({name}) => listed.has(name) && !supported.has(name))).toEqual([]);
});

/** Which fields at a schema's root are answered, and which refused by name. */
async function asked(all: readonly Probe[], path: string, headers: Readonly<Record<string, string>>) {
  return Promise.all(
    all.map(async ({name, field, document}) => {
      const {status, text} = await services.send(path, {
        method: 'POST',
        headers: {...headers, 'Content-Type': 'application/json'},
        body: JSON.stringify({query: document}),
      });
      expect([field, status]).toEqual([field, 200]);
      const {errors} = errorsSchema.parse(JSON.parse(text));
      const refusal = `Field ${field} is not supported by the emulator`;
      expect(errors.filter(({message}) => message.startsWith('Cannot query') || message.startsWith('Syntax'))).toEqual(
        [],
      );
      return {name, isSupported: errors.every(({message}) => message !== refusal)};
    }),
  );
}
