import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {carriedVoucher, doneQuery, readDone, voucherCode} from './gift-voucher';
import {redeemForm} from './redeem.form.server';

const COMPLETE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Maschinen GmbH',
  address1: 'Lange Reihe 1',
  address2: '3. Stock',
  zip: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '+49 40 123',
  email: 'ada@example.com',
};

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readForm(form, redeemForm);
}

describe('the address step', () => {
  it('takes a complete address', () => {
    const {email, ...address} = COMPLETE;
    expect(read(COMPLETE)).toMatchObject({ok: true, value: {redemption: {email, address}}});
  });

  it.each(['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone', 'email'])(
    'needs %s',
    (field) => {
      expect(read({...COMPLETE, [field]: ' '})).toMatchObject({ok: false, errors: {[field]: 'required'}});
    },
  );

  it.each(['company', 'address2'])('may do without %s', (field) => {
    expect(read({...COMPLETE, [field]: ''})).toMatchObject({ok: true, value: {redemption: {address: {[field]: ''}}}});
  });

  it.each([
    ['IT', 'Toscana', {ok: true, value: {redemption: {address: {province: 'Toscana'}}}}],
    ['IT', '', {ok: false, errors: {province: 'required'}}],
    ['DE', 'Toscana', {ok: true, value: {redemption: {address: {province: ''}}}}],
  ])('%s, "%s": has the province of its country', (countryCode, province, reading) => {
    expect(read({...COMPLETE, countryCode, province})).toMatchObject(reading);
  });

  it('is where the shop delivers', () => {
    const there = {...COMPLETE, countryCode: 'ES', province: 'Las Palmas', zip: '35001'};
    expect(read(there)).toMatchObject({ok: false, errors: {zip: 'not-delivered'}});
  });

  it.each([
    ['DE', true],
    ['AT', true],
    ['CH', false],
    ['GB', false],
    ['HR', false],
    ['US', false],
    ['de', false],
  ])('to %s is possible: %s', (countryCode, ok) => {
    expect(read({...COMPLETE, countryCode}).ok).toBe(ok);
  });

  it('refuses control characters and overlong values and keeps the input', () => {
    const reading = read({...COMPLETE, city: 'Ham\u0000burg', firstName: 'x'.repeat(101)});
    expect(reading).toMatchObject({ok: false, errors: {city: 'invalid', firstName: 'too-long'}});
    expect(reading.values.lastName).toBe('Lovelace');
  });
});

it.each([
  [' abo-3tau-moos-gras ', 'abo-3tau-moos-gras'],
  ['ABO 3TAU MOOS GRAS', 'ABO 3TAU MOOS GRAS'],
  ['abo–3tau—moos\u00ad-gras\u200b', 'abo-3tau-moos-gras'],
  ['', null],
  ['<script>', null],
  ['a/../b', null],
  ['x'.repeat(41), null],
  [null, null],
])('the code %j is read as %j', (typed, code) => {
  expect(voucherCode(typed)).toBe(code);
});

it('reads the redeemed gift from its URL and refuses other values', () => {
  const done = {deliveries: 6, firstDelivery: '2026-11-24'};
  expect(readDone(new URLSearchParams(doneQuery(done)))).toEqual({at: 'done', ...done});
  for (const query of [
    '',
    'deliveries=0&first=2026-11-24',
    'deliveries=6&first=soon',
    'deliveries=6&first=2026-13-45',
  ]) {
    expect(readDone(new URLSearchParams(query))).toBeNull();
  }
});

it('carries what the voucher brings through a form that is shown again', () => {
  const carried = {deliveries: '3', coffee: 'mixed', message: 'Alles\nGute', senderName: 'Mara', lastDay: '2029-12-31'};
  const {values} = read({...carried, code: 'ABO-3TAU-MOOS-GRAS'});
  expect(carriedVoucher({values})).toEqual({...carried, code: 'ABO-3TAU-MOOS-GRAS', deliveries: 3});
});

it.each([{}, {deliveries: '0'}, {coffee: 'tea'}, {lastDay: 'soon'}])(
  'carries nothing of a voucher such as %j',
  (over) => {
    const carried = {deliveries: '3', coffee: 'mixed', lastDay: '2029-12-31'};
    const values = Object.keys(over).length === 0 ? {} : {...carried, ...over};
    expect(carriedVoucher({values})).toBeNull();
  },
);
