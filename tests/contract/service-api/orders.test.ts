import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {orderSchema} from '../../../contracts/order';
import {orderTrackingSchema} from '../../../contracts/order-tracking';
import {refusalSchema} from '../../../contracts/refusal';
import {returnSchema} from '../../../contracts/returns';
import {signOrderToken} from '../../../emulator/checkout/order-token';
import {dayText, isoDay} from '../../../service/domain/days';
import {order, product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {later, parsed, refusalOf, startServices} from './start-services';

const SECRET = 'local-order-token-secret-32-characters';
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After so long an order has arrived, whichever holidays come, and may still be sent back. */
const ARRIVED_MS = 12 * DAY_MS;
const coffee = product('waldgold');

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const read = async (token: string) => parsed(orderSchema.strict(), await services.call(`/orders/${token}`));
const track = (number: string, email: string) => services.call('/order-tracking', {number, email});

async function placed(email: string, wishes: Partial<Parameters<typeof order>[1]> = {}, form = {}) {
  const lines = [{variant: variant('waldgold'), quantity: 2}];
  return read(await order(services, {lines, ...wishes}, {email, ...form}));
}

describe('the orders of seeded customers', () => {
  it('can be tracked with number and address, and with nothing else', async () => {
    const tracked = parsed(orderTrackingSchema.strict(), await track(' #l8421', 'Jonas.Berger@example.com'));
    expect(tracked).toMatchObject({status: 'delivered', order: {number: 'L8421', maskedEmail: 'j***@example.com'}});
    for (const number of ['8421', 'l 8421', '#8421'])
      expect((await track(number, 'jonas.berger@example.com')).status, number).toBe(200);
    expect(refusalOf(await track('L8421', 'lena.hoffmann@example.com'))).toEqual([404, 'not_found']);
    expect(refusalOf(await track('L1', 'jonas.berger@example.com'))).toEqual([404, 'not_found']);
  });

  it('can be sent back within 14 days of delivery', async () => {
    const email = 'jonas.berger@example.com';
    const back = (number: string) =>
      services.call('/returns', {number, email, language: 'de', items: [{line: 0, quantity: 1}]});
    expect(refusalOf(await back('L7003'))).toEqual([410, 'too_late']);
    expect((await later(services, ARRIVED_MS - 2 * DAY_MS, () => back('L9107'))).status).toBe(201);
  });
});

describe('GET /v1/orders/{token}', () => {
  it('tells the order as the contract says, and no more of the shopper than needed', async () => {
    // The shop adds the second line: the price of the coffee includes it.
    const lines = [
      {variant: variant('waldgold'), quantity: 2},
      {variant: variant('donation'), quantity: 2, attributes: [{key: '_D', value: 'SP022'}]},
    ];
    const token = await order(services, {lines}, {email: 'mara@example.com', outcome: 'pending'});
    const answer = await services.call(`/orders/${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cents = (coffee.variants[0]?.priceCents ?? 0) * 2;
    const euros = (value: number) => ({amount: (value / 100).toFixed(2), currencyCode: 'EUR'});
    expect(parsed(orderSchema.strict(), answer)).toMatchObject({
      language: 'de',
      maskedEmail: 'm***@example.com',
      paymentStatus: 'pending',
      lines: [{title: coffee.title.de, quantity: 2, planWeeks: null, total: euros(cents)}],
      donations: [{project: 'SP022', amount: euros(50)}],
      shipping: euros(490),
      total: euros(cents + 490),
      shippingAddress: {city: 'Berlin', countryCode: 'DE'},
      estimatedDeliveryDays: {min: 1, max: 3},
    });
    expect(answer.text).toMatch(/"number":"L\d{5}"/);
    expect(answer.text).not.toMatch(/mara@|moos|waldweg|10115/i);
  });

  it.each([
    ['no bearer', ''],
    ['a wrong bearer', 'Bearer local-service-api-tokem'],
    ['another scheme', 'Basic local-service-api-token'],
  ])('refuses %s for every operation', async (_, Authorization) => {
    expect(refusalOf(await services.call('/orders/abc', undefined, {Authorization}))).toEqual([401, 'unauthorized']);
    expect(refusalOf(await services.call('/none', undefined, {Authorization}))).toEqual([401, 'unauthorized']);
  });

  it('knows no forged token, no unknown order and no other call', async () => {
    expect(refusalOf(await services.call('/orders/abc'))).toEqual([404, 'not_found']);
    const unknown = await signOrderToken('0'.repeat(64), SECRET, Date.now());
    expect(refusalOf(await services.call(`/orders/${unknown}`))).toEqual([404, 'not_found']);
    const malformed = await signOrderToken('order-2', SECRET, Date.now());
    expect(refusalOf(await services.call(`/orders/${malformed}`))).toEqual([404, 'not_found']);
    expect(refusalOf(await services.call('/none'))).toEqual([404, 'not_found']);
  });

  it('says that a token is gone after 30 minutes', async () => {
    const token = await order(services, {lines: [{variant: variant('waldgold')}]});
    await later(services, 30 * MINUTE_MS, async () => {
      expect(refusalOf(await services.call(`/orders/${token}`))).toEqual([410, 'expired']);
    });
  });
});

describe('the confirmation mail', () => {
  it.each([
    ['de', 'Deine Bestellung', 'Vertrag widerrufen', '/de/service/widerruf', 'Gesamt inkl. MwSt.'],
    ['en', 'Your order', 'Withdraw from contract', '/en/service/withdrawal', 'Total incl. VAT'],
  ] as const)('goes out once, in the language of the order (%s)', async (language, subject, button, link, total) => {
    const email = `confirmation-${language}@example.com`;
    const {number} = await placed(email, {language});
    const mails = await services.mails({to: email});
    expect(mails.map((mail) => mail.subject)).toEqual([`${subject} ${number}`]);
    expect(mails[0]).toMatchObject({kind: 'order-confirmation', language});
    for (const part of [
      button,
      total,
      'Waldgold Espresso',
      'Mara Moos',
      '10115 Berlin',
      `http://localhost:3000${link}`,
    ]) {
      expect(mails[0]?.text).toContain(part);
      expect(mails[0]?.html).toContain(part);
    }
  });

  it('escapes what people typed', async () => {
    await placed('typed@example.com', {}, {firstName: '<b>Mara</b>'});
    const [mail] = await services.mails({to: 'typed@example.com'});
    expect(mail?.html).toContain('&lt;b&gt;Mara&lt;/b&gt;');
  });
});

