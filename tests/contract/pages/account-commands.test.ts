import {beforeAll, describe, expect, inject, test} from 'vitest';

import {LANGUAGES} from '../../../app/config/languages';
import {COOKIES} from '../../../app/config/cookies.server';
import {toBase64Url} from '../../../app/runtime/base64-url.server';
import {utf8} from '../../../app/runtime/digest.server';
import {CUSTOMERS, logIn, subscriptionsOf} from '../../support/customer';
import {tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor, type Visitor} from '../../support/visitor';

const shop = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};

/** Where a command is offered and to whom, with the fields that its form has. What they lead to: `tests/routes/account`. */
type Offered = {
  readonly name: string;
  readonly page: 'deliveries' | 'products';
  readonly email?: string;
  readonly fields: readonly string[];
};

const ADDRESS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'zip', 'city', 'countryCode', 'phone'];

const OFFERED: readonly Offered[] = [
  {name: 'add', page: 'deliveries', fields: ['variant', 'quantity', 'rhythm', 'project']},
  {name: 'skip', page: 'deliveries', fields: ['which', 'item']},
  {name: 'unskip', page: 'deliveries', email: CUSTOMERS.skipped, fields: []},
  {name: 'reschedule', page: 'deliveries', fields: ['how', 'weeks', 'day']},
  {name: 'send-now', page: 'deliveries', fields: []},
  {name: 'interval', page: 'deliveries', fields: ['weeks']},
  {name: 'address', page: 'deliveries', fields: ADDRESS},
  {name: 'payment', page: 'deliveries', fields: []},
  {name: 'gift', page: 'deliveries', fields: [...ADDRESS, 'email']},
  {name: 'swap', page: 'products', fields: ['variant']},
  {name: 'edit', page: 'products', fields: ['variant', 'quantity', 'weeks']},
  {name: 'project', page: 'products', fields: ['project']},
  {name: 'remove', page: 'products', email: CUSTOMERS.skipped, fields: []},
  {name: 'cancel', page: 'products', fields: ['reason', 'comment']},
  {name: 'reactivate', page: 'products', email: CUSTOMERS.cancelled, fields: []},
  {name: 'cancel-all', page: 'products', fields: ['reason', 'comment']},
];

/** The commands that order something for money (docs/decisions/231-buttons-that-order.md). */
const ORDERING = ['add', 'swap', 'edit', 'reactivate'];

const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  for (const email of [CUSTOMERS.upcoming, CUSTOMERS.skipped, CUSTOMERS.cancelled]) {
    visitors.set(email, await logIn(shop, email));
  }
});

const pages = new Map<string, Promise<string>>();

/** Reads a page of a customer, once for all tests: none of them changes anything. */
function read(email: string, path: string): Promise<string> {
  const key = `${email} ${path}`;
  const page = pages.get(key) ?? open(email, path);
  pages.set(key, page);
  return page;
}

async function open(email: string, path: string): Promise<string> {
  const answer = await visitors.get(email)?.get(path);
  expect(answer?.status, path).toBe(200);
  return answer?.body ?? '';
}

/** Another tab of a customer who is logged in, to which a command has just led: its result waits in a cookie. */
function tabAfter(result: Readonly<Record<string, unknown>>): Visitor {
  const tab = createVisitor(shop.shop);
  for (const [name, value] of visitors.get(CUSTOMERS.upcoming)?.cookies ?? []) tab.cookies.set(name, value);
  tab.cookies.set(COOKIES.flash.name, toBase64Url(utf8(JSON.stringify({kind: 'subscription', ...result}))));
  return tab;
}

/** The address of the first link with some words; an empty one where there is none. */
function linkIn(html: string, words: string): string {
  const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)];
  // Behind a command's name stands, for screen readers, what it is for.
  const [link = ''] =
    links.find(([, inside = '']) => `${inside.replace(/<[^>]*>/g, '')}: `.startsWith(`${words}: `)) ?? [];
  return tags(link, 'a')[0]?.['href'] ?? '';
}

