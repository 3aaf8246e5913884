import {describe, expect, it} from 'vitest';
import {after} from '../testing/change-carts';
import type {CartChange} from './cart-change';

describe('codes', () => {
  const codes = (...written: string[]): CartChange => ({kind: 'discount-codes', codes: written});

  it.each([
    ['replace the list', [codes('A', 'B'), codes('C')], ['C']],
    ['are taken once, whatever their case', [codes('Kaffee', 'KAFFEE', 'kaffee')], ['Kaffee']],
    ['are cleared by an empty list', [codes('A'), codes()], []],
  ])('for discounts %s', (_what, changes, expected) => {
    expect(after(...changes).state.discountCodes).toEqual(expected);
  });

  it.each([
    [
      'are appended, once each',
      [
        ['gift-cards-add', 'A'],
        ['gift-cards-add', 'B'],
        ['gift-cards-add', 'A'],
      ],
      ['A', 'B'],
    ],
    [
      'are replaced',
      [
        ['gift-cards-add', 'A'],
        ['gift-cards-update', 'B'],
      ],
      ['B'],
    ],
    [
      'are removed',
      [
        ['gift-cards-add', 'A'],
        ['gift-cards-add', 'B'],
        ['gift-cards-remove', 'A'],
      ],
      ['B'],
    ],
  ] as const)('of gift cards %s', (_what, steps, expected) => {
    const changes = steps.map(([kind, code]): CartChange => ({kind, codes: [code]}));
    expect(after(...changes).state.giftCardCodes).toEqual(expected);
  });
});

describe('the rest of the cart', () => {
  it('takes over the language and time of the request', () => {
    const {state} = after({kind: 'note', note: 'Hallo'});
    expect([state.note, state.buyer.language, state.updatedAt]).toEqual(['Hallo', 'EN', 5]);
  });

  it.each([
    ['a note of more than 5000 characters', {kind: 'note', note: 'x'.repeat(5001)}, 'NOTE_TOO_LONG'],
    ['an unknown customer', {kind: 'buyer', buyer: {customerAccessToken: 'x'}}, 'INVALID'],
    ['an e-mail address that is none', {kind: 'buyer', buyer: {email: 'x'}}, 'INVALID'],
  ] as const)('%s is refused', (_what, change, code) => {
    expect(after(change).problems).toMatchObject([{code}]);
  });

  it('a known customer is attached, with their address where the buyer gave none', () => {
    const customer = {number: 7002, email: 'jonas@example.com', tokenEndsAt: 1};
    const attached = {kind: 'buyer', buyer: {customerAccessToken: 'x', customer}} as const;
    expect(after(attached).state.buyer).toMatchObject({email: 'jonas@example.com', customer});
    const {state} = after({kind: 'buyer', buyer: {email: 'a@b.de'}}, attached, {
      kind: 'buyer',
      buyer: {countryCode: 'AT'},
    });
    expect(state.buyer).toMatchObject({email: 'a@b.de', countryCode: 'AT', customer});
    const guest = after(attached, {kind: 'buyer', buyer: {customerAccessToken: null}});
    expect(guest.state.buyer).not.toHaveProperty('customer');
    expect(guest.state.buyer).not.toHaveProperty('customerAccessToken');
  });

  it('keeps what the buyer update does not name', () => {
    const {state} = after({kind: 'buyer', buyer: {email: 'a@b.de'}}, {kind: 'buyer', buyer: {countryCode: 'AT'}});
    expect(state.buyer).toMatchObject({email: 'a@b.de', countryCode: 'AT'});
  });
});

describe('the province of an address', () => {
  const address = {lastName: 'Rossi', address1: 'Via Roma 1', zip: '20121', city: 'Milano', countryCode: 'IT'};
  const adding = (text: object, isStrict = true) =>
    after({kind: 'addresses-add', addresses: [{text: {...address, ...text}, isStrict}]});

  it.each([
    [{provinceCode: 'MI'}, []],
    [{}, ['ADDRESS_FIELD_IS_REQUIRED']],
    [{provinceCode: 'Milano'}, ['PROVINCE_NOT_FOUND']],
    [{countryCode: 'PT', provinceCode: 'PT-11'}, []],
    [{countryCode: 'PT'}, ['ADDRESS_FIELD_IS_REQUIRED']],
    [{countryCode: 'DE'}, []],
  ])('%j of a whole address is refused with %j', (text, codes) => {
    const {problems} = adding(text);
    expect(problems.map(({code}) => code)).toEqual(codes);
    expect(problems.map(({field}) => field.at(-1))).toEqual(codes.map(() => 'provinceCode'));
  });

  it('is kept, and not asked for where the country alone counts', () => {
    expect(adding({}, false).problems).toEqual([]);
    expect(adding({provinceCode: 'MI'}, false).state.addresses).toMatchObject([{text: {provinceCode: 'MI'}}]);
  });
});
