import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {personalDataExportSchema} from '../../../contracts/personal-data';
import {reviewListSchema, reviewSubmittedSchema} from '../../../contracts/reviews';
import {LOGIN_TEXTS} from '../../../service/pages/texts/login';
import {MAIL_TEXTS} from '../../../service/pages/texts/mails';
import {REVIEW_TEXTS} from '../../../service/pages/texts/reviews';
import {countOf, loggedIn, OPERATOR_TOKEN, operatorOf, placeOf, withdraw} from './operator';
import {product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, startServices, tokenOf} from './start-services';

const HOUR_MS = 60 * 60 * 1000;
const LOGIN = '/operator/login';
const NONE = '0'.repeat(32);

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '100'});
}, 60_000);
afterAll(() => services.stop());
afterEach(() => services.send('/control/repair', {method: 'POST'}));

describe('the login', () => {
  it('opens the pages for eight hours, with a cookie that no script and no other site has', async () => {
    const operator = operatorOf(services);
    expect((await operator.get('/login')).text).toContain(LOGIN_TEXTS.de.title);
    const answer = await operator.logIn();
    expect(placeOf(answer)).toEqual([303, '/operator']);
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-operator=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(placeOf(await operator.get('/login'))).toEqual([303, '/operator']);
    await services.moveClock(8 * HOUR_MS - 60_000);
    expect((await operator.get('')).status).toBe(200);
    await services.moveClock(8 * HOUR_MS);
    expect(placeOf(await operator.get(''))).toEqual([303, LOGIN]);
    await services.moveClock(0);
  });

  it.each(['', 'x', 'local-service-api-token', `${OPERATOR_TOKEN}x`])('refuses %j', async (token) => {
    const operator = operatorOf(services);
    const {status, text} = await operator.logIn(token);
    expect(status).toBe(403);
    expect(text).toContain(LOGIN_TEXTS.de.wrong);
    expect(operator.cookies.size).toBe(0);
  });

  it('ends with the logout, also for who copied the cookie', async () => {
    const operator = await loggedIn(services);
    const copy = operatorOf(services);
    for (const [name, value] of operator.cookies) copy.cookies.set(name, value);
    expect((await copy.get('')).status).toBe(200);
    expect(placeOf(await operator.post('/logout'))).toEqual([303, LOGIN]);
    expect(operator.cookies.size).toBe(0);
    expect(placeOf(await copy.get(''))).toEqual([303, LOGIN]);
  });

  it('takes no cookie that was changed', async () => {
    const operator = await loggedIn(services);
    const value = operator.cookies.get('__Host-operator') ?? '';
    operator.cookies.set('__Host-operator', value.slice(0, -4) + (value.endsWith('AAAA') ? 'BBBB' : 'AAAA'));
    expect(placeOf(await operator.get(''))).toEqual([303, LOGIN]);
  });
});

