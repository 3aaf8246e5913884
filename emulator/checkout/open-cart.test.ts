import {expect, it} from 'vitest';
import {knownBuyer} from './open-cart';

const GUEST = {email: null, phone: null, countryCode: 'AT', language: 'DE'} as const;
const ENDS = 1000;
const customer = {number: 7002, email: 'jonas@example.com', firstName: 'Jonas', lastName: null, tokenEndsAt: ENDS};
const ATTACHED = {...GUEST, email: customer.email, customer};
const TOLD = {...GUEST, email: 'a@b.de', customer};

it.each([
  ['a guest', GUEST, 0, ['', '']],
  ['a guest who told an address', {...GUEST, email: 'a@b.de'}, 0, ['a@b.de', '']],
  ['a customer whose token counts', ATTACHED, ENDS - 1, ['jonas@example.com', 'Jonas']],
  ['a customer whose token has ended', ATTACHED, ENDS, ['', '']],
  ['a customer who told another address', TOLD, ENDS - 1, ['a@b.de', 'Jonas']],
  ['a customer who told another address, after the end of the token', TOLD, ENDS, ['a@b.de', '']],
])('the checkout of %s begins with what it knows of them', (_who, buyer, at, [email, firstName]) => {
  expect(knownBuyer(buyer, at)).toEqual({email, firstName, lastName: '', countryCode: 'AT'});
});
