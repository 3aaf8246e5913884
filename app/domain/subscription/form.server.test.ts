import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {operationOf, parseCancelAll, parseDeliveryCommand, parseProductCommand, submittedFields} from './form.server';

const KEY = '1000002-2026-12-01';

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' ? [value] : value) form.append(name, each);
  }
  return form;
}

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
      {variant: '40001:coffee', quantity: '2', rhythm: '4', project: 'SP023'},
      {variantNumber: '40001', isCoffee: true, quantity: 2, weeks: 4, project: 'SP023'},
    ],
    [
      'add',
      {variant: '45000', quantity: '1', rhythm: 'once', project: 'SP022'},
      {variantNumber: '45000', isCoffee: false, quantity: 1, weeks: null, project: 'SP022'},
    ],
  ] as const)('%s', (name, fields, command) => {
    const expected = {ok: true, command: {name, key: KEY, ...command}};
    expect(parseDeliveryCommand(name, KEY, formOf(fields))).toStrictEqual(expected);
  });

  it.each([
    ['skip', {which: 'some'}, {item: 'required'}],
    ['reschedule', {how: 'weeks', weeks: '0'}, {weeks: 'invalid'}],
    ['interval', {}, {weeks: 'required'}],
    ['interval', {weeks: '1e3'}, {weeks: 'invalid'}],
    ['interval', {weeks: '13'}, {weeks: 'invalid'}],
    ['reschedule', {}, {form: 'invalid'}],
    ['address', {...ADDRESS, city: ' ', phone: ''}, {city: 'required', phone: 'required'}],
    ['address', {...ADDRESS, countryCode: 'CH'}, {countryCode: 'invalid'}],
    ['address', {...ADDRESS, city: 'x'.repeat(101)}, {city: 'too-long'}],
    ['address', {...ADDRESS, city: 'a\r\nBcc: b'}, {city: 'invalid'}],
    ['gift', {...ADDRESS, email: 'nobody'}, {email: 'invalid'}],
    [
      'add',
      {variant: 'gid://1', quantity: '0', rhythm: 'once', project: 'SP022'},
      {variant: 'invalid', quantity: 'invalid'},
    ],
  ])('%s says what is wrong with it', (name, fields, errors) => {
    expect(parseDeliveryCommand(name, KEY, formOf(fields))).toEqual({ok: false, errors});
  });

  it.each(['company', 'address2'])('%s is optional', (field) => {
    const {[field]: _, ...fields}: Record<string, string> = ADDRESS;
    expect(parseDeliveryCommand('address', KEY, formOf(fields))).toMatchObject({ok: true});
  });

  it.each(['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'])('%s is not', (field) => {
    const {[field]: _, ...fields}: Record<string, string> = ADDRESS;
    expect(parseDeliveryCommand('address', KEY, formOf(fields))).toEqual({ok: false, errors: {[field]: 'required'}});
  });
});

describe('forms about a product', () => {
  it.each([
    ['swap', {variant: '40001:coffee'}, {variantNumber: '40001', isCoffee: true}],
    ['edit', {variant: '40001:coffee', quantity: '3'}, {variantNumber: '40001', quantity: 3, weeks: null}],
    ['edit', {variant: '40001', quantity: '3', weeks: '2'}, {variantNumber: '40001', quantity: 3, weeks: 2}],
    ['project', {project: 'SP024'}, {project: 'SP024'}],
    ['remove', {}, {}],
    ['reactivate', {}, {}],
    ['cancel', {reason: 'other', comment: ' Umzug\nnach Rom '}, {reason: 'other', comment: 'Umzug\nnach Rom'}],
    ['cancel', {reason: 'tooExpensive', comment: ''}, {reason: 'tooExpensive', comment: null}],
  ] as const)('%s', (name, fields, command) => {
    expect(parseProductCommand(name, '1000005', formOf(fields))).toStrictEqual({
      ok: true,
      command: {name, itemId: 1000005, ...command},
    });
  });

  it.each(['x7', '7x', '', '1'.repeat(16)])('of %j are about none', (id) => {
    expect(parseProductCommand('remove', id, formOf({}))).toEqual({ok: true, command: {name: 'remove', itemId: 0}});
  });

  it('nobody has to say why', () => {
    expect(parseCancelAll(formOf({comment: 'x'}))).toEqual({
      ok: true,
      command: {name: 'cancel-all', reason: 'other', comment: 'x'},
    });
    expect(parseCancelAll(formOf({reason: 'because'}))).toEqual({ok: false, errors: {reason: 'invalid'}});
    expect(parseCancelAll(formOf({reason: 'movTooHigh'}))).toEqual({
      ok: true,
      command: {name: 'cancel-all', reason: 'movTooHigh', comment: null},
    });
  });
});

describe('any form', () => {
  it('is shown again with every field that was filled in, and every box that was ticked', () => {
    const form = formOf({which: 'some', item: ['4', '7'], comment: '', operation: 'one-showing'});
    form.append('file', new File(['x'], 'x.txt'));
    expect(submittedFields(form)).toEqual({which: 'some', item: '4,7', comment: ''});
  });

  it('is shown again without what is longer than any field', () => {
    const form = formOf({comment: 'x'.repeat(2000), city: 'x'.repeat(2001)});
    expect(submittedFields(form)).toEqual({comment: 'x'.repeat(2000)});
  });

  it.each([
    ['0b5f3c1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b', true],
    ['12345678', true],
    ['1234567', false],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['12345678 ', false],
    ['<12345678', false],
    ['', false],
  ])('is named by %j: %s', (operation, isUsable) => {
    expect(operationOf(formOf({operation}))).toBe(isUsable ? operation : null);
  });

  it('is named by no file', () => {
    const form = new FormData();
    form.append('operation', new File(['12345678'], '12345678'));
    expect(operationOf(form)).toBeNull();
    expect(operationOf(new FormData())).toBeNull();
  });

  it('of a name that is none is none', () => {
    for (const name of ['', 'delete', '__proto__', 'constructor']) {
      expect(parseDeliveryCommand(name, KEY, formOf({}))).toBeNull();
      expect(parseProductCommand(name, '1', formOf({}))).toBeNull();
    }
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
        const form = formOf(values);
        // What throws fails the property.
        const parsed = parseDeliveryCommand(name, KEY, form) ?? parseProductCommand(name, '1', form);
        return parsed !== null && Object.keys(submittedFields(form)).length >= 0 && operationOf(form) === null;
      }),
      {numRuns: 60},
    );
  });
});
