import {createFormat} from '~/i18n/format';

import {controlOf} from '../support/control';
import {CUSTOMERS, logIn, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {messages} from '../support/messages';
import {mailsTo} from '../support/outbox';
import type {RunningShop} from '../support/shop-process';
import {expect, test} from '../support/shop-test';
import type {Row} from '../support/subscription-commands';
import {formOf} from '../support/subscription-forms';
import type {Visitor} from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const DASHBOARD = '/en/account/subscription';
const t = messages('en');
const format = createFormat('en');

/** Whoever has a delivery that failed in `npm test`, everybody in the full run. */
const WATCHED = trials<readonly string[]>({quick: [CUSTOMERS.errored], full: Object.values(CUSTOMERS)});

/** Days from today on which everybody looks at their dashboard; the last one is behind the charges of the twelfth week. */
const DAYS = trials<readonly number[]>({
  quick: [0, 4, 85],
  full: [0, 4, 14, 28, 42, 56, 70, 85],
});

/** The service's words for states, in the shop's. */
const WORDS: Readonly<Record<string, string>> = {
  queued: 'state.upcoming',
  pending: 'state.processing',
  pending_manual_payment: 'state.processing',
  error: 'state.errored',
  skipped: 'state.skipped',
  success: 'outcome.delivered',
  refunded: 'outcome.refunded',
  partially_refunded: 'outcome.partly-refunded',
};

const dayOf = (charge: Row) => String(charge['scheduled_at']);
const isGivenUp = (charge: Row) => charge['status'] === 'error' && charge['retry_date'] === null;

/** Title and badge of a delivery's card, from what the service says. */
function cardOf(charge: Row): string {
  const words = isGivenUp(charge) ? 'outcome.failed' : (WORDS[String(charge['status'])] ?? '');
  return `${t('account:delivery.on', {date: format.date(dayOf(charge))})}: ${t(`account:delivery.${words}`)}`;
}

/** The same of all cards on a page. */
function cardsIn(html: string): readonly string[] {
  const cards = html.matchAll(/<h2[^>]*>([^<]*)<\/h2>\s*<span[^>]*>([^<]*)<\/span>/g);
  return [...cards].map(([, title, badge]) => `${title ?? ''}: ${badge ?? ''}`).sort();
}

/** Whether a delivery is over on a day. */
function isOver(charge: Row, today: string): boolean {
  const status = String(charge['status']);
  if (status === 'skipped') return dayOf(charge) < today;
  return isGivenUp(charge) || ['success', 'refunded', 'partially_refunded'].includes(status);
}

/** What the dashboard says on a day is what the service says; gives what that is. */
async function expectTruth(visitor: Visitor, shop: RunningShop, email: string, offset: number) {
  const charges = await subscriptionsOf(shop, email).own('charges');
  const today = new Date(Date.now() + offset).toLocaleDateString('sv-SE', {timeZone: 'Europe/Berlin'});
  const coming = charges.filter((charge) => !isOver(charge, today));
  const page = async (below: string) => (await visitor.get(DASHBOARD + below)).body;
  const when = `${email} on ${today}`;
  const upcoming = await page('/deliveries');
  expect(cardsIn(upcoming), `${when}: to come`).toEqual(coming.map(cardOf).sort());
  const past = charges.filter((charge) => isOver(charge, today));
  expect(cardsIn(await page('/deliveries/past')), `${when}: over`).toEqual(past.map(cardOf).sort());
  const retries = coming.flatMap((charge) => (charge['status'] === 'error' ? [String(charge['retry_date'])] : []));
  for (const day of retries) {
    expect(upcoming, when).toContain('>We were unable to process this order.<');
    expect(upcoming, when).toContain(`>${t('account:delivery.errored.text', {date: format.date(day)})}<`);
  }
  const needsAttention = coming.find((charge) => charge['status'] === 'error');
  if (needsAttention) expect(cardsIn(await page('')), `${when}: at first`).toEqual([cardOf(needsAttention)]);
  return {coming, past, retries};
}

/** The customer asks for the link to change the payment method, follows it, and the new one is accepted. */
async function payOtherwise(visitor: Visitor, shop: RunningShop, email: string, key: string) {
  const body = {operation: crypto.randomUUID()};
  expect((await visitor.post(`${DASHBOARD}/deliveries/${key}/payment`, {body})).status).toBe(303);
  const mail = (await mailsTo(shop.emulator, email)).find(({kind}) => kind === 'subscription-update-payment');
  const saved = await fetch(mail?.links[0] ?? '', {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: 'outcome=approve',
    redirect: 'manual',
  });
  expect(saved.status).toBe(303);
}

test.describe.configure({timeout: trials({quick: 90_000, full: 600_000})});

test('twelve weeks go by: charges run, fail, are retried, recover and are skipped, and the dashboard tells the truth', async ({
  ownShop,
}) => {
  const told = new Map<string, Awaited<ReturnType<typeof expectTruth>>>();
  for (const day of DAYS) {
    const offset = day * DAY_MS;
    if (day > 0) {
      await ownShop.kill();
      await ownShop.restart(offset);
    }
    await controlOf(ownShop.emulator).moveClock(offset);
    for (const email of WATCHED) {
      // A session does not last that long: everybody logs in anew.
      const visitor = await logIn(ownShop, email);
      const truth = await expectTruth(visitor, ownShop, email, offset);
      const before = told.get(email);
      if (before)
        expect(truth.past.length, `${email}: what is over stays so`).toBeGreaterThanOrEqual(before.past.length);
      told.set(email, truth);
      if (email === CUSTOMERS.errored && day === 4) {
        const [failed = {}] = truth.coming.filter(({status}) => status === 'error');
        expect(failed['charge_attempts'], 'it has been tried again').toBe(2);
        expect(truth.retries, 'and will be once more').not.toEqual(before?.retries);
        await payOtherwise(visitor, ownShop, email, `${String(failed['address_id'])}-${dayOf(failed)}`);
        const recovered = await expectTruth(visitor, ownShop, email, offset);
        expect(recovered.retries).toEqual([]);
        expect(recovered.past.length).toBe(truth.past.length + 1);
        const {place} = await formOf(subscriptionsOf(ownShop, email), {
          name: 'skip',
          to: 'delivery',
          fields: () => ({}),
        });
        const skip = await visitor.post(DASHBOARD + place, {body: {which: 'all', operation: crypto.randomUUID()}});
        expect(skip.status).toBe(303);
        const skipped = await expectTruth(visitor, ownShop, email, offset);
        expect(skipped.coming.map(({status}) => status).sort()).toEqual(['queued', 'skipped']);
      }
    }
  }
  // Two before, one recovered, one skipped, and two more that ran: the rhythm goes on.
  const last = told.get(CUSTOMERS.errored);
  expect(last?.past.map(({status}) => status).sort()).toEqual(['skipped', ...Array.from({length: 5}, () => 'success')]);
  expect(last?.retries).toEqual([]);
});
