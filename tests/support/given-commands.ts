import {expect, type Page} from '@playwright/test';

import {CUSTOMERS, subscriptionsOf} from './customer';
import type {RunningShop} from './shop-process';
import type {Shopper} from './shopper';
import {ADDRESS, daysLater, type Row} from './subscription-commands';
import {customerState} from './subscription-forms';

/** What a shopper does on the page of a command, and what the service shows of it afterwards. */
export type Given = {
  /** By `titleOf`. */
  readonly title: string;
  readonly page: 'deliveries' | 'products';
  /** Whose subscription; the customer with upcoming deliveries unless said otherwise. */
  readonly email?: string;
  /** The name of its texts, where it is not that of its address. */
  readonly texts?: string;
  readonly fill?: (page: Page, shopper: Shopper, before: State) => Promise<unknown>;
  readonly seen: (after: State, before: State) => void;
};

/** Everything that the service says of a customer at a moment. */
export type State = {
  readonly rows: (kind: string) => readonly Row[];
  /** Days of deliveries in a state, the earliest first. */
  readonly days: (status: string) => readonly string[];
  readonly links: number;
};

const label = (page: Page, text: string) => page.getByLabel(text, {exact: true});

async function choose(page: Page, {t}: Shopper, name: 'add' | 'swap', index: number) {
  await page
    .getByRole('navigation', {name: t(`account:commands.${name}.choose`)})
    .getByRole('link')
    .nth(index)
    .click();
}

async function fillAddress(page: Page, {t}: Shopper) {
  for (const name of ['firstName', 'lastName', 'address1', 'zip', 'city', 'phone'] as const) {
    await label(page, t(`account:commands.address.${name}`)).fill(ADDRESS[name]);
  }
}

const first = (days: readonly string[]) => days[0] ?? '';

