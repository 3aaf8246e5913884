import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {REPLIES} from './routes/replies';
import {visitAccounts} from './routes/visit-accounts';
import {visitCheckout, visitContent, visitInspection, visitSearch} from './routes/visit-others';
import {visitServiceApi} from './routes/visit-service-api';
import {visitSubscriptions} from './routes/visit-subscriptions';
import {watch} from './routes/watch';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';

const listSchema = z.object({routes: z.array(z.string()), unknownDoors: z.array(z.string())});
const {onAnswer, answered} = watch();

let services: RunningServices;
let list: z.infer<typeof listSchema>;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'}, null, {entry: 'tests/contract/routes/worker.ts', onAnswer});
  list = listSchema.parse(JSON.parse((await services.send('/routes')).text));
}, 60_000);
afterAll(() => services.stop());

it('every route of the emulator has a contract, and no contract is without a route', () => {
  expect(list.unknownDoors).toEqual([]);
  expect(list.routes).toEqual(Object.keys(REPLIES).sort());
});

it('every route answers as its contract says', async () => {
  await visitSubscriptions(services, await visitAccounts(services, 'jonas.berger@example.com'));
  await visitContent(services);
  await visitSearch(services);
  await visitCheckout(services);
  await visitServiceApi(services);
  await visitInspection(services);
  expect(list.routes.filter((route) => !answered.has(route))).toEqual([]);
});