describe('every page', () => {
  const PAGES = [
    '',
    '/reviews',
    '/reviews/published',
    '/mails',
    '/cases',
    `/cases/${NONE}`,
    `/cases/${NONE}/export`,
    `/cases/${NONE}/erasure`,
  ];
  const FORMS = [`/reviews/${NONE}`, '/reviews/published', '/mails', '/cases', '/cases/mark', `/cases/${NONE}/erasure`];

  it('asks for a session', async () => {
    const stranger = operatorOf(services);
    for (const path of [...PAGES, '/none'])
      expect([path, ...placeOf(await stranger.get(path))]).toEqual([path, 303, LOGIN]);
    for (const path of FORMS) expect([path, ...placeOf(await stranger.post(path))]).toEqual([path, 303, LOGIN]);
  });

  it('refuses forms of other sites', async () => {
    const operator = await loggedIn(services);
    const reference = await withdraw(services, 'forged@example.com');
    const forged = {reference, state: 'done'};
    for (const headers of [
      {Origin: 'https://evil.example'},
      {Origin: 'null'},
      {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'},
      {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-site'},
    ])
      expect((await operator.post('/cases/mark', forged, headers)).status).toBe(403);
    for (const path of ['/login', '/logout', '/language', ...FORMS])
      expect([path, (await operator.post(path, {}, {Origin: 'https://evil.example'})).status]).toEqual([path, 403]);
    expect((await operator.get('/cases')).text).toContain(reference);
  });

  it('is never stored, indexed or framed, and runs nothing', async () => {
    const operator = await loggedIn(services);
    const answers = [
      await operatorOf(services).get('/login'),
      await operatorOf(services).get(''),
      await operator.logIn('wrong'),
      await operator.post('/cases', {}, {Origin: 'https://evil.example'}),
      await operator.get('/none'),
      await operator.get(''),
      await operator.get(
        `/cases/${await operator.lookUp('nobody@example.com').then((path) => path.split('/').at(-1))}/export`,
      ),
    ];
    expect(answers.map(({status}) => status)).toEqual([200, 303, 403, 403, 404, 200, 200]);
    for (const {headers, text} of answers) {
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]+'; .*frame-ancestors 'none'$/);
      expect(policy).toContain("form-action 'self'; base-uri 'none'");
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(text).not.toMatch(/<script|style="|javascript:/);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=63072000/);
    }
  });

  it('speaks the language of the browser, or the one that was chosen', async () => {
    const operator = await loggedIn(services, 'en-GB,en;q=0.9,de;q=0.5');
    expect((await operator.get('')).text).toContain('<html lang="en">');
    expect(placeOf(await operator.post('/language', {language: 'de', back: '/operator/reviews'}))).toEqual([
      303,
      '/operator/reviews',
    ]);
    expect((await operator.get('/reviews')).text).toContain('<html lang="de">');
    const elsewhere = await operator.post('/language', {language: 'de', back: 'https://evil.example/operator'});
    expect(elsewhere.status).toBe(422);
  });

  it('refuses what its forms cannot send', async () => {
    const operator = await loggedIn(services);
    for (const [path, fields] of [
      [`/reviews/${NONE}`, {state: 'rejected'}],
      [`/reviews/${NONE}`, {state: 'pending'}],
      ['/reviews/published', {of: 'shop', id: NONE, product: '1', reason: 'unlawful', occasion: 'found'}],
      ['/mails', {queue: 'mails-9', key: 'a', action: 'revive'}],
      ['/cases', {}],
      ['/cases/mark', {reference: '../x', state: 'done'}],
    ] as const)
      expect([path, (await operator.post(path, fields)).status]).toEqual([path, 422]);
    expect((await operator.post('/cases', {subject: 'x'.repeat(5_000)})).status).toBe(422);
    expect((await operator.post('/cases', {subject: 'x'.repeat(70_000)})).status).toBe(413);
  });
});

describe('reviews', () => {
  const number = product('waldgold').number;
  const submit = async (email: string, stars: number) => {
    const review = {stars, title: `Titel <b>${email}`, text: 'Rund.', author: 'Ida', email, language: 'de'};
    return parsed(reviewSubmittedSchema, await services.call(`/products/${number}/reviews`, review)).id;
  };
  const list = async () => parsed(reviewListSchema, await services.call(`/products/${number}/reviews?size=50`));

  it('are published with their figures, once', async () => {
    const operator = await loggedIn(services);
    const before = await list();
    const id = await submit('approved@example.com', 2);
    const {text} = await operator.get('/reviews');
    expect(text).toContain('Titel &lt;b&gt;approved@example.com');
    for (const shown of ['Waldgold', REVIEW_TEXTS.de.stars(2), 'Rund.', REVIEW_TEXTS.de.notVerified])
      expect(text).toContain(shown);
    expect(await list()).toEqual(before);
    for (const _ of ['first', 'second'])
      expect(placeOf(await operator.post(`/reviews/${id}`, {state: 'approved'}))).toEqual([
        303,
        '/operator/reviews?said=approved',
      ]);
    const after = await list();
    expect(after.reviews.filter((review) => review.id === id)).toHaveLength(1);
    expect(after.figures.count).toBe(before.figures.count + 1);
    expect(after.figures.distribution[1]).toBe(before.figures.distribution[1] + 1);
    expect((await operator.get('/reviews?said=approved')).text).toContain(REVIEW_TEXTS.de.notes.approved);
  });

  it('are rejected with a reason that the export gives, and a decision stays', async () => {
    const operator = await loggedIn(services);
    const id = await submit('rejected@example.com', 5);
    const reject = {state: 'rejected', reason: 'advertising'};
    expect(placeOf(await operator.post(`/reviews/${id}`, reject))[1]).toBe('/operator/reviews?said=rejected');
    expect(placeOf(await operator.post(`/reviews/${id}`, {state: 'approved'}))[1]).toBe(
      '/operator/reviews?said=decided',
    );
    expect(placeOf(await operator.post(`/reviews/${NONE}`, reject))[1]).toBe('/operator/reviews?said=unknown');
    expect((await list()).reviews.some((review) => review.id === id)).toBe(false);
    const path = await operator.lookUp('rejected@example.com');
    const {data} = parsed(personalDataExportSchema.strict(), await operator.get(`${path}/export`));
    expect(data.reviews).toMatchObject([{state: 'rejected', reason: 'advertising'}]);
    expect((await operator.get(path)).text).toContain(REVIEW_TEXTS.de.reasons.advertising);
  });

  it('can be read while the catalogue is away', async () => {
    const operator = await loggedIn(services);
    await submit('offline@example.com', 4);
    const fault = {service: 'storefront', kind: 'status', status: 503, times: 10};
    await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
    const {status, text} = await operator.get('/reviews');
    expect([status, text.includes(REVIEW_TEXTS.de.product(number))]).toEqual([200, true]);
  });
});

describe('mails that were given up', () => {
  const giveUp = async (email: string) => {
    const fault = {service: 'mail-provider', kind: 'status', status: 422, times: 1};
    await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
    return withdraw(services, email);
  };
  const fieldsOf = (text: string, reference: string) => ({
    queue: new RegExp(`name="queue" value="(mails-\\d)"[^]{0,200}${reference}`).exec(text)?.[1] ?? '',
    key: `withdrawal ${reference}`,
  });

  it('are sent again exactly once', async () => {
    const operator = await loggedIn(services);
    const reference = await giveUp('dead@example.com');
    const {text} = await operator.get('/mails');
    for (const shown of ['dead@example.com', MAIL_TEXTS.de.kinds['withdrawal'] ?? '', '422'])
      expect(text).toContain(shown);
    expect(await countOf(operator, 'mails')).toBe(1);
    const fields = {...fieldsOf(text, reference), action: 'revive'};
    expect(placeOf(await operator.post('/mails', fields))).toEqual([303, '/operator/mails?said=revived']);
    expect(placeOf(await operator.post('/mails', fields))).toEqual([303, '/operator/mails?said=unknown']);
    expect(await services.mails({to: 'dead@example.com'})).toHaveLength(1);
    expect((await operator.get('/mails')).text).not.toContain('dead@example.com');
  });

  it('are discarded', async () => {
    const operator = await loggedIn(services);
    const reference = await giveUp('discarded@example.com');
    const fields = {...fieldsOf((await operator.get('/mails')).text, reference), action: 'discard'};
    expect(placeOf(await operator.post('/mails', fields))).toEqual([303, '/operator/mails?said=discarded']);
    expect(placeOf(await operator.post('/mails', {...fields, action: 'revive'}))).toEqual([
      303,
      '/operator/mails?said=unknown',
    ]);
    expect(await services.mails({to: 'discarded@example.com'})).toEqual([]);
  });
});

it('counts the reminders that wait, until their goods are there', async () => {
  const operator = await loggedIn(services);
  const wanted = variant('waldgold', 3);
  const stock = (await services.env()).STOCK.getByName('shop');
  await stock.set(wanted, 0);
  await services.call('/back-in-stock/requests', {email: 'waits@example.com', variant: wanted, language: 'de'});
  const [confirmation] = await services.mails({to: 'waits@example.com'});
  expect(await countOf(operator, 'reminders')).toBe(0);
  await services.call('/back-in-stock/confirmations', {token: tokenOf(confirmation)});
  expect(await countOf(operator, 'reminders')).toBe(1);
  await stock.set(wanted, 5);
  expect(await countOf(operator, 'reminders')).toBe(0);
});
