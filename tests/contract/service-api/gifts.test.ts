import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {giftRedeemedSchema, giftSubscriptionSchema} from '../../../contracts/gift-subscription';
import {refusalSchema} from '../../../contracts/refusal';
import {seed} from '../../../emulator/seed/seed';
import {ADDRESS, createCart, giftsIssued, order, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const redemption = {email: 'ida@example.com', language: 'de', address: ADDRESS};

/** A voucher in the books, as after a purchase. */
async function voucher(name: string, expiresAt = Date.now() + YEAR_MS): Promise<string> {
  const {GIFT_VOUCHERS} = await services.serviceEnv();
  const code = `ABO-TEST-${name}`;
  await GIFT_VOUCHERS.getByName(code.replaceAll('-', '')).issue({
    code,
    deliveries: 3,
    coffee: 'espresso',
    senderName: 'Mara',
    message: 'Viel Freude!',
    expiresAt,
  });
  return code;
}

const check = async (code: string) =>
  parsed(giftSubscriptionSchema, await services.call(`/gift-subscriptions/${encodeURIComponent(code)}`));
const redeem = (code: string, body: unknown = redemption, headers = {}) =>
  services.call(`/gift-subscriptions/${code}`, body, headers);

describe('GET /v1/gift-subscriptions/{code}', () => {
  it('says what a voucher is worth, however it is typed', async () => {
    const code = await voucher('AAAA');
    const found = await check(code);
    expect(found).toMatchObject({state: 'valid', deliveries: 3, coffee: 'espresso', senderName: 'Mara'});
    expect(await check(code.toLowerCase().replaceAll('-', ' '))).toEqual(found);
  });

  it.each(['nonsense', '%00', 'A'.repeat(100), "';--"])('says that %j is wrong', async (code) => {
    expect(await check(code)).toEqual({state: 'wrong'});
  });

  it('says that a voucher has expired', async () => {
    const code = await voucher('BBBB', Date.now() - 1000);
    expect((await check(code)).state).toBe('expired');
    expect(refusalOf(await redeem(code))).toEqual([410, 'expired']);
  });
});

describe('POST /v1/gift-subscriptions/{code}', () => {
  it('creates one subscription, also on a double submit and after a lost answer', async () => {
    const code = await voucher('CCCC');
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
    answers.push(await redeem(code));
    expect(answers.map(({status}) => status)).toEqual([201, 201, 201, 201]);
    const results = answers.map((answer) => parsed(giftRedeemedSchema.strict(), answer));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({state: 'redeemed', deliveries: 3, intervalWeeks: 4});
    const mails = await services.mails({to: 'ida@example.com', kind: 'gift-subscription-redeemed'});
    expect(mails).toHaveLength(1);
    for (const told of [ADDRESS.address1, 'Espresso', '/de/account/subscription'])
      expect(mails[0]?.text).toContain(told);
    expect((await check(code)).state).toBe('used');
  });

  it('refuses another customer afterwards', async () => {
    const code = await voucher('DDDD');
    await redeem(code);
    const other = {...redemption, email: 'else@example.com'};
    expect(refusalOf(await redeem(code, other))).toEqual([409, 'used']);
    expect(refusalOf(await redeem('ABO-NONE', other))).toEqual([404, 'wrong']);
  });

  it.each(['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'])(
    'asks for %s, and leaves the voucher as it is',
    async (field) => {
      const code = await voucher(`E${field.toUpperCase()}`);
      const answer = await redeem(code, {...redemption, address: {...ADDRESS, [field]: ''}});
      expect(answer.status).toBe(422);
      expect(parsed(refusalSchema, answer).error.fields?.[0]?.path).toBe(`address.${field}`);
      expect((await check(code)).state).toBe('valid');
    },
  );

  it.each([
    ['CH', '8001', 'address.countryCode'],
    ['GB', 'SW1A 1AA', 'address.countryCode'],
    ['US', '10001', 'address.countryCode'],
    ['AT', '10101', 'address.zip'],
  ])('goes where subscriptions go: not to %s %s', async (countryCode, zip, path) => {
    const code = await voucher(`F${countryCode}`);
    const answer = await redeem(code, {...redemption, address: {...ADDRESS, countryCode, zip}});
    expect(parsed(refusalSchema, answer).error).toMatchObject({code: 'invalid', fields: [{path}]});
  });

  it('stops a search for codes', async () => {
    const from = {'Shopper-Address': '198.51.100.4'};
    for (let count = 0; count < 60; count += 1)
      await services.call(`/gift-subscriptions/ABO-${count}`, undefined, from);
    const answer = await services.call('/gift-subscriptions/ABO-61', undefined, from);
    expect(refusalOf(answer)).toEqual([429, 'rate_limited']);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });

  it('counts attempts with a code, however it is typed', async () => {
    for (let count = 0; count < 20; count += 1) await services.call('/gift-subscriptions/ABO-OFTEN');
    expect(refusalOf(await services.call('/gift-subscriptions/abo%20of-ten'))).toEqual([429, 'rate_limited']);
  });
});

describe('a gift subscription bought at the checkout', () => {
  it('leads from its mail to the address, and brings its coffees in turn', async () => {
    // Six deliveries, alternating.
    const lines = [{variant: variant('coffee-gift-subscription', 5)}];
    await order(services, {lines, language: 'en'}, {email: 'giver-of-coffee@example.com'});
    await giftsIssued(services);
    const [mail] = await services.mails({to: 'giver-of-coffee@example.com', kind: 'gift-subscription'});
    const link = new URL(mail?.links.find((each) => each.includes('/redeem-gift-subscription')) ?? '');
    const code = link.searchParams.get('code') ?? '';
    expect(mail?.text).toContain(`    ${code}\n`);
    // In print the address of the button appears below the code.
    expect(mail?.html).toMatch(/@media print[^]*class="code"[^]*class="button"/);
    expect(await check(code)).toMatchObject({state: 'valid', deliveries: 6, coffee: 'mixed'});
    const email = 'taker-of-coffee@example.com';
    const answer = await redeem(code, {...redemption, email, language: 'en'});
    const {firstDelivery} = parsed(giftRedeemedSchema.strict(), answer);
    const {SUBSCRIBERS, SUBSCRIPTION_DIRECTORY} = await services.env();
    const known = await SUBSCRIPTION_DIRECTORY.getByName('shop').enter(email, null);
    const later = Date.now() + 60 * 7 * DAY_MS;
    const account = await SUBSCRIBERS.getByName(String(known.number)).view(known, later);
    const parts = account.subscriptions.map(({variantNumber, expiresAfter, interval, status}) => {
      const bought = seed.products.find(({variants}) => variants.some(({number}) => number === variantNumber));
      const kind = bought?.tags.find((tag) => tag === 'filter' || tag === 'espresso');
      return [kind, expiresAfter, interval.count, status];
    });
    expect(parts).toEqual([
      ['filter', 3, 8, 'expired'],
      ['espresso', 3, 8, 'expired'],
    ]);
    // The recipient has no payment method: whatever was due would keep the gift from being sent.
    expect(account.charges.map(({status, amounts}) => [status, amounts.totalCents])).toEqual(
      Array.from({length: 6}, () => ['success', 0]),
    );
    expect(account.charges.map(({day}) => day).sort()[0]).toBe(firstDelivery);
    // The service knows nothing of the recipient but what came with the gift.
    const told = await services.mails({to: email});
    expect(told.map(({subject}) => subject)).toContain('We’re packing your coffee');
    expect(new Set(told.map(({language}) => language))).toEqual(new Set(['en']));
  });
});

/** The code in a gift card's mail, without the spaces between its groups. */
function codeIn(text: string): string {
  return /^ {4}([0-9A-Z]{4}(?: [0-9A-Z]{4}){3})$/m.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
}

describe('a gift card bought at the checkout', () => {
  const lines = (attributes: {key: string; value: string}[] = []) => [
    {variant: variant('gift-card', 1), quantity: 2, attributes},
  ];

  it('comes by mail, one code a piece, and pays in a cart', async () => {
    await order(services, {lines: lines(), language: 'en'}, {email: 'buyer@example.com'});
    const mails = await services.mails({to: 'buyer@example.com', kind: 'gift-card'});
    const codes = mails.map(({text}) => codeIn(text));
    expect(new Set(codes).size).toBe(2);
    expect(mails[0]?.subject).toBe('A gift card for €50.00 for you');
    const cart = await createCart(services, {
      lines: [{variant: variant('waldgold')}],
      giftCardCodes: codes.slice(0, 1),
    });
    expect(cart.appliedGiftCards).toMatchObject([{balance: {amount: '40.1'}}]);
    expect(cart.cost.totalAmount.amount).toBe('0.0');
  });

  it('goes to the recipient with the greeting, on the day that was chosen', async () => {
    const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const attributes = [
      {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
      {key: 'Recipient email', value: 'oma@example.com'},
      {key: 'Recipient name', value: 'Oma'},
      {key: 'Message', value: 'Für deine <Kanne>\n– Mara'},
      {key: 'Send on', value: day},
      {key: '__shopify_offset', value: '-60'},
    ];
    await order(services, {lines: lines(attributes)}, {email: 'giver@example.com'});
    expect(await services.mails({to: 'oma@example.com'})).toEqual([]);
    const midnight = Date.parse(`${day}T00:00:00+01:00`);
    try {
      await services.moveClock(midnight - Date.now() - 60_000);
      expect(await services.mails({to: 'oma@example.com'})).toEqual([]);
      await services.moveClock(midnight - Date.now() + 1000);
      const mails = await services.mails({to: 'oma@example.com'});
      expect(mails).toHaveLength(2);
      expect(Date.parse(mails[0]?.sentAt ?? '')).toBe(midnight);
      expect(mails[0]?.text).toMatch(/Hallo Oma,[^]*> Für deine <Kanne>\n> – Mara/);
      expect(mails[0]?.html).toContain('Für deine &lt;Kanne&gt;');
    } finally {
      await services.moveClock(0);
    }
    expect(await services.mails({to: 'giver@example.com', kind: 'gift-card'})).toEqual([]);
  });

  it('waits for the payment', async () => {
    await order(services, {lines: lines()}, {email: 'slow@example.com', outcome: 'pending'});
    expect(await services.mails({to: 'slow@example.com', kind: 'gift-card'})).toEqual([]);
  });
});
