import {expect, type Page} from '@playwright/test';

import {addDays} from '../../app/domain/subscription/calendar';
import type {ServiceState} from './command-outcomes';
import {CUSTOMERS} from './customer';
import type {Shopper} from './shopper';
import {ADDRESS} from './subscription-commands';

/** The actions of a shopper on the page of a command. */
export type Given = {
  /** By `titleOf`. */
  readonly title: string;
  readonly page: 'deliveries' | 'products';
  /** Whose subscription; the customer with upcoming deliveries unless said otherwise. */
  readonly email?: string;
  /** The name of its texts, where it is not that of its address. */
  readonly texts?: string;
  readonly fill?: (page: Page, shopper: Shopper, before: ServiceState) => Promise<unknown>;
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

/** How each command of `COMMANDS` is given on its page; `OUTCOMES` has the expected effects. */
export const GIVEN: readonly Given[] = [
  {
    title: 'add once',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await choose(page, shopper, 'add', 0);
      await label(page, shopper.t('account:commands.add.quantity')).fill('2');
    },
  },
  {
    title: 'add regularly',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await choose(page, shopper, 'add', 0);
      await label(page, shopper.t('account:commands.add.quantity')).fill('2');
      await label(page, shopper.t('account:commands.add.rhythm')).selectOption('6');
    },
  },
  {title: 'skip', page: 'deliveries'},
  {
    title: 'skip in part',
    page: 'deliveries',
    fill: async (page, {t}) => {
      await page.getByRole('radio', {name: t('account:commands.skip.some')}).check();
      await page.getByRole('checkbox').last().check();
    },
  },
  {title: 'unskip', page: 'deliveries'},
  {
    title: 'reschedule by weeks',
    page: 'deliveries',
    fill: (page, {t}) => label(page, t('account:commands.reschedule.weeksLabel')).selectOption('1'),
  },
  {
    title: 'reschedule to a day',
    page: 'deliveries',
    fill: async (page, {t}, {days}) => {
      await page.getByRole('radio', {name: t('account:commands.reschedule.day')}).check();
      const [day = ''] = days('queued');
      await label(page, t('account:commands.reschedule.dayLabel')).fill(addDays(day, 2));
    },
  },
  {title: 'send-now', page: 'deliveries'},
  {
    title: 'interval',
    page: 'deliveries',
    fill: (page, {t}) => label(page, t('account:commands.interval.label')).selectOption('6'),
  },
  {
    title: 'address',
    page: 'deliveries',
    fill: async (page, shopper) => {
      const {t, button} = shopper;
      await fillAddress(page, shopper);
      // An incomplete form names the missing fields and keeps the others.
      await label(page, t('account:commands.address.city')).fill('');
      await button(t('account:commands.address.submit')).click();
      await expect(page.getByText(t('account:field.required'))).toBeVisible();
      await expect(label(page, t('account:commands.address.phone'))).toHaveValue(ADDRESS.phone);
      await label(page, t('account:commands.address.city')).fill(ADDRESS.city);
    },
  },
  {title: 'payment', page: 'deliveries'},
  {
    title: 'gift',
    page: 'deliveries',
    fill: async (page, shopper) => {
      await fillAddress(page, shopper);
      await label(page, shopper.t('account:commands.address.email')).fill('ole@example.com');
    },
  },
  {title: 'swap', page: 'products', fill: (page, shopper) => choose(page, shopper, 'swap', 1)},
  {
    title: 'edit',
    page: 'products',
    fill: async (page, {t}) => {
      await label(page, t('account:commands.add.quantity')).fill('3');
      await label(page, t('account:commands.interval.label')).selectOption('5');
    },
  },
  {
    title: 'project',
    page: 'products',
    fill: (page, {t}) => page.getByRole('radio', {name: t('account:project.SP024.title')}).check(),
  },
  // A one-time item is removed; a subscription is cancelled, which asks for a reason.
  {title: 'remove', page: 'products', email: CUSTOMERS.skipped},
  {
    title: 'cancel',
    page: 'products',
    fill: async (page, {t}) => {
      await page.getByRole('radio', {name: t('account:commands.cancel.reasons.other')}).check();
      await page.getByRole('textbox', {name: t('account:commands.cancel.comment')}).fill('Urlaub');
    },
  },
  {title: 'reactivate', page: 'products'},
  {title: 'cancel everything', page: 'products', texts: 'cancel-all'},
];

/**
 * One of each kind of form for `npm test`: with a choice and a number, with fields that may be wrong, with a button
 * only, and with reasons. The effects of all are tested without a browser (`tests/routes/account`).
 */
export const SAMPLE: readonly string[] = ['add once', 'address', 'skip', 'cancel'];
