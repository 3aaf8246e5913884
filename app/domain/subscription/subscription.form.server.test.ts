import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {cancelAllForm, deliveryForm, productForm} from './subscription.form.server';

const KEY = '1000002-2026-12-01';

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' ? [value] : value) form.append(name, each);
  }
  return form;
}

const readDelivery = (name: string, fields: Parameters<typeof formOf>[0]) => {
  const definition = deliveryForm(name, KEY);
  return definition && readForm(formOf(fields), definition);
};
const readProduct = (name: string, id: string, fields: Parameters<typeof formOf>[0]) => {
  const definition = productForm(name, id);
  return definition && readForm(formOf(fields), definition);
};

const ADDRESS = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  company: '',
  address1: 'Am Mühlgraben 8',
  address2: '',
  zip: '99423',
  city: 'Weimar',
  province: '',
  countryCode: 'DE',
  phone: '+49 151 1234567',
};

describe('forms about a delivery', () => {
  it.each([
    ['skip', {}, {itemIds: null}],
    ['skip', {which: 'all', item: ['7']}, {itemIds: null}],
    ['skip', {which: 'some', item: ['1000005', '7']}, {itemIds: [1000005, 7]}],
    ['unskip', {}, {}],
    ['send-now', {}, {}],
    ['payment', {}, {}],
    ['reschedule', {how: 'day', day: '2026-12-24'}, {to: {day: '2026-12-24'}}],
    ['reschedule', {how: 'weeks', weeks: '2', day: ''}, {to: {weeks: 2}}],
    ['interval', {weeks: '6'}, {weeks: 6}],
    ['interval', {weeks: '12'}, {weeks: 12}],
    ['address', ADDRESS, {address: ADDRESS}],
    ['gift', {...ADDRESS, email: 'ole@example.com'}, {address: ADDRESS, email: 'ole@example.com'}],
    [
      'add',
      {variant: '40001', quantity: '2', rhythm: '4', project: 'SP023'},
      {variantNumber: '40001', quantity: 2, weeks: 4, project: 'SP023'},
    ],
    [
      'add',
      {variant: '45000', quantity: '1', rhythm: 'once', project: 'SP022'},
      {variantNumber: '45000', quantity: 1, weeks: null, project: 'SP022'},
    ],
  ] as const)('%s', (name, fields, command) => {
    expect(readDelivery(name, fields)).toMatchObject({ok: true, value: {name, key: KEY, ...command}});
  });

  it.each([
    ['skip', {which: 'some'}, {item: 'required'}],
    ['reschedule', {how: 'weeks', weeks: '0'}, {weeks: 'invalid'}],
    ['interval', {}, {weeks: 'required'}],
    ['interval', {weeks: '1e3'}, {weeks: 'invalid'}],
    ['interval', {weeks: '53'}, {weeks: 'invalid'}],
    ['reschedule', {}, {how: 'invalid'}],
    ['reschedule', {how: 'day', day: '2026-02-30'}, {day: 'day'}],
    ['skip', {which: 'some', item: 'x'}, {item: 'invalid'}],
    ['address', {...ADDRESS, city: ' ', phone: ''}, {city: 'required', phone: 'required'}],
    ['address', {...ADDRESS, countryCode: 'CH'}, {countryCode: 'invalid'}],
    ['address', {...ADDRESS, city: 'x'.repeat(101)}, {city: 'too-long'}],
    ['address', {...ADDRESS, city: 'a\r\nBcc: b'}, {city: 'invalid'}],
    ['gift', {...ADDRESS, email: 'nobody'}, {email: 'email'}],
    [
      'add',
      {variant: 'gid://1', quantity: '0', rhythm: 'once', project: 'SP022'},
      {variant: 'invalid', quantity: 'invalid'},
    ],
  ])('%s says what is wrong with it', (name, fields, errors) => {
    expect(readDelivery(name, fields)).toMatchObject({ok: false, errors});
  });

  it.each([
    ['IT', 'Toscana', {ok: true, value: {address: {province: 'Toscana'}}}],
    ['IT', '', {ok: false, errors: {province: 'required'}}],
    ['DE', 'Toscana', {ok: true, value: {address: {province: ''}}}],
  ])('%s, "%s": has the province of its country', (countryCode, province, reading) => {
    expect(readDelivery('address', {...ADDRESS, countryCode, province})).toMatchObject(reading);
    const gift = {...ADDRESS, countryCode, province, email: 'ole@example.com'};
    expect(readDelivery('gift', gift)).toMatchObject(reading);
  });

  it('is where the shop delivers', () => {
    const there = {...ADDRESS, countryCode: 'ES', province: 'Las Palmas', zip: '35001'};
    const reading = {ok: false, errors: {zip: 'not-delivered'}};
    expect(readDelivery('address', there)).toMatchObject(reading);
    expect(readDelivery('gift', {...there, email: 'ole@example.com'})).toMatchObject(reading);
  });

  it.each(['company', 'address2'])('%s is optional', (field) => {
    const {[field]: _, ...fields}: Record<string, string> = ADDRESS;
    expect(readDelivery('address', fields)).toMatchObject({ok: true, value: {address: {[field]: ''}}});
  });

  it.each(['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'])('%s is not', (field) => {
    const {[field]: _, ...fields}: Record<string, string> = ADDRESS;
    expect(readDelivery('address', fields)).toMatchObject({ok: false, errors: {[field]: 'required'}});
  });
});

