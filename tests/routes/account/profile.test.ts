import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {profileOf, PROFILE, send} from '../support/profile';
import {control, freshAddress, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('the profile', () => {
  test('has name, e-mail address and addresses, the default one first', async () => {
    const visitor = await logIn(CUSTOMERS.nothing);
    const {status, data} = await visitor.get(PROFILE);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      profile: {
        data: {
          firstName: 'Jonas',
          lastName: 'Berger',
          email: CUSTOMERS.nothing,
          addresses: [
            {id: '700200', isDefault: true, address: {city: 'Leipzig', countryCode: 'DE'}},
            {isDefault: false},
          ],
        },
      },
    });
  });

  test('is changed with a new token where the account host does not take the old one any more', async () => {
    const visitor = await logIn(freshAddress());
    await control.breakDown({service: 'customer-api', kind: 'status', status: 401, times: 1});
    try {
      const sent = await send(visitor, PROFILE, {firstName: 'Ida', lastName: 'Moos'});
      expect(sent).toMatchObject({status: 303, location: PROFILE});
    } finally {
      await control.repair();
    }
    expect((await visitor.get(PROFILE)).data).toMatchObject({profile: {data: {firstName: 'Ida'}}});
  });

  test('takes a new name, by which the customer is greeted at once', async () => {
    const visitor = await logIn(freshAddress());
    expect(await send(visitor, PROFILE, {firstName: 'Ida', lastName: 'Moos'})).toMatchObject({
      status: 303,
      location: PROFILE,
    });
    expect((await visitor.get(PROFILE)).data).toMatchObject({
      firstName: 'Ida',
      flash: {name: 'rename'},
      profile: {data: {firstName: 'Ida', lastName: 'Moos'}},
    });
    expect((await visitor.get(PROFILE)).data).toMatchObject({flash: null});
  });

  test.each([
    [{firstName: 'Ida'}, {lastName: 'required'}],
    // What the platform finds fault with is told beside its field, too.
    [{firstName: 'Ida <b>', lastName: 'Moos'}, {firstName: 'invalid'}],
    [{firstName: 'Ida', lastName: 'www.moos.example'}, {lastName: 'invalid'}],
  ])('keeps a wrong name in its form: %j', async (fields, errors) => {
    const visitor = await logIn(freshAddress());
    expect(await send(visitor, PROFILE, fields)).toMatchObject({status: 422, form: {values: fields, errors}});
    expect(await profileOf(visitor)).toMatchObject({firstName: '', lastName: ''});
  });

  test('says so while the account host does not answer, and keeps a name that was typed', async () => {
    const visitor = await logIn(freshAddress());
    const name = {firstName: 'Ida', lastName: 'Moos'};
    await control.breakDown({service: 'customer-api', kind: 'status', status: 503, times: 20});
    try {
      expect(await visitor.get(PROFILE)).toMatchObject({status: 200, data: {profile: {state: 'unavailable'}}});
      expect(await send(visitor, PROFILE, name)).toMatchObject({
        status: 503,
        form: {problem: {code: 'unavailable'}, values: name},
      });
    } finally {
      await control.repair();
    }
  });

  test('leads nobody to the login, and back', async () => {
    expect((await createVisitor().get(PROFILE)).location).toBe(`/login?return_to=${encodeURIComponent(PROFILE)}`);
  });
});
