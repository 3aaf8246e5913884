import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {commandPath, NEW_ADDRESS, profileOf, PROFILE, send, TYPED, withAddresses} from '../support/profile';
import {control, freshAddress, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('an address of the address book', () => {
  test('is changed, and what was emptied is empty', async () => {
    const {visitor, to} = await withAddresses(1);
    await send(visitor, to(0, 'edit'), {...TYPED, company: 'Moos GmbH', address2: 'Hof'});
    expect((await visitor.get(to(0, 'edit'))).data).toMatchObject({saved: {data: {address: {company: 'Moos GmbH'}}}});
    const changed = await send(visitor, to(0, 'edit'), {...TYPED, city: 'Markkleeberg'});
    expect([changed.status, changed.location]).toEqual([303, PROFILE]);
    const {addresses} = await profileOf(visitor);
    expect(addresses).toMatchObject([{address: {city: 'Markkleeberg', company: '', address2: ''}}]);
  });

  test('becomes the default, and another one can then be deleted', async () => {
    const {visitor, to, addresses} = await withAddresses(2);
    expect(await send(visitor, to(0, 'delete'))).toMatchObject({status: 409, form: {problem: {code: 'default-stays'}}});
    expect((await send(visitor, to(1, 'make-default'))).status).toBe(303);
    expect((await profileOf(visitor)).addresses).toMatchObject([{id: addresses[1]?.id, isDefault: true}, {}]);
    const deletion = {idempotencyKey: crypto.randomUUID()};
    for (const _ of [1, 2]) expect((await send(visitor, to(0, 'delete'), deletion)).status).toBe(303);
    expect((await profileOf(visitor)).addresses).toMatchObject([{id: addresses[1]?.id}]);
    expect((await send(visitor, to(1, 'delete'))).status).toBe(303);
    expect((await profileOf(visitor)).addresses).toEqual([]);
  });

  test('is made the default by its form', async () => {
    const {visitor, to} = await withAddresses(2);
    await send(visitor, to(1, 'edit'), {...TYPED, address1: 'Waldweg 3', isDefault: 'on'});
    await send(visitor, NEW_ADDRESS, {...TYPED, address1: 'Waldweg 4', isDefault: 'on'});
    expect((await profileOf(visitor)).addresses.map(({address}) => address['address1'])).toEqual([
      'Waldweg 4',
      'Waldweg 1',
      'Waldweg 3',
    ]);
  });

  test('that is there already is refused', async () => {
    const {visitor, to} = await withAddresses(2);
    const refused = {status: 409, form: {problem: {code: 'duplicate'}, values: {address1: 'Waldweg 1'}}};
    expect(await send(visitor, NEW_ADDRESS, TYPED)).toMatchObject(refused);
    expect(await send(visitor, to(1, 'edit'), TYPED)).toMatchObject(refused);
  });

  test.each(['edit', 'make-default', 'delete'])('of somebody else is not there: %s', async (command) => {
    const theirs = await withAddresses(2);
    const visitor = await logIn(freshAddress());
    expect((await visitor.get(theirs.to(1, command))).status).toBe(404);
    expect((await send(visitor, theirs.to(1, command), TYPED)).status).toBe(404);
    expect(await profileOf(theirs.visitor)).toMatchObject({addresses: theirs.addresses});
  });

  test('has no other commands', async () => {
    const {visitor, to} = await withAddresses(1);
    expect((await visitor.get(to(0, 'destroy'))).status).toBe(404);
    expect((await send(visitor, to(0, 'destroy'))).status).toBe(404);
    expect((await send(visitor, commandPath('x', 'delete'))).status).toBe(404);
  });

  test('whose deletion was not answered is deleted once', async () => {
    const {visitor, to} = await withAddresses(1);
    const idempotencyKey = crypto.randomUUID();
    await control.breakDown({service: 'customer-api', operation: 'CustomerAddressDelete', kind: 'commit-then-drop'});
    try {
      expect(await visitor.post(to(0, 'delete'), {idempotencyKey})).toMatchObject({
        status: 503,
        form: {problem: {code: 'unavailable'}, idempotencyKey},
        data: {saved: {data: null}},
      });
    } finally {
      await control.repair();
    }
    expect((await visitor.post(to(0, 'delete'), {idempotencyKey})).status).toBe(303);
  });

  test('cannot be read while the account host does not answer', async () => {
    const visitor = await logIn(CUSTOMERS.nothing);
    await control.breakDown({service: 'customer-api', kind: 'status', status: 503, times: 20});
    try {
      expect(await visitor.get(commandPath('700200', 'edit'))).toMatchObject({
        status: 200,
        data: {name: 'edit', saved: {state: 'unavailable'}},
      });
    } finally {
      await control.repair();
    }
  });

  test('leads nobody to the login, and back', async () => {
    const path = commandPath('700200', 'edit');
    expect((await createVisitor().get(path)).location).toBe(`/login?return_to=${encodeURIComponent(path)}`);
  });
});
