import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {askAs} from './client';
import {borrowAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

let accounts: BorrowedAccounts;

beforeAll(async () => {
  accounts = await borrowAccounts();
}, 60_000);
afterEach(() => accounts.moveClock(0));

const as = askAs(() => accounts);

describe('addresses', () => {
  const ADDRESS = {
    firstName: 'Ada',
    lastName: 'Moos',
    address1: 'Waldweg 1',
    zip: '04109',
    city: 'Leipzig',
    territoryCode: 'DE',
    phoneNumber: '+4934112345',
  };
  const CREATE = `mutation ($address: CustomerAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $isDefault) {
      customerAddress { id city } userErrors { code field } } }`;
  const UPDATE = `mutation ($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      customerAddress { id city zip } userErrors { code field } } }`;
  const DELETE = `mutation ($id: ID!) { customerAddressDelete(addressId: $id) {
    deletedAddressId userErrors { code field } } }`;
  const LIST = '{ customer { defaultAddress { id } addresses(first: 9) { nodes { id city } } } }';
  const created = z.object({customerAddressCreate: z.object({customerAddress: z.object({id: z.string()})})});

  async function add(email: string, over: Record<string, string> = {}, isDefault: boolean | null = null) {
    const data = await as(email, CREATE, {address: {...ADDRESS, ...over}, isDefault});
    return created.parse(data).customerAddressCreate.customerAddress.id;
  }

  it('are added, changed and removed; the first is the default', async () => {
    const email = 'addresses@example.com';
    const first = await add(email);
    const second = await add(email, {city: 'Jena', zip: '07743'});
    expect(await as(email, LIST)).toMatchObject({
      customer: {defaultAddress: {id: first}, addresses: {nodes: [{id: first}, {id: second, city: 'Jena'}]}},
    });
    await as(email, UPDATE, {id: second, address: {city: 'Gera'}, isDefault: true});
    expect(await as(email, LIST)).toMatchObject({customer: {defaultAddress: {id: second}}});
    expect(await as(email, DELETE, {id: first})).toEqual({
      customerAddressDelete: {deletedAddressId: first, userErrors: []},
    });
    expect(await as(email, DELETE, {id: second})).toMatchObject({customerAddressDelete: {userErrors: []}});
    expect(await as(email, LIST)).toEqual({customer: {defaultAddress: null, addresses: {nodes: []}}});
    expect(await add(email)).not.toBe(first);
  });

  it.each([
    [{territoryCode: null}, 'TERRITORY_CODE_MISSING', 'territoryCode'],
    [{territoryCode: 'XX'}, 'INVALID_TERRITORY_CODE', 'territoryCode'],
    [{address1: ' '}, 'ADDRESS1_MISSING', 'address1'],
    [{lastName: ''}, 'REQUIRED', 'lastName'],
    [{zip: '123'}, 'INVALID_FOR_COUNTRY', 'zip'],
    [{territoryCode: 'IT', zip: '20121'}, 'ZONE_CODE_MISSING', 'zoneCode'],
    [{territoryCode: 'IT', zip: '20121', zoneCode: 'Milano'}, 'INVALID_FOR_COUNTRY', 'zoneCode'],
    [{territoryCode: 'PT', zip: '1100-585'}, 'ZONE_CODE_MISSING', 'zoneCode'],
    [{zoneCode: 'SN'}, 'INVALID_FOR_COUNTRY', 'zoneCode'],
    [{phoneNumber: '0341'}, 'PHONE_NUMBER_NOT_VALID', null],
    [{city: '<i>'}, 'CONTAINS_HTML_TAGS', 'city'],
    [{company: 'x'.repeat(256)}, 'TOO_LONG', 'company'],
  ])('are refused with %j', async (over, code, field) => {
    const data = await as('mira.neu@example.com', CREATE, {address: {...ADDRESS, ...over}});
    expect(data).toEqual({
      customerAddressCreate: {customerAddress: null, userErrors: [{code, field: field && ['address', field]}]},
    });
  });

  it('are refused where that would contradict the others', async () => {
    const email = 'contradiction@example.com';
    const first = await add(email);
    const second = await add(email, {city: 'Jena'});
    const code = async (query: string, variables: Record<string, unknown>) => {
      const data = await as(email, query, variables);
      return z.object({userErrors: z.array(z.object({code: z.string()}))}).parse(Object.values(data ?? {})[0])
        .userErrors[0]?.code;
    };
    expect(await code(CREATE, {address: ADDRESS})).toBe('CUSTOMER_ADDRESS_ALREADY_EXISTS');
    expect(await code(UPDATE, {id: second, address: {city: 'leipzig'}})).toBe('CUSTOMER_ADDRESS_ALREADY_EXISTS');
    expect(await code(UPDATE, {id: first, isDefault: false})).toBe('DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED');
    expect(await code(DELETE, {id: first})).toBe('DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED');
  });

  it('of another customer do not exist', async () => {
    const theirs = await add('theirs@example.com');
    for (const query of [UPDATE, DELETE]) {
      const data = await as('mine@example.com', query, {id: theirs, ...(query === UPDATE ? {address: ADDRESS} : {})});
      expect(Object.values(data ?? {})).toMatchObject([{userErrors: [{code: 'ADDRESS_ID_DOES_NOT_EXIST'}]}]);
    }
    expect(await as('theirs@example.com', LIST)).toMatchObject({customer: {addresses: {nodes: [{id: theirs}]}}});
  });
});