describe('POST /v1/order-tracking', () => {
  it('follows an order from the button to the door', async () => {
    const {number} = await placed('track@example.com');
    const status = async () => parsed(orderTrackingSchema.strict(), await track(number, 'Track@Example.com'));
    const before = await status();
    expect(before).toMatchObject({status: 'received', parcels: [], returnableUntil: null, returnable: []});
    expect(before.order.number).toBe(number);
    const after = await later(services, ARRIVED_MS, status);
    expect(after.expectedBy).toBeNull();
    expect(after.steps.map(({step}) => step)).toEqual(['received', 'roasted', 'shipped', 'delivered']);
    expect(after.parcels[0]?.trackingNumber).toMatch(/^\d{14}$/);
    expect(after.returnable).toEqual([{line: 0, quantity: 2}]);
    expect(Date.parse(after.returnableUntil ?? '')).toBeGreaterThan(Date.parse(before.expectedBy ?? ''));
  });

  it('finds it however the number is typed', async () => {
    const {number} = await placed('typing@example.com');
    expect((await track(`#${number.toLowerCase()}`, 'typing@example.com')).status).toBe(200);
  });

  it('does not say which of the two is wrong', async () => {
    const {number} = await placed('secret@example.com');
    expect(refusalOf(await track(number, 'other@example.com'))).toEqual([404, 'not_found']);
    expect(refusalOf(await track('L99999', 'secret@example.com'))).toEqual([404, 'not_found']);
  });

  it('waits for the payment', async () => {
    const {number} = await placed('pending@example.com', {}, {outcome: 'pending'});
    const {status, expectedBy} = parsed(orderTrackingSchema, await track(number, 'pending@example.com'));
    expect([status, expectedBy]).toEqual(['awaiting_payment', null]);
  });
});

