import {afterEach, describe, expect, test} from 'vitest';

import {LANGUAGES} from '../../../app/config/languages';
import {mailsTo} from '../../support/outbox';
import {control, freshAddress, mailedToken, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/newsletter';
const freshForm = (fields: Readonly<Record<string, string>> = {}) => ({
  email: freshAddress(),
  idempotencyKey: crypto.randomUUID(),
  ...fields,
});

afterEach(() => control.repair());

describe('the sign-up to the newsletter', () => {
  test.each(['default', 'espresso', 'raffle', 'nonsense'])('has a form of its own: %s', async (variant) => {
    const {status, data} = await createVisitor().get(`${PATH}?variant=${variant}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({variant: variant === 'nonsense' ? 'default' : variant});
  });

  test.each([
    ['espresso', ['espresso-course', 'newsletter-confirmation', 'newsletter-welcome']],
    ['raffle', ['newsletter-confirmation', 'newsletter-welcome']],
    ['default', ['newsletter-confirmation', 'newsletter-welcome']],
  ] as const)('is confirmed by mail, with what was promised: %s', async (variant, kinds) => {
    for (const language of LANGUAGES) {
      const visitor = createVisitor();
      const fields = freshForm({variant});
      const path = `/${language}/newsletter`;
      expect(await visitor.post(path, fields)).toMatchObject({status: 303, location: `${path}/sent`});
      const token = await mailedToken(fields.email, `/${language}/newsletter/confirm`);
      await visitor.post(`${path}/confirm`, {token});
      expect((await mailsTo(origins.emulator, fields.email)).map(({kind}) => kind).sort()).toEqual(kinds);
    }
  });

  test.each([
    ['', 'required'],
    ['ada@example', 'email'],
    [`${'x'.repeat(250)}@example.com`, 'too-long'],
  ])('requires an address and keeps the input: "%s"', async (email, why) => {
    expect(await createVisitor().post(PATH, {email, variant: 'espresso'})).toMatchObject({
      status: 422,
      form: {errors: {email: why}, values: {variant: 'espresso', ...(email.length > 0 && {email})}},
    });
  });

  test('of a subscriber is answered with that, and keeps the address', async () => {
    const visitor = createVisitor();
    const fields = freshForm({variant: 'raffle'});
    await visitor.post(PATH, fields);
    await visitor.post(`${PATH}/confirm`, {token: await mailedToken(fields.email, '/newsletter/confirm')});
    expect(await visitor.post(PATH, {...fields, idempotencyKey: crypto.randomUUID()})).toMatchObject({
      status: 409,
      form: {problem: {code: 'already-subscribed'}, values: {email: fields.email}},
    });
  });

  test('keeps its id while the service is down, and sends one mail only', async () => {
    const visitor = createVisitor();
    const fields = freshForm();
    await control.breakDown({service: 'service-api', operation: 'newsletter', kind: 'commit-then-drop', times: 2});
    const failed = await visitor.post(PATH, fields);
    await control.repair();
    expect(failed).toMatchObject({
      status: 503,
      form: {problem: {code: 'unavailable'}, values: {email: fields.email}, idempotencyKey: fields.idempotencyKey},
    });
    expect(failed.headers.get('Retry-After')).not.toBeNull();
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    expect(await mailsTo(origins.emulator, fields.email)).toHaveLength(1);
  });

  test('waits with the sixth of a minute from one visitor, and keeps the address', async () => {
    const visitor = createVisitor();
    for (let count = 0; count < 5; count += 1) expect((await visitor.post(PATH, freshForm())).status).toBe(303);
    const fields = freshForm();
    const {status, headers, form} = await visitor.post(PATH, fields);
    expect([status, form]).toMatchObject([429, {problem: {code: 'rate-limited'}, values: {email: fields.email}}]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('rate-limits the fourth sign-up a day of one address, for every visitor and spelling', async () => {
    const email = freshAddress();
    for (let count = 0; count < 3; count += 1) {
      expect((await createVisitor().post(PATH, freshForm({email}))).status).toBe(303);
    }
    expect((await createVisitor().post(PATH, freshForm({email: email.toUpperCase()}))).status).toBe(429);
  });
});
