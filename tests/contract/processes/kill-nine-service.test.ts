import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {personalDataExportSchema} from '../../../contracts/personal-data';
import {outboxSchema} from '../../../emulator/mail/answers';
import {trials} from '../../support/full-run';
import {startShop} from '../../support/shop-process';
import type {RunningShop} from '../../support/shop-process';
import {product, variant} from '../service-api/shopper';
import {insist} from './kill-nine/hosted';

const KILLS = trials({quick: 1, full: 10});
const WRITES = trials({quick: 200, full: 5_000});
const AT_ONCE = 8;
const LINE = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1};
const REVIEW = {stars: 5, title: 'Rund', text: 'Schmeckt.', author: 'Ida'};

/** What is written in turn, each for an address of its own. */
const KINDS = [
  {path: '/withdrawals', body: {name: 'Ida Farn', contract: 'L1', receipt: false}, holds: 'notices', mails: 0},
  {path: '/newsletter/subscriptions', body: {}, holds: 'newsletter', mails: 1},
  {path: `/products/${product('waldgold').number}/reviews`, body: REVIEW, holds: 'reviews', mails: 0},
  {path: '/saved-carts', body: {lines: [LINE]}, holds: 'savedCarts', mails: 1},
] as const;

let running: RunningShop;
let up: Promise<void> = Promise.resolve();
beforeAll(async () => {
  running = await startShop();
}, 120_000);
afterAll(() => running.stop());

async function ask(url: string, token: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  await up;
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers},
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return z.unknown().parse(await response.json());
}

const kindOf = (index: number) => KINDS[index % KINDS.length] ?? KINDS[0];
const addressOf = (index: number) => `drill-${index}@example.com`;

async function write(index: number): Promise<void> {
  const {path, body} = kindOf(index);
  const email = addressOf(index);
  await insist(() =>
    ask(
      `${running.service}/v1${path}`,
      'local-service-api-token',
      {...body, email, language: 'de'},
      {
        'Idempotency-Key': `drill-${index}`,
      },
    ),
  );
}

/** Expects an acknowledged write to be there, once, and its mail sent once. */
async function check(index: number): Promise<void> {
  const {holds, mails} = kindOf(index);
  const email = addressOf(index);
  const token = 'local-operator-token-with-32-characters';
  const answer = await insist(() => ask(`${running.service}/operator/personal-data/export`, token, {email}));
  const held = personalDataExportSchema.parse(answer).data[holds];
  expect([email, Array.isArray(held) ? held.length : Number(held !== null)]).toEqual([email, 1]);
  await insist(async () => {
    const outbox = outboxSchema.parse(await ask(`${running.emulator}/mail/messages?to=${email}`, ''));
    expect([email, outbox.messages.length]).toEqual([email, mails]);
  });
}

it(
  `${KILLS} times kill -9 amid ${WRITES} acknowledged writes to the service: each is there once, its mail too`,
  async () => {
    let next = 0;
    let acknowledged = 0;
    const each = async (run: (index: number) => Promise<void>) => {
      for (let index = next++; index < WRITES; index = next++) await run(index);
    };
    const writers = Array.from({length: AT_ONCE}, () =>
      each(async (index) => {
        await write(index);
        acknowledged += 1;
      }),
    );
    for (let kill = 1; kill <= KILLS; kill += 1) {
      while (acknowledged < (WRITES * kill) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 10));
      up = running.kill().then(() => running.restart());
      await up;
    }
    await Promise.all(writers);
    expect(acknowledged).toBe(WRITES);
    next = 0;
    await Promise.all(Array.from({length: AT_ONCE}, () => each(check)));
  },
  60_000 + WRITES * 200 + KILLS * 30_000,
);
