import {afterAll, beforeAll, expect, it} from 'vitest';
import {controlReceivedSchema} from '../../../emulator/control/answers';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

/** Lets the service ask the Admin API for an order. */
const track = () => services.call('/order-tracking', {number: 'L8421', email: 'jonas.berger@example.com'});

async function exchanges(): Promise<number> {
  const received = parsed(controlReceivedSchema, await services.send('/control/received?service=admin'));
  return received.operations['access_token'] ?? 0;
}

it('an exchange that fails is an outage, and is tried again', async () => {
  const fault = {service: 'admin', operation: 'access_token', kind: 'status', status: 503, times: 1};
  await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
  expect(refusalOf(await track())).toEqual([503, 'unavailable']);
  expect((await track()).status).toBe(200);
});

it('calls at once and later share a token, until it has expired', async () => {
  const before = await exchanges();
  const calls = await Promise.all([track(), track(), track()]);
  expect([...calls.map(({status}) => status), await exchanges()]).toEqual([200, 200, 200, before]);
  await services.moveClock(DAY_MS);
  const later = await Promise.all([track(), track(), track()]);
  expect([...later.map(({status}) => status), await exchanges()]).toEqual([200, 200, 200, before + 1]);
  await services.moveClock(0);
});
