import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  newsletterConfirmedSchema,
  newsletterRequestedSchema,
  newsletterUnsubscribedSchema,
} from '../../../contracts/newsletter';
import {refusalSchema} from '../../../contracts/refusal';
import {endOfDays} from '../../../service/domain/days';
import {checkOut, createCart, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices, tokenOf} from './start-services';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A kilogram: less than EUR 39, two of them are more. */
const COFFEE = variant('waldgold', 8);

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const subscribe = (email: string, over: object = {}, headers: Record<string, string> = {}) =>
  services.call('/newsletter/subscriptions', {email, language: 'de', ...over}, headers);
const confirm = (token: string) => services.call('/newsletter/confirmations', {token});
const unsubscribe = (token: string) => services.call('/newsletter/unsubscriptions', {token});

async function requested(email: string, over: object = {}): Promise<string> {
  expect((await subscribe(email, over)).status).toBe(202);
  return tokenOf((await services.mails({to: email, kind: 'newsletter-confirmation'}))[0]);
}

async function confirmed(email: string, over: object = {}) {
  const answer = await confirm(await requested(email, over));
  expect(answer.status).toBe(200);
  return parsed(newsletterConfirmedSchema.strict(), answer);
}

async function voucherOf(email: string): Promise<string> {
  const [mail] = await services.mails({to: email, kind: 'newsletter-welcome'});
  return /WALD(-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('newsletter sign-up', () => {
  it.each([
    ['de', 'default', 'Bitte bestätige deine Anmeldung zum Newsletter', '/de/newsletter/confirm?token='],
    ['en', 'default', 'Please confirm your newsletter sign-up', '/en/newsletter/confirm?token='],
    ['de', 'espresso', 'Bitte bestätige deine Anmeldung zum Espressokurs', '/de/newsletter/confirm?token='],
    ['en', 'raffle', 'Please confirm that you want to enter the draw', '/en/newsletter/confirm?token='],
  ])('sends the double opt-in mail (%s, %s)', async (language, variant, subject, link) => {
    const email = `optin-${language}-${variant}@example.com`;
    const answer = await subscribe(email, {language, variant});
    expect([answer.status, parsed(newsletterRequestedSchema.strict(), answer)]).toEqual([
      202,
      {state: 'confirmation_sent'},
    ]);
    const [mail, ...more] = await services.mails({to: email});
    expect(more).toEqual([]);
    expect(mail).toMatchObject({subject, language, kind: 'newsletter-confirmation'});
    expect(mail?.links[0]).toContain(`http://localhost:3000${link}`);
    // No advertising before the confirmation (§ 7 UWG).
    expect(mail?.text).not.toMatch(/10 €|€10|WALD-/);
  });

  it('confirms once, and says so the second time', async () => {
    const token = await requested('once@example.com', {language: 'en'});
    const first = parsed(newsletterConfirmedSchema.strict(), await confirm(token));
    expect(first).toMatchObject({state: 'confirmed', variant: 'default', language: 'en', welcomeVoucher: true});
    const again = parsed(newsletterConfirmedSchema.strict(), await confirm(token));
    expect(again).toEqual({...first, state: 'already_confirmed'});
    expect(await services.mails({to: 'once@example.com', kind: 'newsletter-welcome'})).toHaveLength(1);
  });

  it('sends one welcome mail for many clicks at once', async () => {
    const token = await requested('clicks@example.com');
    const states = (await Promise.all([1, 2, 3, 4].map(() => confirm(token)))).map(
      (answer) => parsed(newsletterConfirmedSchema, answer).state,
    );
    expect(states.toSorted()).toEqual(['already_confirmed', 'already_confirmed', 'already_confirmed', 'confirmed']);
    expect(await services.mails({to: 'clicks@example.com', kind: 'newsletter-welcome'})).toHaveLength(1);
  });

  it('says that an address is subscribed in German, and not why in English', async () => {
    await confirmed('Known@Example.com');
    expect(refusalOf(await subscribe('known@example.com'))).toEqual([409, 'already_subscribed']);
    expect(refusalOf(await subscribe('KNOWN@example.com', {language: 'en'}))).toEqual([409, 'not_subscribed']);
  });

  it('lets a subscriber take the course too, without a second voucher', async () => {
    expect((await confirmed('both@example.com')).welcomeVoucher).toBe(true);
    expect((await confirmed('both@example.com', {variant: 'espresso'})).welcomeVoucher).toBe(false);
  });

  it.each(['', 'abc', 'eyJhbGciOiJub25lIn0.e30.'])('knows no forged token: %j', async (token) => {
    expect(refusalOf(await confirm(token === '' ? 'x' : token))).toEqual([404, 'unknown']);
  });

  it('takes no token for another purpose', async () => {
    const token = await requested('purpose@example.com');
    expect(refusalOf(await unsubscribe(token))).toEqual([404, 'unknown']);
  });
});

describe('a repeated request', () => {
  it('sends one mail under one idempotency key', async () => {
    const key = {'Idempotency-Key': 'newsletter-1'};
    const answers = await Promise.all([1, 2, 3].map(() => subscribe('repeat@example.com', {}, key)));
    answers.push(await subscribe('repeat@example.com', {}, key));
    expect(answers.map(({status, text}) => [status, text])).toEqual(
      answers.map(() => [202, '{"state":"confirmation_sent"}']),
    );
    expect(await services.mails({to: 'repeat@example.com'})).toHaveLength(1);
  });

  it('refuses a key that another body has', async () => {
    const key = {'Idempotency-Key': 'newsletter-2'};
    await subscribe('first@example.com', {}, key);
    expect(refusalOf(await subscribe('second@example.com', {}, key))).toEqual([422, 'idempotency_key_reused']);
    expect(await services.mails({to: 'second@example.com'})).toEqual([]);
  });

  it('refuses a key that is none', async () => {
    expect(refusalOf(await subscribe('third@example.com', {}, {'Idempotency-Key': 'a b'}))).toEqual([
      400,
      'invalid_idempotency_key',
    ]);
  });
});

describe('limits', () => {
  it('takes three requests a day for an address', async () => {
    for (const _ of [1, 2, 3]) expect((await subscribe('eager@example.com')).status).toBe(202);
    const answer = await subscribe('eager@example.com');
    expect(refusalOf(answer)).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await services.mails({to: 'eager@example.com'})).toHaveLength(3);
  });

  it('takes five requests a minute of a range of addresses', async () => {
    for (const index of [1, 2, 3, 4, 5]) {
      const from = {'Shopper-Address': `203.0.113.${index}`};
      expect((await subscribe(`range-${index}@example.com`, {}, from)).status).toBe(202);
    }
    const answer = await subscribe('range-6@example.com', {}, {'Shopper-Address': '203.0.113.99'});
    expect(refusalOf(answer)).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await subscribe('range-7@example.com', {}, {'Shopper-Address': '203.0.114.1'})).status).toBe(202);
  });
});

