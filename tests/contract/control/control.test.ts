import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {customers} from '../../../emulator/seed/customers';
import {seed} from '../../../emulator/seed/seed';
import {vouchers} from '../../../emulator/seed/vouchers';
import type {RunningServices} from '../service-api/start-services';
import {startServices} from '../service-api/start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const receivedSchema = z.object({count: z.int(), operations: z.record(z.string(), z.int())});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'});
}, 60_000);
afterAll(() => services.stop());
beforeEach(async () => {
  await services.send('/control/repair', {method: 'POST'});
});

const control = (path: string, body: unknown) =>
  services.send(`/control/${path}`, {method: 'POST', body: JSON.stringify(body)});
const shopName = () =>
  services.send('/api/2025-10/graphql.json', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: '{"query":"query Name { shop { name } }"}',
  });
const isServed = async () => (await shopName()).text.includes('"name"');

async function breakDown(fault: Readonly<Record<string, unknown>>) {
  const {status, text} = await control('faults', fault);
  expect(status, text).toBe(200);
}

/** Asks on the wire; gives what arrives before the connection ends, and whether it ended too early. */
async function contact(email: string) {
  const response = await fetch(`${services.wire}/v1/contact-requests`, {
    method: 'POST',
    headers: {Authorization: 'Bearer local-service-api-token', 'Content-Type': 'application/json'},
    body: JSON.stringify({kind: 'customer', name: 'Mara', message: 'Hallo', email, language: 'de'}),
  });
  const {status, headers} = response;
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value);
    }
    return {status, headers, text, isCut: false};
  } catch {
    return {status, headers, text, isCut: true};
  }
}