describe('forms about a product', () => {
  it.each([
    ['swap', {variant: '40001'}, {variantNumber: '40001'}],
    ['edit', {variant: '40001', quantity: '3'}, {variantNumber: '40001', quantity: 3, weeks: null}],
    ['edit', {variant: '40001', quantity: '3', weeks: '2'}, {variantNumber: '40001', quantity: 3, weeks: 2}],
    ['project', {project: 'SP024'}, {project: 'SP024'}],
    ['remove', {}, {}],
    ['reactivate', {}, {}],
    ['cancel', {reason: 'other', comment: ' Umzug\nnach Rom '}, {reason: 'other', comment: 'Umzug\nnach Rom'}],
    ['cancel', {reason: 'tooExpensive', comment: ''}, {reason: 'tooExpensive', comment: null}],
  ] as const)('%s', (name, fields, command) => {
    expect(readProduct(name, '1000005', fields)).toMatchObject({
      ok: true,
      value: {name, itemId: 1000005, ...command},
    });
  });

  it.each(['x7', '7x', '', '1'.repeat(16)])('of %j are about none', (id) => {
    expect(readProduct('remove', id, {})).toMatchObject({ok: true, value: {name: 'remove', itemId: 0}});
  });

  it.each([
    [{comment: 'x'}, {ok: true, value: {name: 'cancel-all', reason: 'other', comment: 'x'}}],
    [{reason: 'because'}, {ok: false, errors: {reason: 'invalid'}}],
    [{reason: 'movTooHigh'}, {ok: true, value: {name: 'cancel-all', reason: 'movTooHigh', comment: null}}],
  ])('nobody has to say why: %j', (fields, reading) => {
    expect(readForm(formOf(fields), cancelAllForm)).toMatchObject(reading);
  });
});

describe('any form', () => {
  it('is shown again with every field that was filled in, and every box that was ticked', () => {
    expect(readDelivery('skip', {which: 'some', item: ['4', 'x'], comment: ''})?.values).toEqual({
      which: 'some',
      item: '4,x',
    });
  });

  it.each(['', 'delete', '__proto__', 'constructor'])('of the name %j is none', (name) => {
    expect(deliveryForm(name, KEY)).toBeNull();
    expect(productForm(name, '1')).toBeNull();
  });

  it('never throws, whatever its fields hold', () => {
    const names = fc.constantFrom('skip', 'reschedule', 'interval', 'address', 'gift', 'add', 'swap', 'edit', 'cancel');
    const fields = fc.dictionary(
      fc.oneof(
        fc.string({maxLength: 8}),
        fc.constantFrom('day', 'how', 'weeks', 'variant', '__proto__', 'email', 'item', 'which'),
      ),
      fc.oneof(
        fc.string({maxLength: 12}),
        fc.constantFrom('weeks', 'day', 'some', '-1', '1e9', 'a\r\nb', '\u0000', '\uD800'),
      ),
      {maxKeys: 6},
    );
    fc.assert(
      fc.property(names, fields, (name, values) => {
        // What throws fails the property.
        const reading = readDelivery(name, values) ?? readProduct(name, '1', values);
        return reading !== null;
      }),
      {numRuns: 60},
    );
  });
});
