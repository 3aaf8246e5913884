import {describe, expect, test} from 'vitest';

import {LIMITS_BY_NAME} from '../../../app/config/limits';
import {NEW_ADDRESS, profileOf, PROFILE, send, TYPED} from '../support/profile';
import {control, freshAddress, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('an address', () => {
  test('is added once, however often its form is sent, as the platform writes it', async () => {
    const visitor = await logIn(freshAddress());
    const fields = {...TYPED, countryCode: 'IT', zip: '20121', city: 'Milano', province: 'Mailand', phone: '02 123456'};
    const idempotencyKey = crypto.randomUUID();
    for (const _ of [1, 2]) {
      expect(await visitor.post(NEW_ADDRESS, {...fields, idempotencyKey})).toMatchObject({
        status: 303,
        location: PROFILE,
      });
    }
    const {addresses} = await profileOf(visitor);
    expect(addresses).toMatchObject([
      {isDefault: true, address: {province: 'Milano', phone: '+3902123456', company: ''}},
    ]);
  });

  test.each([
    [{...TYPED, phone: 'keins'}, 'phone', 'invalid'],
    [{...TYPED, countryCode: 'ES', province: 'Bayern'}, 'province', 'invalid'],
    [{...TYPED, city: ''}, 'city', 'required'],
    // The platform knows postcodes.
    [{...TYPED, zip: '123'}, 'zip', 'invalid'],
  ])('that is wrong is told beside its field, and stays in the form: %j', async (fields, field, error) => {
    const visitor = await logIn(freshAddress());
    const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    expect(await send(visitor, NEW_ADDRESS, fields)).toMatchObject({
      status: 422,
      form: {values: kept, errors: {[field]: error}},
    });
    expect((await profileOf(visitor)).addresses).toEqual([]);
  });

  test('is not changed more often than the account host can bear', async () => {
    const visitor = await logIn(freshAddress());
    const [{limit}] = LIMITS_BY_NAME.profile.network;
    for (let count = 0; count < limit; count += 1) await send(visitor, NEW_ADDRESS, {...TYPED, zip: '123'});
    const {status, headers, form} = await send(visitor, NEW_ADDRESS, TYPED);
    expect([status, form]).toMatchObject([429, {problem: {code: 'rate-limited'}, values: {city: 'Leipzig'}}]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('whose answer was lost stays in its form, and is added once', async () => {
    const visitor = await logIn(freshAddress());
    const idempotencyKey = crypto.randomUUID();
    await control.breakDown({service: 'customer-api', kind: 'commit-then-drop', times: 1});
    try {
      const lost = await visitor.post(NEW_ADDRESS, {...TYPED, idempotencyKey});
      expect([lost.status, lost.form]).toMatchObject([
        503,
        {problem: {code: 'unavailable'}, values: TYPED, idempotencyKey},
      ]);
    } finally {
      await control.repair();
    }
    expect((await visitor.post(NEW_ADDRESS, {...TYPED, idempotencyKey})).status).toBe(303);
    expect((await profileOf(visitor)).addresses).toHaveLength(1);
  });

  test('that is sent after the session ended is in its form after the login', async () => {
    const visitor = createVisitor();
    expect((await visitor.get(NEW_ADDRESS)).location).toBe(`/login?return_to=${encodeURIComponent(NEW_ADDRESS)}`);
    expect(await visitor.post(NEW_ADDRESS, TYPED)).toMatchObject({
      status: 303,
      location: `/de/account/login?${new URLSearchParams({reason: 'ended', return_to: NEW_ADDRESS}).toString()}`,
    });
    await logIn(freshAddress(), visitor);
    expect((await visitor.get(NEW_ADDRESS)).data).toMatchObject({draft: TYPED});
  });
});
