import {afterEach, describe, expect, it, vi} from 'vitest';

import {runAnyway} from '../../commands/memory-mutex.fixture';
import type {ProfileCommand} from '../../domain/account/profile';
import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {createCustomerProfile} from './profile.server';

const API = 'https://account.example/customer/api/graphql';

const wire = {
  id: 'gid://shopify/CustomerAddress/7?model_name=CustomerAddress',
  firstName: 'Ada',
  lastName: 'Moos',
  company: null,
  address1: 'Via 1',
  address2: null,
  zip: '20121',
  city: 'Milano',
  province: null,
  zoneCode: 'MI',
  territoryCode: 'IT',
  phoneNumber: null,
};

const address = {
  firstName: 'Ada',
  lastName: 'Moos',
  company: '',
  address1: 'Via 1',
  address2: '',
  zip: '20121',
  city: 'Milano',
  province: 'Mailand',
  countryCode: 'IT',
  phone: '+39021234',
};

/** The profile of a customer with one address, at a platform that answers mutations so. */
function profileWith(userErrors: readonly unknown[] | null = []) {
  const customer = {firstName: null, lastName: 'Moos', emailAddress: null, defaultAddress: {id: wire.id}};
  const sent = answerRequests(({url, body}) => {
    if (url !== API) return Response.json({graphql_api: API});
    const [, name] = /mutation \w+\([^{]*\) \{ (\w+)/.exec(JSON.stringify(body)) ?? [];
    const read = {customer: {...customer, addresses: {nodes: [wire]}}};
    return Response.json({data: name === undefined ? read : {[name]: userErrors && {userErrors}}});
  });
  const kept: Promise<unknown>[] = [];
  const profile = createCustomerProfile({
    api: {
      calls: freshCalls(),
      origin: 'https://account.example',
      shopOrigin: 'https://shop.example',
      apiVersion: '2026-04',
    },
    session: () => Promise.resolve({accessToken: 'shcat_1', customerId: 'gid://shopify/Customer/1'}),
    runOnce: runAnyway,
    waitUntil: (work) => void kept.push(work),
  });
  return {profile, sent, kept};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads names as they are, provinces by their code, and numbers out of ids', async () => {
  expect(await profileWith().profile.read()).toEqual({
    firstName: '',
    lastName: 'Moos',
    email: null,
    addresses: [{id: '7', isDefault: true, address: {...address, province: 'Milano', phone: ''}}],
  });
});

const COMMANDS: readonly (readonly [ProfileCommand, string, object])[] = [
  [
    {name: 'rename', firstName: 'Ada', lastName: 'Moos'},
    'customerUpdate',
    {input: {firstName: 'Ada', lastName: 'Moos'}},
  ],
  [
    {name: 'add', address, isDefault: true},
    'customerAddressCreate',
    {isDefault: true, address: {territoryCode: 'IT', zoneCode: 'MI', phoneNumber: '+39021234', company: null}},
  ],
  [{name: 'edit', id: '7', address, isDefault: false}, 'customerAddressUpdate', {id: wire.id, isDefault: null}],
  [{name: 'make-default', id: '7'}, 'customerAddressUpdate', {id: wire.id}],
  [{name: 'delete', id: '7'}, 'customerAddressDelete', {id: wire.id}],
];

describe('a command', () => {
  it.each(COMMANDS)('%j is %s with %j', async (command, name, variables) => {
    const {profile, sent} = profileWith();
    expect(await profile.perform(command, 'key')).toEqual({state: 'done'});
    const [last] = sent.slice(-1);
    expect(JSON.stringify(last?.body)).toContain(`{ ${name}(`);
    expect(last?.body).toMatchObject({variables});
    expect(last?.headers.get('Authorization')).toBe('shcat_1');
  });

  it('is carried out to its end also when the visitor has left', async () => {
    const {profile, sent, kept} = profileWith();
    void profile.perform({name: 'delete', id: '7'}, 'key');
    await vi.waitUntil(() => kept.length === 1);
    await Promise.all(kept);
    expect(JSON.stringify(sent.at(-1)?.body)).toContain('customerAddressDelete');
  });

  it.each([
    ['gone', [{code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId']}]],
    ['duplicate', [{code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', field: null}]],
    ['default-stays', [{code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', field: ['addressId']}]],
    ['not-changed', [{code: 'ADDRESS_ARGUMENT_EMPTY', field: ['address']}]],
    ['not-changed', [{code: null, field: null}]],
    ['not-changed', null],
  ])('is refused: %s', async (code, userErrors) => {
    const {profile} = profileWith(userErrors);
    expect(await profile.perform({name: 'add', address, isDefault: false}, 'key')).toEqual({state: 'refused', code});
  });

  it('has its wrong fields named as the form names them', async () => {
    const names = ['territoryCode', 'zoneCode', 'phoneNumber', 'zip'];
    const {profile} = profileWith(names.map((name) => ({code: 'INVALID', field: ['address', name]})));
    expect(await profile.perform({name: 'add', address, isDefault: false}, 'key')).toEqual({
      state: 'invalid',
      fields: ['countryCode', 'province', 'phone', 'zip'],
    });
  });

  it('to an address that is not there asks for nothing', async () => {
    const {profile, sent} = profileWith();
    expect(await profile.perform({name: 'delete', id: '8'}, 'key')).toEqual({state: 'refused', code: 'gone'});
    expect(JSON.stringify(sent)).not.toContain('mutation');
  });
});