describe('POST /v1/returns', () => {
  const announce = (number: string, email: string, items: unknown, headers = {}) =>
    services.call('/returns', {number, email, language: 'de', items, reason: 'not_liked'}, headers);

  it('gives a label to print, once under one idempotency key, and sends it', async () => {
    const {number} = await placed('return@example.com');
    await later(services, ARRIVED_MS, async () => {
      const key = {'Idempotency-Key': 'return-1'};
      const items = [{line: 0, quantity: 1}];
      const answers = [
        await announce(number, 'return@example.com', items, key),
        await announce(number, 'return@example.com', items, key),
      ];
      expect(answers.map(({status}) => status)).toEqual([201, 201]);
      const [first, second] = answers.map((answer) => parsed(returnSchema.strict(), answer));
      expect(second).toEqual(first);
      // Two weeks, to the next working day.
      const sendBy = Date.parse(first?.sendBy ?? '');
      const days = (sendBy - Date.parse(isoDay(Date.parse(first?.createdAt ?? '')))) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(14);
      expect(days).toBeLessThan(19);
      const [mail, ...more] = await services.mails({to: 'return@example.com', kind: 'return-label'});
      expect(mail?.text).toContain(dayText(sendBy, 'de'));
      expect(more).toEqual([]);
      expect(mail?.links).toContain(first?.labelUrl);
      const label = await services.send(new URL(first?.labelUrl ?? '').pathname);
      expect(label.headers.get('content-type')).toContain('image/svg+xml');
      expect(label.text).toContain(first?.trackingNumber);
      // However its number is typed.
      const bare = number.replace(/\D/g, '');
      const {returnable, returns} = parsed(orderTrackingSchema, await track(bare, 'return@example.com'));
      expect(returnable).toEqual([{line: 0, quantity: 1}]);
      expect(returns).toEqual([{...first, items}]);
      expect(refusalOf(await announce(number, 'return@example.com', [{line: 0, quantity: 2}]))).toEqual([
        409,
        'too_many',
      ]);
    });
  });

  it('names lines by their positions at the platform, where a donation line may stand between them', async () => {
    const email = 'between@example.com';
    // The platform has what was added last first.
    const lines = [
      {variant: variant('waldgold')},
      {variant: variant('donation'), attributes: [{key: '_D', value: 'SP022'}]},
      {variant: variant('morgentau')},
    ];
    const {number, lines: shown} = await placed(email, {lines});
    expect(shown).toMatchObject([{line: 0}, {line: 2, title: coffee.title.de}]);
    await later(services, ARRIVED_MS, async () => {
      expect((await announce(number, email, [{line: 2, quantity: 1}])).status).toBe(201);
      const {returnable} = parsed(orderTrackingSchema, await track(number, email));
      expect(returnable).toEqual([{line: 0, quantity: 1}]);
      const [mail] = await services.mails({to: email, kind: 'return-label'});
      expect(mail?.text).toContain(`1 × ${coffee.title.de}`);
    });
  });

  it('refuses before delivery and after 14 days', async () => {
    const {number} = await placed('dates@example.com');
    const items = [{line: 0, quantity: 1}];
    expect(refusalOf(await announce(number, 'dates@example.com', items))).toEqual([409, 'not_delivered']);
    await later(services, 40 * DAY_MS, async () => {
      expect(refusalOf(await announce(number, 'dates@example.com', items))).toEqual([410, 'too_late']);
    });
  });

  it('refuses another customer and an unknown line', async () => {
    const {number} = await placed('owner@example.com');
    await later(services, ARRIVED_MS, async () => {
      expect(refusalOf(await announce(number, 'thief@example.com', [{line: 0, quantity: 1}]))).toEqual([
        404,
        'not_found',
      ]);
      expect(refusalOf(await announce(number, 'owner@example.com', [{line: 9, quantity: 1}]))).toEqual([
        409,
        'too_many',
      ]);
    });
  });

  it.each([
    ['nothing', []],
    [
      'a line twice',
      [
        {line: 0, quantity: 1},
        {line: 0, quantity: 1},
      ],
    ],
    ['less than nothing', [{line: 0, quantity: -1}]],
  ])('refuses %s', async (_, items) => {
    const answer = await announce('L10001', 'a@example.com', items);
    expect(answer.status).toBe(422);
    expect(parsed(refusalSchema.strict(), answer).error.fields?.[0]?.path).toMatch(/^items/);
  });

  it('shows no label for a guessed address', async () => {
    expect((await services.send(`/labels/L10001/${'0'.repeat(32)}.svg`)).status).toBe(404);
    expect((await services.send('/labels/L10001/..%2f.svg')).status).toBe(404);
  });
});
