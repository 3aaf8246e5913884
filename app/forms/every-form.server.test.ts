import {expect, test} from 'vitest';

import type {FormDefinition} from '../domain/form/define-form.server';
import {nameForm, newAddressForm} from '../domain/account/profile.form.server';
import {cartForm} from '../domain/cart/cart.form.server';
import {saveCartForm} from '../domain/cart/save-cart.form.server';
import {previewForm} from '../domain/content/preview.form.server';
import {redeemForm} from '../domain/gift/redeem.form.server';
import {mailLinkForm} from '../domain/mail-link/mail-link.form.server';
import {newsletterForm} from '../domain/newsletter/newsletter.form.server';
import {cancellationForm, contactForm, withdrawalForm} from '../domain/contract-notices/contract-notice.form.server';
import {orderForm} from '../domain/order/order.form.server';
import {reviewForm} from '../domain/product/review.form.server';
import {stockAlertForm} from '../domain/stock/stock-alert.form.server';
import {deliveryForm} from '../domain/subscription/subscription.form.server';
import {readForm} from './read-form.server';

const files = Object.keys(import.meta.glob('../domain/*/*.form.server.ts')).map((file) => file.replace(/^.*\//, ''));

type Fields = Readonly<Record<string, string>>;

/** A form, with something right in each of its fields. */
type FormCase = {
  readonly read: (fields: Fields) => ReturnType<typeof readForm>;
  readonly fields: Fields;
};

function caseOf<Value, Field extends string, Code extends string, Filled extends Field>(
  definition: FormDefinition<Value, Field, Code>,
  fields: Readonly<Record<Filled, string>>,
): FormCase {
  const read = (sent: Fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    return readForm(form, definition);
  };
  return {read, fields};
}

const email = 'ada@example.com';
const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Moos',
  address1: 'Weg 1',
  address2: 'Hof',
  zip: '50667',
  city: 'Köln',
  countryCode: 'DE',
  phone: '+49 221 1',
};
const milan = {zip: '20121', city: 'Milano', province: 'Milano', countryCode: 'IT', phone: '+39 02 123456'};
const NAME = 'Ada Lovelace';

const giftForm = deliveryForm('gift', '1-2026-12-24');

const FORMS: Readonly<Record<string, readonly FormCase[]>> = {
  'cart.form.server.ts': [
    caseOf(cartForm('2026-11-23'), {
      intent: 'add',
      variantId: 'gid://shopify/ProductVariant/1001',
      quantity: '1',
      purchase: 'one-time',
      project: 'SP024',
      recipientName: NAME,
      recipientEmail: email,
      senderName: NAME,
      message: 'Alles Gute',
      sendOn: '2026-12-24',
    }),
    caseOf(cartForm('2026-11-23'), {intent: 'write-note', note: 'Bitte klingeln', gift: 'yes'}),
    caseOf(cartForm('2026-11-23'), {intent: 'apply-code', code: 'WELCOME10'}),
    caseOf(cartForm('2026-11-23'), {intent: 'choose-country', country: 'DE'}),
  ],
  'profile.form.server.ts': [
    caseOf(nameForm, {firstName: 'Ada', lastName: 'Lovelace'}),
    caseOf(newAddressForm, {...address, ...milan}),
  ],
  'mail-link.form.server.ts': [caseOf(mailLinkForm, {token: 'abc', 'List-Unsubscribe': 'yes'})],
  'subscription.form.server.ts': giftForm ? [caseOf(giftForm, {...address, province: 'NRW', email})] : [],
  'save-cart.form.server.ts': [caseOf(saveCartForm, {email})],
  'preview.form.server.ts': [caseOf(previewForm, {intent: 'begin', key: 'a-key', path: '/de/e/versand'})],
  'redeem.form.server.ts': [
    caseOf(redeemForm, {
      code: 'GIFT-2345-6789-ABCD',
      ...address,
      email,
    }),
  ],
  'newsletter.form.server.ts': [caseOf(newsletterForm, {email, variant: 'espresso'})],
  'contract-notice.form.server.ts': [
    caseOf(withdrawalForm, {name: NAME, contract: '1001', email, step: 'check'}),
    caseOf(cancellationForm('2026-11-23'), {
      kind: 'extraordinary',
      reason: 'Umzug',
      name: NAME,
      contract: '1001',
      endsOn: '2026-12-24',
      email,
    }),
    caseOf(contactForm, {
      kind: 'b2b-office',
      name: NAME,
      company: 'Moos',
      email,
      phone: '+49 221 1',
      orderNumber: '1001',
      message: 'Guten Tag',
    }),
  ],
  'order.form.server.ts': [caseOf(orderForm, {number: '1001', email, step: 'find'})],
  'review.form.server.ts': [
    caseOf(reviewForm, {stars: '5', title: 'Gut', text: 'Sehr gut', author: 'Ada', email, orderNumber: '1001'}),
  ],
  'stock-alert.form.server.ts': [
    caseOf(stockAlertForm, {variant: '1001', handle: 'waldgold', email, occasion: 'stock'}),
  ],
};

const HOSTILE = ['\u0000', '\u001b[31m', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u061c', '\ufffe'];

test('every form of the shop is in the table', () => {
  expect(Object.keys(FORMS).sort()).toEqual(files.sort());
});

test.each(Object.entries(FORMS))(
  'no field of %s takes a control, escape, bidirectional or separator character',
  (_, cases) => {
    expect(cases).not.toEqual([]);
    for (const {read, fields} of cases) {
      expect(read(fields)).toMatchObject({ok: true});
      for (const [name, value] of Object.entries(fields)) {
        for (const hostile of HOSTILE) {
          const reading = read({...fields, [name]: `${value.slice(0, 1)}${hostile}${value.slice(1)}`});
          // A field with a default counts as not filled in.
          if (reading.ok)
            expect(JSON.stringify(reading.value), name).not.toContain(JSON.stringify(hostile).slice(1, -1));
          else expect(Object.keys(reading.errors)).toEqual([name]);
        }
      }
    }
  },
);
