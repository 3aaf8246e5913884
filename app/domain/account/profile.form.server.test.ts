import {describe, expect, it} from 'vitest';

import {readForm} from '../../forms/read-form.server';
import {addressForm, nameForm, newAddressForm} from './profile.form.server';

const TYPED = {
  firstName: 'Ada',
  lastName: 'Moos',
  address1: 'Waldweg 1',
  zip: '04109',
  city: 'Leipzig',
  countryCode: 'DE',
  phone: '0341 123456',
};

const read = (definition: typeof nameForm, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readForm(form, definition);
};

describe('the form of an address', () => {
  it('gives what the platform takes', () => {
    expect(read(newAddressForm, TYPED)).toMatchObject({
      ok: true,
      value: {
        name: 'add',
        isDefault: false,
        address: {...TYPED, phone: '+49341123456', company: '', address2: '', province: ''},
      },
    });
    expect(read(newAddressForm, {...TYPED, isDefault: 'on'})).toMatchObject({value: {isDefault: true}});
  });

  it.each([
    ['firstName', {firstName: ''}, 'required'],
    ['lastName', {lastName: ' '}, 'required'],
    ['address1', {address1: 'x'.repeat(201)}, 'too-long'],
    ['zip', {zip: ''}, 'required'],
    ['city', {city: ''}, 'required'],
    ['phone', {phone: ''}, 'required'],
    ['phone', {phone: 'gern per Mail'}, 'invalid'],
    ['countryCode', {countryCode: 'US'}, 'invalid'],
    ['province', {countryCode: 'IT'}, 'required'],
    ['province', {countryCode: 'IT', province: 'Toscana'}, 'invalid'],
    ['zip', {countryCode: 'ES', province: 'Las Palmas', zip: '35001'}, 'not-delivered'],
    ['isDefault', {isDefault: 'yes'}, 'invalid'],
  ])('finds fault with %s: %j', (field, over, error) => {
    expect(read(newAddressForm, {...TYPED, ...over})).toMatchObject({ok: false, errors: {[field]: error}});
  });

  it('finds all faults at once', () => {
    const wrong = {city: '', phone: 'keins', countryCode: 'IT', province: 'Toscana'};
    expect(read(newAddressForm, {...TYPED, ...wrong})).toMatchObject({
      errors: {city: 'required', phone: 'invalid', province: 'invalid'},
    });
  });

  it.each([
    ['IT', 'Mailand', 'Mailand'],
    ['CH', 'Zug', ''],
    ['GB', '', ''],
  ])('to %s keeps the province %j as %j: the shop delivers there', (countryCode, province, kept) => {
    expect(read(newAddressForm, {...TYPED, countryCode, province})).toMatchObject({
      ok: true,
      value: {address: {countryCode, province: kept}},
    });
  });
});

describe('a command to an address', () => {
  it.each(['make-default', 'delete'])('%s has no fields', (name) => {
    expect(read(addressForm(name, '7001') ?? nameForm, {})).toMatchObject({ok: true, value: {name, id: '7001'}});
  });

  it('edit has those of an address', () => {
    expect(read(addressForm('edit', '7001') ?? nameForm, TYPED)).toMatchObject({value: {name: 'edit', id: '7001'}});
  });

  it.each([
    ['destroy', '7001'],
    ['edit', 'new'],
    ['edit', ''],
  ])('%s of %j is none', (name, id) => {
    expect(addressForm(name, id)).toBeNull();
  });
});

it('a name needs both of its parts', () => {
  expect(read(nameForm, {firstName: 'Ada'})).toMatchObject({ok: false, errors: {lastName: 'required'}});
  expect(read(nameForm, {firstName: ' Ada ', lastName: 'Moos'})).toMatchObject({
    value: {name: 'rename', firstName: 'Ada', lastName: 'Moos'},
  });
});
