import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stockCancelledSchema, stockConfirmedSchema, stockRequestedSchema} from '../../../contracts/back-in-stock';
import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {refusalSchema} from '../../../contracts/refusal';
import {reviewFiguresListSchema, reviewListSchema, reviewSubmittedSchema} from '../../../contracts/reviews';
import {orderSchema} from '../../../contracts/order';
import {endOfDays} from '../../../service/domain/days';
import {savedCartReceivedSchema, savedCartSchema} from '../../../contracts/saved-cart';
import {operatorOf} from './operator';
import {order, product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices, tokenOf} from './start-services';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

async function at<T>(offsetMs: number, then: () => Promise<T>): Promise<T> {
  await services.moveClock(offsetMs);
  try {
    return await then();
  } finally {
    await services.moveClock(0);
  }
}

describe('withdrawal and cancellation', () => {
  const person = {name: 'Mara Moos', contract: 'L10001', language: 'de'};
  const notice = {...person, kind: 'extraordinary', reason: 'Umzug ins Ausland', endsOn: '2027-01-31'};

  it.each([
    [
      '/withdrawals',
      person,
      ['Eingang deines Widerrufs (W', 'Erklärung: Widerruf des Vertrags', 'Name: Mara Moos', 'L10001'],
    ],
    [
      '/withdrawals',
      {...person, language: 'en'},
      ['We have received your withdrawal (W', 'Statement: Withdrawal from the contract'],
    ],
    [
      '/cancellations',
      notice,
      [
        'Bestätigung deiner Kündigung (K',
        'Außerordentliche Kündigung',
        'im Wortlaut vor (17 Zeichen)',
        '31. Januar 2027',
      ],
    ],
    [
      '/cancellations',
      {...person, kind: 'ordinary', language: 'en'},
      ['Confirmation of your cancellation (K', 'Ordinary cancellation', 'at the earliest possible date'],
    ],
  ])('%s: the receipt holds content, date and time, at once', async (path, body, parts) => {
    const email = `${path.slice(1)}-${body.language}@example.com`;
    const answer = await services.call(path, {...body, email});
    expect(answer.status).toBe(201);
    const {reference, receivedAt} = parsed(noticeReceivedSchema.strict(), answer);
    const [mail, ...more] = await services.mails({to: email});
    expect(more).toEqual([]);
    expect(Date.parse(mail?.sentAt ?? '') - Date.parse(receivedAt)).toBeLessThan(5_000);
    for (const part of [...parts, email, reference]) expect(`${mail?.subject}\n${mail?.text}`).toContain(part);
    const locale = body.language === 'de' ? 'de-DE' : 'en-GB';
    const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'});
    expect(mail?.text).toContain(day.format(new Date(receivedAt)));
    expect(mail?.text).toMatch(/\d\d:\d\d:\d\d (MEZ|MESZ|CET|CEST|GMT\+\d)/);
  });

  it.each(['/withdrawals', '/cancellations'])(
    '%s: the receipt has no link, and no free text of a stranger',
    async (path) => {
      const email = `links${path.replace('/', '-')}@example.com`;
      const typed = {
        name: '<b>https://evil.example/a</b>',
        contract: 'www.evil.example',
        reason: 'Buy at evil.example',
      };
      await services.call(path, {...notice, ...typed, email});
      const [mail] = await services.mails({to: email});
      const whole = [mail?.subject, mail?.text, mail?.html].join('\n');
      expect(mail?.links.filter((href) => href.includes('evil'))).toEqual([]);
      for (const part of ['evil.example', '://evil', 'Buy at']) expect(whole).not.toContain(part);
      expect(mail?.html).not.toContain('<b>http');
      expect(mail?.text).toContain('www. evil. example');
    },
  );

  it.each(['/withdrawals', '/cancellations', '/contact-requests'])('%s is taken in without a mail', async (path) => {
    const email = `quiet${path.replace('/', '-')}@example.com`;
    const body = {...notice, kind: path === '/contact-requests' ? 'customer' : 'ordinary', message: 'Hallo', email};
    expect((await services.call(path, {...body, receipt: false})).status).toBe(201);
    expect(await services.mails({to: email})).toEqual([]);
  });

  it('are never refused because others have named the same address', async () => {
    const email = 'named-often@example.com';
    for (let count = 0; count < 12; count += 1) {
      const answer = await services.call('/withdrawals', {...person, contract: `L${count}`, email, receipt: false});
      expect(answer.status).toBe(201);
    }
  });

  it('the reason of a cancellation is mailed to the address of the order that it names', async () => {
    const email = 'cancels@example.com';
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
    const {number: contract} = parsed(orderSchema, await services.call(`/orders/${token}`));
    await services.call('/cancellations', {...notice, contract, email});
    const mails = await services.mails({to: email, kind: 'cancellation'});
    expect(mails.some(({text}) => text.includes('Umzug ins Ausland'))).toBe(true);
  });

  it.each(['/withdrawals', '/cancellations', '/contact-requests'])('%s counts once under one key', async (path) => {
    const email = `once${path.replace('/', '-')}@example.com`;
    const body = {...person, kind: path === '/contact-requests' ? 'customer' : 'ordinary', message: 'Hallo', email};
    const key = {'Idempotency-Key': 'notice-1'};
    const answers = await Promise.all([1, 2, 3].map(() => services.call(path, body, key)));
    expect(new Set(answers.map(({text}) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await services.mails({to: email})).toHaveLength(1);
  });

  it.each([
    ['/withdrawals', {...person, name: ''}, 'name'],
    ['/withdrawals', {...person, contract: 'a\nb'}, 'contract'],
    ['/cancellations', {...notice, reason: undefined}, 'reason'],
    ['/cancellations', {...notice, endsOn: '2027-02-31'}, 'endsOn'],
    ['/contact-requests', {...person, kind: 'customer'}, 'message'],
    ['/contact-requests', {...person, kind: 'b2b-office', message: 'Hallo'}, 'company'],
  ])('%s names the field that is wrong', async (path, body, field) => {
    const answer = await services.call(path, {...body, email: 'wrong@example.com'});
    expect(answer.status).toBe(422);
    expect(parsed(refusalSchema.strict(), answer).error.fields?.map(({path: name}) => name)).toEqual([field]);
    expect(await services.mails({to: 'wrong@example.com'})).toEqual([]);
  });
});

describe('contact requests', () => {
  it.each([
    ['customer', 'Anfrage'],
    ['b2b-dealer', 'Anfrage als Händler'],
    ['b2b-office', 'Anfrage für ein Büro'],
    ['b2b-gastro', 'Anfrage für die Gastronomie'],
  ])('are answered with a receipt (%s)', async (kind, name) => {
    const email = `${kind}@example.com`;
    const body = {kind, name: 'Café Farn', company: 'Farn GmbH', message: 'Zwei Zeilen\n<b>ohne</b> Markup', email};
    expect((await services.call('/contact-requests', {...body, language: 'de'})).status).toBe(201);
    const [mail] = await services.mails({to: email, kind: 'contact-request'});
    expect(mail?.text).toContain(`Anliegen: ${name}\nEingegangen am: `);
    for (const typed of ['Farn', 'Zwei Zeilen', 'Markup']) {
      expect([mail?.subject, mail?.text, mail?.html].join('\n')).not.toContain(typed);
    }
  });
});

describe('saved carts', () => {
  const lines = [
    {
      merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`,
      quantity: 2,
      sellingPlanId: null,
      attributes: [{key: '_D', value: 'SP023'}],
    },
  ];
  const save = (email: string, over: object = {}) =>
    services.call('/saved-carts', {email, language: 'en', lines, ...over});

  it('come back by the link in the mail, for 90 days', async () => {
    const answer = await save('saver@example.com');
    expect(answer.status).toBe(201);
    parsed(savedCartReceivedSchema.strict(), answer);
    const [mail] = await services.mails({to: 'saver@example.com', kind: 'saved-cart'});
    expect(mail?.text).toContain('2 × Waldgold Espresso, 250 g, Whole bean');
    const link = mail?.links[0] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/en\/cart\/saved\/[0-9a-f]{32}$/);
    const token = link.split('/').at(-1) ?? '';
    const cart = parsed(savedCartSchema.strict(), await services.call(`/saved-carts/${token}`));
    expect(cart).toMatchObject({lines, language: 'en'});
    const end = endOfDays(Date.parse(cart.savedAt), 90);
    await at(end - MINUTE_MS - Date.now(), async () => {
      expect((await services.call(`/saved-carts/${token}`)).status).toBe(200);
    });
    await at(end - Date.now(), async () => {
      expect(refusalOf(await services.call(`/saved-carts/${token}`))).toEqual([410, 'expired']);
    });
  });

  it('are unknown under another token', async () => {
    expect(refusalOf(await services.call(`/saved-carts/${'0'.repeat(32)}`))).toEqual([404, 'unknown']);
    expect(refusalOf(await services.call('/saved-carts/abc'))).toEqual([404, 'unknown']);
  });

  it('refuse what the shop does not sell, and no lines at all', async () => {
    const unknown = [{...lines[0], merchandiseId: 'gid://shopify/ProductVariant/1'}];
    expect(refusalOf(await save('none@example.com', {lines: unknown}))).toEqual([422, 'unknown_merchandise']);
    expect(refusalOf(await save('none@example.com', {lines: []}))).toEqual([422, 'invalid']);
  });
});

describe('back in stock', () => {
  const wanted = variant('waldgold', 3);
  const setStock = async (pieces: number, number = wanted) =>
    (await services.env()).STOCK.getByName('shop').set(number, pieces);
  const ask = (email: string, over: object = {}) =>
    services.call('/back-in-stock/requests', {email, variant: wanted, language: 'de', ...over});
  const confirm = (token: string) => services.call('/back-in-stock/confirmations', {token});
  const told = (email: string) => services.mails({to: email, kind: 'back-in-stock'});
  async function asked(email: string, over: object = {}) {
    const answer = await ask(email, over);
    expect([answer.status, parsed(stockRequestedSchema.strict(), answer).state]).toEqual([202, 'confirmation_sent']);
    return tokenOf((await services.mails({to: email, kind: 'back-in-stock-confirmation'}))[0]);
  }

  it('mails confirmed subscribers once when the product is back', async () => {
    await setStock(0);
    const token = await asked('waits@example.com', {language: 'en'});
    await asked('silent@example.com');
    const states = [await confirm(token), await confirm(token)];
    expect(states.map((answer) => parsed(stockConfirmedSchema.strict(), answer).state)).toEqual([
      'confirmed',
      'already_confirmed',
    ]);
    await setStock(0);
    expect(await told('waits@example.com')).toEqual([]);
    await setStock(5);
    await setStock(0);
    await setStock(7);
    const [mail, ...more] = await told('waits@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Back in stock: Waldgold Espresso, 250 g, Ground for espresso');
    expect(mail?.links[0]).toBe(`http://localhost:3000/en/p/waldgold?variant=${wanted}`);
    expect(await told('silent@example.com')).toEqual([]);
  });

  it('tells at once who confirms after it came back', async () => {
    await setStock(0);
    const token = await asked('late@example.com');
    await setStock(3);
    await confirm(token);
    expect(await told('late@example.com')).toHaveLength(1);
  });

  it('tells of the next harvest while there is still some of this one', async () => {
    await setStock(2);
    expect(refusalOf(await ask('harvest@example.com'))).toEqual([409, 'in_stock']);
    await confirm(await asked('harvest@example.com', {occasion: 'harvest'}));
    expect(await told('harvest@example.com')).toEqual([]);
    await setStock(60);
    expect((await told('harvest@example.com')).map(({subject}) => subject)).toEqual([
      'Die neue Ernte ist da: Waldgold Espresso, 250 g, Espresso gemahlen',
    ]);
  });

  it('forgets who cancels', async () => {
    const first = variant('waldgold', 2);
    await setStock(0, first);
    await confirm(await asked('leaves@example.com', {variant: first}));
    await setStock(1, first);
    const cancel = new URL((await told('leaves@example.com'))[0]?.links.at(-1) ?? '').searchParams.get('token') ?? '';
    await setStock(0, first);
    await confirm(await asked('leaves@example.com', {variant: first}));
    const states = [1, 2].map(() => services.call('/back-in-stock/cancellations', {token: cancel}));
    expect((await Promise.all(states)).map((answer) => parsed(stockCancelledSchema.strict(), answer).state)).toEqual([
      'cancelled',
      'already_cancelled',
    ]);
    await setStock(9, first);
    expect(await told('leaves@example.com')).toHaveLength(1);
  });

  it('refuses links that are old, forged or for something else', async () => {
    await setStock(0);
    const token = await asked('old@example.com');
    expect(refusalOf(await services.call('/back-in-stock/cancellations', {token}))).toEqual([404, 'unknown']);
    expect(refusalOf(await confirm('abc'))).toEqual([404, 'unknown']);
    const lasting = await asked('last-minute@example.com');
    await at(3 * DAY_MS - MINUTE_MS, async () => expect((await confirm(lasting)).status).toBe(200));
    await at(4 * DAY_MS, async () => expect(refusalOf(await confirm(token))).toEqual([410, 'expired']));
  });

  it('knows what the shop sells', async () => {
    expect(refusalOf(await ask('none@example.com', {variant: 1}))).toEqual([404, 'unknown_variant']);
  });
});

describe('reviews', () => {
  const {number} = product('waldgold');
  const submission = {stars: 2, title: 'Zu dunkel', text: 'Nicht meins.', author: 'Ida', language: 'de'};
  const submit = (email: string, over: object = {}, target = number) =>
    services.call(`/products/${target}/reviews`, {...submission, email, ...over});
  const list = async (query = '') =>
    parsed(reviewListSchema.strict(), await services.call(`/products/${number}/reviews${query}`));

  it('have figures per product, and texts by language and page', async () => {
    const figures = await services.call(`/reviews/figures?products=${number},${product('french-press').number},1`);
    const [first, , unknown] = parsed(reviewFiguresListSchema.strict(), figures).figures;
    expect(first?.average).toBeGreaterThan(4.5);
    expect(unknown).toMatchObject({product: 1, count: 0, average: null});
    const [all, english, second] = [await list(), await list('?language=en'), await list('?page=2&size=3')];
    expect(all.figures).toEqual(first);
    expect(english.reviews.every(({language}) => language === 'en')).toBe(true);
    expect(second.reviews).toEqual(all.reviews.slice(3, 6));
    expect(second.pages).toBe(Math.ceil(all.total / 3));
  });

  it('wait for moderation, and count once approved', async () => {
    const before = await list();
    const answer = await submit('critic@example.com');
    expect(answer.status).toBe(201);
    const {id, verified} = parsed(reviewSubmittedSchema.strict(), answer);
    expect(verified).toBe(false);
    expect(await list()).toEqual(before);
    const operator = operatorOf(services);
    await operator.logIn();
    await operator.post(`/reviews/${id}`, {state: 'approved'});
    const after = await list();
    expect(after.figures.count).toBe(before.figures.count + 1);
    expect(after.reviews[0]).toMatchObject({id, stars: 2, verified: false});
    expect(JSON.stringify(after)).not.toContain('critic@example.com');
  });

  it('are verified by order number and address', async () => {
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email: 'owner@example.com'});
    const {number: orderNumber} = parsed(orderSchema, await services.call(`/orders/${token}`));
    const verified = async (email: string, target?: number) =>
      parsed(reviewSubmittedSchema, await submit(email, {orderNumber}, target)).verified;
    expect(await verified('owner@example.com')).toBe(true);
    expect(await verified('stranger@example.com')).toBe(false);
    expect(await verified('owner@example.com', product('daemmerung').number)).toBe(false);
  });

  it('are not verified by an order that nobody paid', async () => {
    const email = 'unpaid@example.com';
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email, outcome: 'pending'});
    const {number: orderNumber} = parsed(orderSchema, await services.call(`/orders/${token}`));
    expect(parsed(reviewSubmittedSchema, await submit(email, {orderNumber})).verified).toBe(false);
  });

  it('are one per address and product', async () => {
    expect((await submit('twice@example.com')).status).toBe(201);
    expect(refusalOf(await submit('Twice@example.com', {title: 'Noch einmal'}))).toEqual([409, 'already_reviewed']);
  });

  it('refuse what cannot be reviewed, and what is no review', async () => {
    expect(refusalOf(await submit('a@example.com', {}, product('gift-card').number))).toEqual([404, 'unknown_product']);
    expect(refusalOf(await submit('a@example.com', {stars: 6}))).toEqual([422, 'invalid']);
    expect(refusalOf(await services.call(`/products/${number}/reviews?page=0`))).toEqual([422, 'invalid']);
    expect(refusalOf(await services.call('/reviews/figures?products=a'))).toEqual([422, 'invalid']);
  });
});