/** Every command of `COMMANDS`, as it is given on the page. */
export const GIVEN: readonly Given[] = [
  {
    title: 'add once',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await choose(page, shopper, 'add', 0);
      await label(page, shopper.t('account:commands.add.quantity')).fill('2');
    },
    seen: ({rows}) => expect(rows('onetimes').map(({quantity}) => quantity)).toEqual([2]),
  },
  {
    title: 'add regularly',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await choose(page, shopper, 'add', 0);
      await label(page, shopper.t('account:commands.add.rhythm')).selectOption('6');
    },
    seen: ({rows}, before) => {
      const known = before.rows('subscriptions').map(({id}) => id);
      const added = rows('subscriptions').filter(({id}) => !known.includes(id));
      expect(added).toMatchObject([{status: 'active', quantity: 1, order_interval_frequency: 6}]);
    },
  },
  {
    title: 'skip',
    page: 'deliveries',
    seen: ({days}, before) => expect(days('skipped')).toEqual([first(before.days('queued'))]),
  },
  {
    title: 'skip in part',
    page: 'deliveries',
    fill: async (page, {t}) => {
      await page.getByRole('radio', {name: t('account:commands.skip.some')}).check();
      await page.getByRole('checkbox').last().check();
    },
    seen: ({days}, before) => {
      expect(days('skipped')).toEqual([first(before.days('queued'))]);
      expect(days('queued')).toEqual(expect.arrayContaining([...before.days('queued')]));
    },
  },
  {
    title: 'unskip',
    page: 'deliveries',
    seen: ({days}, before) => {
      expect(days('skipped')).toEqual([]);
      expect(days('queued')).toContain(first(before.days('skipped')));
    },
  },
  {
    title: 'reschedule by weeks',
    page: 'deliveries',
    fill: (page, {t}) => label(page, t('account:commands.reschedule.weeksLabel')).selectOption('1'),
    seen: ({days}, before) => expect(days('queued')).toContain(daysLater(first(before.days('queued')), 7)),
  },
  {
    title: 'reschedule to a day',
    page: 'deliveries',
    fill: async (page, {t}, {days}) => {
      await page.getByRole('radio', {name: t('account:commands.reschedule.day')}).check();
      await label(page, t('account:commands.reschedule.dayLabel')).fill(daysLater(first(days('queued')), 2));
    },
    seen: ({days}, before) => expect(days('queued')).toContain(daysLater(first(before.days('queued')), 2)),
  },
  {
    title: 'send-now',
    page: 'deliveries',
    seen: ({rows}, before) => expect(rows('orders')).toHaveLength(before.rows('orders').length + 1),
  },
  {
    title: 'interval',
    page: 'deliveries',
    fill: (page, {t}) => label(page, t('account:commands.interval.label')).selectOption('6'),
    seen: ({rows}) =>
      expect(rows('subscriptions').filter((item) => item['order_interval_frequency'] === 6)).toHaveLength(2),
  },
  {
    title: 'address',
    page: 'deliveries',
    fill: async (page, shopper) => {
      const {t, button} = shopper;
      await fillAddress(page, shopper);
      // What is missing is said, and what was typed stays.
      await label(page, t('account:commands.address.city')).fill('');
      await button(t('account:commands.address.submit')).click();
      await expect(page.getByText(t('account:field.required'))).toBeVisible();
      await expect(label(page, t('account:commands.address.phone'))).toHaveValue(ADDRESS.phone);
      await label(page, t('account:commands.address.city')).fill(ADDRESS.city);
    },
    seen: ({rows}) => expect(rows('addresses')).toMatchObject([{city: ADDRESS.city, phone: ADDRESS.phone}]),
  },
  {title: 'payment', page: 'deliveries', seen: ({links}, before) => expect(links).toBe(before.links + 1)},
  {
    title: 'gift',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await fillAddress(page, shopper);
      await label(page, shopper.t('account:commands.address.email')).fill('ole@example.com');
    },
    seen: ({rows, days}, before) => {
      expect(rows('addresses').filter((address) => address['is_gift'] === true)).toMatchObject([{city: ADDRESS.city}]);
      expect(days('skipped')).toEqual([first(before.days('queued'))]);
    },
  },
  {
    title: 'swap',
    page: 'products',
    fill: (page, shopper) => choose(page, shopper, 'swap', 1),
    seen: ({rows}, before) => {
      const titles = (state: State) => state.rows('subscriptions').map((item) => item['external_variant_id']);
      expect(rows('subscriptions')).toHaveLength(before.rows('subscriptions').length);
      expect(titles({...before, rows})).not.toEqual(titles(before));
    },
  },
  {
    title: 'edit',
    page: 'products',
    fill: async (page, {t}) => {
      await label(page, t('account:commands.add.quantity')).fill('3');
      await label(page, t('account:commands.interval.label')).selectOption('5');
    },
    seen: ({rows}) =>
      expect(rows('subscriptions').filter(({quantity}) => quantity === 3)).toMatchObject([
        {order_interval_frequency: 5},
      ]),
  },
  {
    title: 'project',
    page: 'products',
    fill: (page, {t}) => page.getByRole('radio', {name: t('account:project.SP024.title')}).check(),
    seen: ({rows}) => expect(JSON.stringify(rows('subscriptions'))).toContain('SP024'),
  },
  {
    title: 'remove',
    page: 'products',
    // What comes once is removed; what comes regularly is cancelled, which asks why.
    email: CUSTOMERS.skipped,
    seen: ({rows}, before) => expect([before.rows('onetimes').length, rows('onetimes').length]).toEqual([1, 0]),
  },
  {
    title: 'cancel',
    page: 'products',
    fill: async (page, {t}) => {
      await page.getByRole('radio', {name: t('account:commands.cancel.reasons.tooExpensive')}).check();
      await page.getByRole('textbox', {name: t('account:commands.cancel.comment')}).fill('Wir ziehen um');
    },
    seen: ({rows}) =>
      expect(rows('subscriptions').filter(({status}) => status === 'cancelled')).toMatchObject([
        {cancellation_reason: 'tooExpensive', cancellation_reason_comments: 'Wir ziehen um'},
      ]),
  },
  {
    title: 'reactivate',
    page: 'products',
    seen: ({rows}) => expect(rows('subscriptions').map(({status}) => status)).not.toContain('cancelled'),
  },
  {
    title: 'cancel everything',
    page: 'products',
    texts: 'cancel-all',
    seen: ({rows}) => expect(rows('subscriptions').map(({status}) => status)).not.toContain('active'),
  },
];

const KINDS = ['charges', 'subscriptions', 'onetimes', 'addresses', 'orders'];

/** Everything that the service says of a customer now. */
export async function look(shop: RunningShop, email: string): Promise<State> {
  const service = subscriptionsOf(shop, email);
  const known = new Map<string, readonly Row[]>();
  for (const kind of KINDS) known.set(kind, await service.own(kind));
  const rows = (kind: string) => known.get(kind) ?? [];
  const days = (status: string) =>
    rows('charges')
      .filter((charge) => charge['status'] === status)
      .map((charge) => String(charge['scheduled_at']))
      .sort();
  return {rows, days, links: (await customerState(service, shop, email)).links};
}
