import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {customers} from '../../../emulator/seed/customers';
import {seed} from '../../../emulator/seed/seed';
import {vouchersAt} from '../../../emulator/seed/vouchers';
import {variant} from '../service-api/shopper';
import type {RunningServices} from '../service-api/start-services';
import {startServices} from '../service-api/start-services';
import {breakDown, isServed, shopName, storefront} from './controlled';

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'});
}, 60_000);
afterAll(() => services.stop());
beforeEach(async () => {
  await services.send('/control/repair', {method: 'POST'});
});

describe('the page', () => {
  it('leads to everybody and everything that can be tried out', async () => {
    await breakDown(services, {service: 'cms', kind: 'black-hole', times: 7});
    await shopName(services);
    const {status, text, headers} = await services.send('/control');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of ['/mail', '/sentry', '/analytics']) expect(text).toContain(`href="${path}"`);
    for (const {email, story, language} of customers) {
      const account = `http://localhost:3000/${language}/account/subscription`;
      expect(text).toContain(`href="${account}">Account of ${email}`);
      expect(text).toContain(`/mail?to=${encodeURIComponent(email)}`);
      expect(text).toContain(story);
    }
    const shop = 'http://localhost:3000/de';
    for (const {code} of seed.discountCodes) expect(text).toContain(`href="${shop}/discount/${code}"`);
    for (const {code} of seed.giftCards) expect(text).toContain(`href="${shop}/checkout/cart"><code>${code}</code>`);
    for (const {code} of vouchersAt(Date.now()))
      expect(text).toContain(`href="${shop}/e/geschenkabo-einloesen?code=${code}"`);
    expect(text).toMatch(/black-hole<\/td>\s*<td>7/);
    expect(text).toMatch(/service=storefront">storefront<\/a><\/td>\s*<td>Name<\/td>\s*<td>1</);
    expect(text).toMatch(/service=checkout">checkout<\/a><\/td>\s*<td><\/td>\s*<td>0</);
    expect((await services.send('/')).text).toContain('href="/control"');
  });

  it('lets a delivery arrive by its form', async () => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
    const send = (body: string) => services.send('/control/stock', {method: 'POST', headers, body});
    const coffee = variant('waldgold');
    expect((await send(`variant=${coffee}&quantity=17`)).status).toBe(303);
    const query = 'query ($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }';
    expect(await storefront(services, query, {id: `gid://shopify/ProductVariant/${coffee}`})).toMatchObject({
      data: {node: {quantityAvailable: 17}},
    });
    for (const body of ['variant=1&quantity=1', `variant=${coffee}&quantity=-1`, `variant=${coffee}`]) {
      expect((await send(body)).status).toBe(422);
    }
  });

  it('lets calls fail by its form', async () => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
    const send = (body: string) => services.send('/control/faults', {method: 'POST', headers, body});
    const {status} = await send('service=storefront&operation=&kind=status&status=500&ms=&times=1&share=1');
    expect(status).toBe(303);
    expect([(await shopName(services)).status, await isServed(services)]).toEqual([500, true]);
    expect((await send('service=storefront&kind=status&times=0&share=1')).status).toBe(422);
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
      const paths = ['', '/received', '/reset', '/repair', '/clock', '/faults', '/stock', '/subscriptions/reset'];
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