describe('wrong input', () => {
  it.each([
    ['no address', {language: 'de'}, 'email'],
    ['no e-mail address', {email: 'nobody', language: 'de'}, 'email'],
    ['a line break', {email: 'a@example.com\r\nBcc: b@example.com', language: 'de'}, 'email'],
    ['a long address', {email: `${'a'.repeat(250)}@example.com`, language: 'de'}, 'email'],
    ['another language', {email: 'a@example.com', language: 'fr'}, 'language'],
    ['another variant', {email: 'a@example.com', language: 'de', variant: 'x'}, 'variant'],
  ])('names the field: %s', async (_, body, field) => {
    const answer = await services.call('/newsletter/subscriptions', body);
    expect(answer.status).toBe(422);
    expect(parsed(refusalSchema.strict(), answer).error).toMatchObject({code: 'invalid', fields: [{path: field}]});
  });

  it.each([
    ['no JSON', '{', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['no object', '[]', 422, 'invalid'],
    ['too much', JSON.stringify({email: 'a'.repeat(70_000)}), 413, 'too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    expect(refusalOf(await services.call('/newsletter/subscriptions', body))).toEqual([status, code]);
  });

  it('asks for a bearer', async () => {
    expect(refusalOf(await subscribe('a@example.com', {}, {Authorization: 'Bearer x'}))).toEqual([401, 'unauthorized']);
  });
});

describe('the welcome voucher', () => {
  it('takes EUR 10 off coffee from EUR 39, once', async () => {
    await confirmed('voucher@example.com');
    const code = await voucherOf('voucher@example.com');
    const small = await createCart(services, {lines: [{variant: COFFEE}], discountCodes: [code]});
    expect(small).toMatchObject({
      discountCodes: [{code, applicable: false}],
      warnings: ['DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    });
    const lines = [{variant: COFFEE, quantity: 2}];
    const full = await createCart(services, {lines});
    const reduced = await createCart(services, {lines, discountCodes: [code.toLowerCase()]});
    expect(reduced.discountCodes).toEqual([{code, applicable: true}]);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    expect(cents(full.cost.totalAmount.amount) - cents(reduced.cost.totalAmount.amount)).toBe(1000);
    expect((await checkOut(services, reduced.checkoutUrl)).status).toBe(303);
    const second = await createCart(services, {lines, discountCodes: [code]});
    expect(second).toMatchObject({discountCodes: [{applicable: false}], warnings: ['DISCOUNT_USAGE_LIMIT_REACHED']});
  });

  it('counts for the first delivery of a subscription, beside a code for shipping', async () => {
    await confirmed('subscriber@example.com');
    const code = await voucherOf('subscriber@example.com');
    const lines = [{variant: COFFEE, quantity: 2, plan: 3004}];
    const {discountCodes} = await createCart(services, {lines, discountCodes: [code, 'VERSANDFREI']});
    expect(discountCodes).toEqual([
      {code, applicable: true},
      {code: 'VERSANDFREI', applicable: true},
    ]);
  });

  it('counts for one of two orders that are placed at once', async () => {
    await confirmed('race@example.com');
    const wishes = {lines: [{variant: COFFEE, quantity: 2}], discountCodes: [await voucherOf('race@example.com')]};
    const carts = [await createCart(services, wishes), await createCart(services, wishes)];
    const answers = await Promise.all(
      carts.map(({checkoutUrl}, index) => checkOut(services, checkoutUrl, {email: `race-${index}@example.com`})),
    );
    expect(answers.map(({status}) => status).toSorted()).toEqual([303, 422]);
  });

  it('counts for seven days, the last one as a whole', async () => {
    await confirmed('week@example.com');
    const [welcome] = await services.mails({to: 'week@example.com', kind: 'newsletter-welcome'});
    const end = endOfDays(Date.parse(welcome?.sentAt ?? ''), 7);
    const wishes = {lines: [{variant: COFFEE, quantity: 2}], discountCodes: [await voucherOf('week@example.com')]};
    try {
      await services.moveClock(end - MINUTE_MS - Date.now());
      expect((await createCart(services, wishes)).discountCodes).toMatchObject([{applicable: true}]);
      await services.moveClock(end - Date.now());
      expect((await createCart(services, wishes)).warnings).toEqual(['DISCOUNT_CURRENTLY_INACTIVE']);
    } finally {
      await services.moveClock(0);
    }
  });
});

describe('leaving', () => {
  it('ends everything by the signed link, which mail programs can post to', async () => {
    await confirmed('leaver@example.com', {variant: 'espresso', language: 'en'});
    const [welcome] = await services.mails({to: 'leaver@example.com', kind: 'newsletter-welcome'});
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.+)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(link).toContain('http://localhost:3000/en/newsletter/unsubscribe?token=');
    const token = new URL(link).searchParams.get('token') ?? '';
    const states = [await unsubscribe(token), await unsubscribe(token)];
    expect(states.map((answer) => parsed(newsletterUnsubscribedSchema.strict(), answer))).toEqual([
      {state: 'unsubscribed', language: 'en'},
      {state: 'already_unsubscribed', language: 'en'},
    ]);
    try {
      await services.moveClock(60 * DAY_MS);
      expect(await services.mails({to: 'leaver@example.com', kind: 'espresso-course'})).toHaveLength(1);
    } finally {
      await services.moveClock(0);
    }
    expect((await confirmed('leaver@example.com')).welcomeVoucher).toBe(false);
  });
});

describe('with time', () => {
  it('a link expires after three days, and a new one can be asked for', async () => {
    const [token, lasting] = [await requested('late@example.com'), await requested('last-minute@example.com')];
    try {
      await services.moveClock(3 * DAY_MS - MINUTE_MS);
      expect(parsed(newsletterConfirmedSchema, await confirm(lasting)).state).toBe('confirmed');
      await services.moveClock(3 * DAY_MS + 1000);
      expect(refusalOf(await confirm(token))).toEqual([410, 'expired']);
      const fresh = await requested('late@example.com');
      expect(parsed(newsletterConfirmedSchema, await confirm(fresh)).state).toBe('confirmed');
    } finally {
      await services.moveClock(0);
    }
  });

  it('the espresso course sends eight mails, one a week', async () => {
    await confirmed('barista@example.com', {variant: 'espresso'});
    const lessons = () => services.mails({to: 'barista@example.com', kind: 'espresso-course'});
    expect((await lessons()).map(({subject}) => subject)).toEqual(['Espressokurs 1/8: Was ein Espresso ist']);
    try {
      await services.moveClock(7 * DAY_MS + 60_000);
      expect(await lessons()).toHaveLength(2);
      for (let week = 2; week <= 15; week += 1) await services.moveClock(week * 7 * DAY_MS + 60_000);
      const all = (await lessons()).toReversed();
      expect(all.map(({subject}) => subject.slice(0, 16))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Espressokurs ${number}/8`),
      );
      const weeks = all.map(({sentAt}) => Math.round((Date.parse(sentAt) - Date.parse(all[0]?.sentAt ?? '')) / DAY_MS));
      expect(weeks).toEqual([0, 7, 14, 21, 28, 35, 42, 49]);
    } finally {
      await services.moveClock(0);
    }
  });
});
