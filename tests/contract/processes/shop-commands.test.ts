import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import {createServer} from 'node:net';
import {json} from 'node:stream/consumers';
import {promisify} from 'node:util';

import {afterAll, beforeAll, describe, expect, inject, test, vi} from 'vitest';

import {readEnv} from '../../../app/config/env.server';
import {readExport} from '../../../emulator/traces/otlp';
import {askAll, reach} from '../../../scripts/lib/questions.mjs';
import {readEnvironment} from '../../../scripts/lib/settings.mjs';
import {checkoutQuestion} from '../../../scripts/lib/smoke-cart.mjs';
import {storefrontQuestions} from '../../../scripts/lib/storefront-questions.mjs';
import {isFullRun} from '../../support/full-run';
import {controlOf} from '../../support/control';
import {GIFT_CARDS} from '../../support/goods';
import {localSettings} from '../../support/local-settings';
import {type RunningShop, startShop} from '../../support/shop-process';

const run = promisify(execFile);

const npmRun = (script: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [`scripts/${script}.mjs`, ...args], {
    env: {
      ...process.env,
      ...localSettings(inject('shopOrigin'), inject('emulatorOrigin'), inject('serviceOrigin')),
      ...settings,
    },
  });

/** A collector of traces: what it was sent, and where to. */
async function startCollector() {
  const received: unknown[] = [];
  const server = createHttpServer((request, response) => {
    json(request).then(
      (body) => {
        received.push(body);
        response.end('{}');
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  return {received, url: `http://127.0.0.1:${address.port}/v1/traces`, stop: () => server.close()};
}

/** A shop for what others would notice. */
let own: RunningShop;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
  own = await startShop({TRACES_URL: collector.url});
});
afterAll(async () => {
  await own.stop();
  collector.stop();
});

// The first test on this shop, because its log is still empty.
test('opening the shop writes nothing to its log, and tells its traces what a page waited for', async () => {
  for (const path of ['/', '/en', '/de/p/waldgold']) expect((await fetch(own.shop + path)).status).toBe(200);
  expect(own.log()).toBe('');
  const traces = await vi.waitFor(() => {
    const sent = collector.received.flatMap((body) => readExport(body) ?? []);
    expect(sent.map(({spans}) => spans[0]?.name)).toEqual(['GET /', 'GET /en', 'GET /de/p/waldgold']);
    return sent;
  }, 20_000);
  const product = traces[2]?.spans ?? [];
  expect(product.map(({name}) => name)).toEqual(expect.arrayContaining(['render', 'storefront Product']));
  expect(product.filter(({isFailed}) => isFailed)).toEqual([]);

  const forwarded = {method: 'POST', body: JSON.stringify(collector.received.at(-1))};
  expect((await fetch(`${own.emulator}/otlp/v1/traces`, forwarded)).status).toBe(200);
  expect(await (await fetch(`${own.emulator}/otlp`)).text()).toContain('storefront Product');
  expect((await fetch(`${own.emulator}/otlp/v1/traces`, {method: 'POST', body: '[]'})).status).toBe(400);
});

describe('npm run check-env', () => {
  test.runIf(isFullRun)('finds every service of a whole shop ready', async () => {
    const {stdout} = await npmRun('check-env', ['local']);
    expect(stdout).toContain('No service says no. 2 questions are open (?).');
    expect(stdout).not.toMatch(/^NO/m);
    expect(stdout).toMatch(/^yes {2}mail .*tells the service worker of bounces/m);
    expect(stdout).toMatch(/^\? {4}mail .*domain of MAIL_FROM: MAIL_ACCOUNT_TOKEN is not in your shell/m);
  });

  test('names what is wrong, and fails', async () => {
    const wrong = {
      STOREFRONT_PRIVATE_TOKEN: 'another',
      SUBSCRIPTION_STOREFRONT_TOKEN: 'strfnt_another',
      FREE_ARTICLE_VARIANT: '999',
      SEARCH_API_KEY: 'another',
      SERVICE_API_TOKEN: 'another',
      CMS_PREVIEW_TOKEN: 'another',
      ACCOUNT_CLIENT_ID: 'another',
      ANALYTICS_ORIGIN: 'http://127.0.0.1:9',
      MAIL_API_TOKEN: 'another',
      MAIL_ACCOUNT_TOKEN: 'local-mail-account-token',
    };
    const failure: unknown = await npmRun('check-env', ['local'], wrong).catch((error: unknown) => error);
    for (const line of [
      /^NO {3}storefront .*private token unauthenticated_read_product_listings: .*Give the token/m,
      /^yes {2}storefront .*public token the same/m,
      /^yes {2}merchant .*shop\.json is complete/m,
      /^yes {2}merchant .*menus\.json is complete/m,
      /^yes {2}storefront .*has its checkout at another host than the shop/m,
      /^yes {2}storefront .*has a market for each country of the shop, in its languages and in EUR/m,
      /^yes {2}storefront .*ships to the countries of the shop/m,
      /^yes {2}storefront .*has the same prices in DE, AT, CH/m,
      /^yes {2}storefront .*tells which products lack what the law asks for: \S/m,
      /^yes {2}storefront .*has every collection that store\/merchant names/m,
      /^yes {2}storefront .*has every product that store\/merchant names/m,
      /^yes {2}storefront .*has selling plans, each with an interval of whole weeks: \d+ of/m,
      /^yes {2}storefront .*has at most 50 variants of each product/m,
      /^NO {3}storefront .*has a coffee with the tag filter, which gift subscriptions bring: /m,
      /^yes {2}storefront .*product types/m,
      /^yes {2}storefront .*CART_COLLECTIONS/m,
      /^NO {3}storefront .*FREE_ARTICLE_VARIANT: 999 is not there/m,
      /^yes {2}pictures /m,
      /^yes {2}service-api .*nothing of the operator’s pages but the login/m,
      /^yes {2}subscriptions /m,
      /^NO {3}subscriptions .*knows the storefront’s token: it answers 401/m,
      /^NO {3}search .*each index/m,
      /^\? {4}search .*key write.*: SEARCH_ADMIN_KEY is not in your shell/m,
      /^NO {3}service-api /m,
      /^NO {3}cms .*drafts/m,
      /^NO {3}account .*knows the shop/m,
      /^NO {3}analytics .*does not answer/m,
      /^NO {3}mail .*token, which can send: \/postmark\/server answers 401/m,
      /^yes {2}mail .*verified the domain of MAIL_FROM$/m,
    ]) {
      expect(failure).toHaveProperty('stdout', expect.stringMatching(line));
    }
  });

  test('says of each access scope that is missing what to do', async () => {
    const denied = [
      'unauthenticated_read_selling_plans',
      'unauthenticated_read_customers',
      'unauthenticated_read_checkouts',
    ];
    await controlOf(own.emulator).deny(...denied);
    const {variables} = await readEnvironment('wrangler.toml', undefined);
    const env = readEnv({...variables, ...localSettings(own.shop, own.emulator, own.service)});
    const lines: string[] = [];
    // Asked without a process, which would ask all other services, too.
    const {noes} = await askAll(storefrontQuestions(env), (line) => lines.push(line));
    await controlOf(own.emulator).repair();
    expect(noes).toBeGreaterThan(0);
    expect(lines.join('\n')).toMatch(
      /^NO .*private token (unauthenticated_read_selling_plans): .*Give the token \1: headless/m,
    );
    expect(lines.join('\n')).toMatch(
      /^NO .*private token (unauthenticated_read_customers): .*Give the token \1: headless.* a shared browser may check out/m,
    );
    expect(lines.join('\n')).toMatch(
      /^NO .*private token make a cart .*and read it: .*Give the token .*unauthenticated_read_checkouts/m,
    );
    expect(lines.join('\n')).toMatch(/^yes .*unauthenticated_read_product_tags/m);
  });

  test.runIf(isFullRun)('refuses settings that the worker would refuse', async () => {
    await expect(npmRun('check-env', ['local'], {SESSION_SECRET: 'short'})).rejects.toThrow(
      'SESSION_SECRET is shorter than 32 characters',
    );
    await expect(npmRun('check-env', ['production'])).rejects.toThrow('SERVICE_API_TOKEN is missing');
  });
});

test('npm run probe finds that the platform does what was inferred of it', async () => {
  const {stdout} = await npmRun('probe', ['local'], {GIFT_CARD_CODE: GIFT_CARDS[0].code});
  expect(stdout.match(/^yes/gm)?.length).toBe(17);
  expect(stdout).toContain('The platform does all that it was asked about.');
  const report = readFileSync('.build/probe.md', 'utf8');
  expect(report).toContain(inject('emulatorOrigin'));
  expect(report).toMatch(/^\| charges the shipping rates of store\/merchant\/shop\.json \| yes \|/m);
});

test('npm run smoke tries an open shop and warms its cache', async () => {
  const {stdout} = await npmRun('smoke', [inject('shopOrigin'), '--pages=6']);
  expect(stdout).not.toMatch(/^NO/m);
  expect(stdout).toContain('6 pages asked for, 0 of them failed.');
});

test('smoke does not take the page for the online store’s password for a checkout', async () => {
  const control = controlOf(own.emulator);
  await control.breakDown({service: 'checkout', kind: 'password'});
  const question = checkoutQuestion(own.shop, (path, init) => reach(own.shop + path, init));
  await expect(question.ask()).rejects.toThrow('online store’s password');
  await control.repair();
  expect(await question.ask()).toBeUndefined();
});

test('a start waits for a port that what was killed gives back a moment later', async () => {
  await own.kill();
  const hold = async () => {
    const server = createServer().listen(Number(new URL(own.shop).port), '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const holder = await vi.waitFor(hold, {timeout: 10_000});
  const restarted = own.restart();
  setTimeout(() => holder.close(), 1_500);
  await restarted;
  expect((await fetch(`${own.shop}/healthz`)).status).toBe(200);
});