/** The form that is sent to a path: the names of its fields, and what stands in it. */
function formIn(html: string, path: string) {
  const forms = [...html.matchAll(/<form(\s[^>]*)>.*?<\/form>/gs)].map(([whole]) => whole);
  const form = forms.find((each) => tags(each, 'form')[0]?.['action']?.split('?')[0] === path) ?? '';
  const names = ['input', 'select', 'textarea', 'button'].flatMap((element) => tags(form, element));
  return {form, names: [...new Set(names.flatMap(({name}) => name ?? []))]};
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = messages(language);
  const dashboard = `/${language}/account/subscription`;

  test.each(OFFERED)('$name is offered where it can be given, and its form has all that it needs', async (offered) => {
    const {name, page, email = CUSTOMERS.upcoming, fields} = offered;
    const path = linkIn(await read(email, `${dashboard}/${page}`), t(`account:commands.${name}.link`));
    expect(path).toMatch(/^\/(de|en)\/account\/subscription\//);
    let html = await read(email, path);
    if (name === 'add' || name === 'swap') {
      const choice = tags(html, 'a').find(({href}) => href?.includes('?product='))?.['href'] ?? '';
      html = await read(email, choice.startsWith('?') ? path + choice : choice);
    }
    const {form, names} = formIn(html, path);
    expect(names).toEqual(expect.arrayContaining(['idempotencyKey', ...fields]));
    const submit = t(`account:commands.${name}.submit`);
    expect(form).toContain(`>${submit}<`);
    const isOrdering = ORDERING.includes(name);
    expect(/zahlungspflichtig|obligation to pay/i.test(submit)).toBe(isOrdering);
    const [prices = ''] = t('account:commands.order.prices', {fee: '@', amount: '@'}).split('@');
    expect([prices, t('account:commands.order.duration')].every((terms) => form.includes(terms))).toBe(isOrdering);
  });

  test.each([
    ['deliveries/1-2026-01-01/reschedule', 'deliveries', 'upcoming', {how: 'weeks', weeks: '1'}],
    ['products/1/cancel', 'products', 'products', {reason: 'other'}],
  ] as const)('a command from an outdated page says so, and leads on: %s', async (place, below, page, fields) => {
    const body = {...fields, idempotencyKey: crypto.randomUUID()};
    const answer = await visitors.get(CUSTOMERS.upcoming)?.post(`${dashboard}/${place}`, {body});
    expect(answer?.status).toBe(404);
    const html = answer?.body ?? '';
    expect(html).toMatch(new RegExp(`<h1[^>]*>${t(`account:gone.${page}`)}</h1>`));
    expect(html).toContain(`<title>${t('seo:withErrors', {title: t(`account:gone.${page}`)})} – `);
    expect(html).toMatch(new RegExp(`role="alert"[^>]*>.*?${t('account:refusal.gone')}`, 's'));
    // After the notice: the sidebar has such a link, too.
    const [, after = ''] = html.split('role="alert"');
    expect(linkIn(after, t(`account:subscription.pages.${page}`))).toBe(`${dashboard}/${below}`);
  });

  test.each([
    ['', 'account:subscription.title'],
    ['/deliveries', 'account:subscription.pages.upcoming'],
    ['/deliveries/past', 'account:subscription.pages.past'],
    ['/products', 'account:subscription.pages.products'],
    ['/cancel', 'account:commands.cancel-all.title'],
  ])('the page%s has a title of its own', async (below, title) => {
    const html = await read(CUSTOMERS.upcoming, dashboard + below);
    expect(html).toContain(`<title>${t(title)} – `);
    // Visible on every page of the dashboard: the heading of its sidebar.
    expect(html).toContain(`>${t('account:subscription.title')}</p>`);
  });

  test('the page of a command has its title', async () => {
    const path = linkIn(await read(CUSTOMERS.upcoming, `${dashboard}/deliveries`), t('account:commands.skip.link'));
    const html = await read(CUSTOMERS.upcoming, path);
    const [, heading = '-'] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(html).toContain(`<title>${heading} – `);
  });

  test('a product that is to be reactivated says when it comes, and for how much', async () => {
    const products = await read(CUSTOMERS.cancelled, `${dashboard}/products`);
    const html = await read(CUSTOMERS.cancelled, linkIn(products, t('account:commands.reactivate.link')));
    expect(html).toMatch(/\s(am|on)\s\d+\.?\s[A-Za-zä]+\s2\d{3}.*\d+[.,]\d{2}/);
  });

  test('one that was reactivated says with which delivery it comes, and how that is moved', async () => {
    const [item] = await subscriptionsOf(shop, CUSTOMERS.upcoming).own('subscriptions', 'status=active');
    const tab = tabAfter({name: 'reactivate', day: null, itemId: item?.['id']});
    const {body} = await tab.get(`${dashboard}/products`);
    const [words = ''] = t('account:commands.reactivate.next', {date: '@', total: '@'}).split('@');
    expect(body).toMatch(new RegExp(`role="status"[^>]*>.*?${words}`, 's'));
    expect(linkIn(body, t('account:commands.reschedule.title'))).toMatch(/\/deliveries\/[\d-]+\/reschedule$/);
  });

  test.each(OFFERED)('$name shows its result once', async ({name, page}) => {
    const tab = tabAfter({name, day: '2026-12-24'});
    const {body} = await tab.get(`${dashboard}/${page}`);
    const [words = ''] = t(`account:commands.${name}.done`, {date: '@'}).split('@');
    expect(body).toMatch(new RegExp(`role="status"[^>]*>.*?${words}`, 's'));
    expect(tab.cookies.has(COOKIES.flash.name)).toBe(false);
  });
});