describe('faults', () => {
  it('status: answers with it, as often as told, and with that operation alone', async () => {
    await breakDown({service: 'storefront', operation: 'Other', kind: 'status'});
    await breakDown({service: 'storefront', operation: 'Name', kind: 'status', status: 500, times: 2});
    expect([(await shopName()).status, (await shopName()).status, (await shopName()).status]).toEqual([500, 500, 200]);
  });

  it.each([
    [undefined, 200, /"THROTTLED"/],
    [200, 200, /"THROTTLED"/],
    [429, 429, /Too Many Requests/],
    [430, 430, /Too Many Requests/],
  ])('throttle with %s: the storefront answers %i', async (wanted, status, body) => {
    await breakDown({service: 'storefront', kind: 'throttle', ...(wanted === undefined ? {} : {status: wanted})});
    const answer = await shopName();
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(body);
    expect(await isServed()).toBe(true);
  });

  it('throttle: every other service refuses with 429 in words of its own', async () => {
    await breakDown({service: 'service-api', kind: 'throttle'});
    const {status, text, headers} = await contact('throttled@example.com');
    expect([status, headers.get('retry-after'), JSON.parse(text)]).toEqual([429, '1', {error: {code: 'rate_limited'}}]);
    expect(await services.mails({to: 'throttled@example.com'})).toEqual([]);
  });

  it('delay: is answered after that time', async () => {
    await breakDown({service: 'storefront', kind: 'delay', ms: 300});
    const started = performance.now();
    expect(await isServed()).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  it('truncate: the answer ends in its middle, what was asked is done', async () => {
    await breakDown({service: 'service-api', kind: 'truncate'});
    const {status, text, isCut, headers} = await contact('truncated@example.com');
    expect([status, isCut]).toEqual([201, true]);
    expect(text).toMatch(/^\{"/);
    expect(text.length).toBe(Math.ceil(Number(headers.get('content-length')) / 2));
    expect(await services.mails({to: 'truncated@example.com'})).toHaveLength(1);
  });

  it('drop: nothing is answered, nothing done', async () => {
    await breakDown({service: 'service-api', kind: 'drop'});
    expect((await contact('dropped@example.com')).isCut).toBe(true);
    expect(await services.mails({to: 'dropped@example.com'})).toEqual([]);
  });

  it('commit-then-drop: nothing is answered, all is done', async () => {
    await breakDown({service: 'service-api', kind: 'commit-then-drop'});
    expect((await contact('committed@example.com')).isCut).toBe(true);
    expect(await services.mails({to: 'committed@example.com'})).toHaveLength(1);
  });

  it('black-hole: nothing answers for that time, then the connection is cut', async () => {
    await breakDown({service: 'service-api', kind: 'black-hole', ms: 300});
    const started = performance.now();
    expect((await contact('swallowed@example.com')).isCut).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    expect(await services.mails({to: 'swallowed@example.com'})).toEqual([]);
  });

  it('share: breaks that part of the calls', async () => {
    const failed = async (share: number) => {
      await services.send('/control/repair', {method: 'POST'});
      await breakDown({service: 'storefront', kind: 'status', times: 1000, share});
      const answers = await Promise.all(Array.from({length: 60}, shopName));
      return answers.filter(({status}) => status === 503).length;
    };
    expect([await failed(0), await failed(1)]).toEqual([0, 60]);
    // Chance misses this range once in ten million runs.
    const half = await failed(0.5);
    expect(half).toBeGreaterThan(9);
    expect(half).toBeLessThan(51);
  });

  it.each([
    [{service: 'nobody', kind: 'status'}],
    [{service: 'storefront', kind: 'explode'}],
    [{service: 'storefront', kind: 'status', status: 200}],
    [{service: 'storefront', kind: 'throttle', status: 500}],
    [{service: 'storefront', kind: 'status', share: 2}],
    [{service: 'storefront', kind: 'status', times: 0}],
    [null],
  ])('refuses %j', async (fault) => {
    expect((await control('faults', fault)).status).toBe(422);
  });
});

describe('the clock', () => {
  it('moved four weeks: charges run, mails go out and retries are booked', async () => {
    const before = (await services.mails({})).length;
    expect((await control('clock', {offsetMs: 28 * DAY_MS})).status).toBe(200);
    const mails = await services.mails({});
    expect(mails.length).toBeGreaterThan(before);
    const errored = mails.filter(({to}) => to === 'paula.sommer@example.com').map(({kind}) => kind);
    expect(errored.length).toBeGreaterThan(1);
    expect((await control('clock', {offsetMs: 0})).status).toBe(200);
  });

  it('refuses what is no time', async () => {
    expect((await control('clock', {offsetMs: 'tomorrow'})).status).toBe(422);
    expect((await control('clock', {offsetMs: 1e15})).status).toBe(422);
  });
});

describe('repair', () => {
  it('forgets requests, faults and the clock, and keeps what the services hold', async () => {
    await contact('kept@example.com');
    await breakDown({service: 'storefront', kind: 'status', times: 9});
    await control('clock', {offsetMs: DAY_MS});
    await services.send('/control/repair', {method: 'POST'});
    const {text} = await services.send('/control/received');
    expect(receivedSchema.parse(JSON.parse(text))).toMatchObject({count: 0, operations: {}});
    expect(await isServed()).toBe(true);
    expect((await services.send('/control')).text).toContain(', 0 days ahead');
    expect(await services.mails({to: 'kept@example.com'})).toHaveLength(1);
  });

  it('sets the subscriptions back when told', async () => {
    expect((await services.send('/control/subscriptions/reset', {method: 'POST'})).status).toBe(200);
  });
});

describe('the page', () => {
  it('leads to everybody and everything that can be tried out', async () => {
    await breakDown({service: 'cms', kind: 'black-hole', times: 7});
    await shopName();
    const {status, text, headers} = await services.send('/control');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of ['/mail', '/sentry', '/analytics']) expect(text).toContain(`href="${path}"`);
    for (const {email, story} of customers) {
      expect(text).toContain(`/mail?to=${encodeURIComponent(email)}`);
      expect(text).toContain(story);
    }
    for (const {code} of [...seed.discountCodes, ...seed.giftCards, ...vouchers]) expect(text).toContain(code);
    expect(text).toMatch(/black-hole<\/td>\s*<td>7/);
    expect(text).toContain('Name');
    expect((await services.send('/')).text).toContain('href="/control"');
  });

  it('moves the clock and resets by its forms', async () => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
    const moved = await services.send('/control/clock', {method: 'POST', headers, body: 'days=2.5'});
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/control']);
    expect((await services.send('/control')).text).toContain('2.5 days ahead');
    expect((await services.send('/control/repair', {method: 'POST', headers, body: ''})).status).toBe(303);
    expect((await services.send('/control')).text).toContain(', 0 days ahead');
    expect((await services.send('/control/clock', {method: 'POST', headers, body: 'days=x'})).status).toBe(422);
  });

  it.each([
    ['ABO-3TAU-MOOS-GRAS', 'valid'],
    ['abo 6tau farn rand', 'valid'],
    ['ABO-9TAU-ABGE-LAUF', 'expired'],
    ['ABO-0000-0000-0000', 'wrong'],
  ])('the voucher %s is %s', async (code, state) => {
    const {text} = await services.call(`/gift-subscriptions/${encodeURIComponent(code)}`);
    expect(JSON.parse(text)).toMatchObject({state});
  });
});

describe('without permission', () => {
  it('there is no control interface', async () => {
    const open = await startServices({CONTROL_INTERFACE: 'off'});
    try {
      const paths = ['', '/received', '/reset', '/repair', '/clock', '/faults', '/subscriptions/reset'];
      const answers = await Promise.all(
        paths.map((path) => open.send(`/control${path}`, path === '' || path === '/received' ? {} : {method: 'POST'})),
      );
      expect(answers.map(({status}) => status)).toEqual(paths.map(() => 404));
      expect((await open.send('/')).text).not.toContain('href="/control"');
    } finally {
      await open.stop();
    }
  });
});
