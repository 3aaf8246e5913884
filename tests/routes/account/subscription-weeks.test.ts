import {afterAll, expect, inject, test} from 'vitest';
import * as z from 'zod';

import {CUSTOMERS} from '../../support/customer';
import {mailsTo} from '../../support/outbox';
import type {Row} from '../../support/subscription-commands';
import {formOf} from '../../support/subscription-forms';
import {beginAnew, command, DASHBOARD, serviceOf} from '../support/account';
import {control, logIn, origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever has a delivery that failed in `npm test`, everybody in the full run. */
const WATCHED: readonly string[] = inject('isFullRun') ? Object.values(CUSTOMERS) : [CUSTOMERS.errored];

/** Days from today on which everybody looks at their dashboard; the last one is behind the charges of the twelfth week. */
const DAYS: readonly number[] = inject('isFullRun') ? [0, 4, 14, 28, 42, 56, 70, 85] : [0, 4, 85];

/** The service's words for states, in the shop's. */
const STATES: Readonly<Record<string, string>> = {
  queued: 'upcoming',
  pending: 'processing',
  pending_manual_payment: 'processing',
  error: 'errored',
  skipped: 'skipped',
  success: 'delivered',
  refunded: 'refunded',
  partially_refunded: 'partly-refunded',
};

const dashboardSchema = z.object({
  subscription: z.object({
    data: z.object({
      deliveries: z.array(
        z.object({
          day: z.string(),
          state: z.string(),
          outcome: z.string().nullable(),
          retryDay: z.string().nullable(),
        }),
      ),
    }),
  }),
});

const chargeSchema = z.object({id: z.number(), status: z.string()});
const dayOf = (charge: Row) => String(charge['scheduled_at']);
const isGivenUp = (charge: Row) => charge['status'] === 'error' && charge['retry_date'] === null;
const isOver = (charge: Row) =>
  isGivenUp(charge) || ['success', 'refunded', 'partially_refunded'].includes(String(charge['status']));

/** Day and state of a delivery, from what the service says. */
const told = (charge: Row) =>
  `${dayOf(charge)} ${isGivenUp(charge) ? 'failed' : (STATES[String(charge['status'])] ?? '')}`;

/** Charges, and the orders of those that the service no longer tells. */
async function chargesOf(email: string): Promise<readonly Row[]> {
  const [charges, orders] = await Promise.all([serviceOf(email).own('charges'), serviceOf(email).own('orders')]);
  const told = new Set(charges.map(({id}) => id));
  const older = orders.map((order) => ({...order, ...chargeSchema.parse(order['charge'])}));
  return [...charges, ...older.filter(({id}) => !told.has(id))];
}

/** What the dashboard knows is what the service says; gives what that is. */
async function expectTruth(visitor: Visitor, email: string, when: string) {
  const charges = await chargesOf(email);
  const {deliveries} = dashboardSchema.parse((await visitor.get(DASHBOARD)).data).subscription.data;
  const shown = deliveries.map(({day, state, outcome}) => `${day} ${outcome ?? state}`);
  expect(shown.sort(), `${email} ${when}`).toEqual(charges.map(told).sort());
  const coming = charges.filter((charge) => !isOver(charge));
  const retries = coming.flatMap((charge) => (charge['status'] === 'error' ? [String(charge['retry_date'])] : []));
  expect(
    deliveries.flatMap(({state, retryDay}) => (state === 'errored' && retryDay !== null ? [retryDay] : [])),
    `${email} ${when}: retries`,
  ).toEqual(retries);
  return {coming, past: charges.filter(isOver), retries};
}

/** The customer asks for the link to change the payment method, follows it, and the new one is accepted. */
async function payOtherwise(visitor: Visitor, email: string, key: string): Promise<void> {
  expect((await command(visitor, `/deliveries/${key}/payment`, {})).status).toBe(303);
  const mail = (await mailsTo(origins.emulator, email)).find(({kind}) => kind === 'subscription-update-payment');
  const saved = await fetch(mail?.links[0] ?? '', {
    method: 'POST',
    body: new URLSearchParams({outcome: 'approve'}),
    redirect: 'manual',
  });
  expect(saved.status).toBe(303);
}

beginAnew();
afterAll(async () => {
  await control.moveClock(0);
  await control.reset();
});

test('twelve weeks go by: charges run, fail, are retried, recover and are skipped, and the dashboard tells the truth', async () => {
  const known = new Map<string, Awaited<ReturnType<typeof expectTruth>>>();
  for (const day of DAYS) {
    const offset = day * DAY_MS;
    const settings = {CLOCK_OFFSET_MS: String(offset)};
    await control.moveClock(offset);
    for (const email of WATCHED) {
      // A session does not last that long: everybody logs in anew.
      const visitor = await logIn(email, createVisitor({settings}));
      const truth = await expectTruth(visitor, email, `on day ${day}`);
      const before = known.get(email);
      expect(truth.past.length, 'what is over stays so').toBeGreaterThanOrEqual(before?.past.length ?? 0);
      known.set(email, truth);
      if (email !== CUSTOMERS.errored || day !== 4) continue;
      const [failed = {}] = truth.coming.filter(({status}) => status === 'error');
      expect(failed['charge_attempts'], 'it has been tried again').toBe(2);
      expect(truth.retries, 'and will be once more').not.toEqual(before?.retries);
      await payOtherwise(visitor, email, `${String(failed['address_id'])}-${dayOf(failed)}`);
      const recovered = await expectTruth(visitor, email, 'after it was paid otherwise');
      expect(recovered.retries).toEqual([]);
      expect(recovered.past.length).toBe(truth.past.length + 1);
      const {place} = await formOf(serviceOf(email), {name: 'skip', to: 'delivery', fields: () => ({})});
      expect((await command(visitor, place, {which: 'all'})).status).toBe(303);
      const skipped = await expectTruth(visitor, email, 'after the next one was skipped');
      expect(skipped.coming.map(({status}) => status).sort()).toEqual(['queued', 'skipped']);
    }
  }
  // Two before, one recovered, two afterwards; one is skipped.
  const charges = await chargesOf(CUSTOMERS.errored);
  expect(charges.filter(({status}) => status === 'success')).toHaveLength(5);
  expect(charges.filter(({status}) => status === 'skipped')).toHaveLength(1);
  expect(known.get(CUSTOMERS.errored)?.retries).toEqual([]);
});
