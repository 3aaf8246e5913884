import {expect} from 'vitest';
import * as z from 'zod';
import {personalDataExportSchema} from '../../../../contracts/personal-data';
import {outboxSchema} from '../../../../emulator/mail/answers';
import {product, variant} from '../../service-api/shopper';
import {insist} from './hosted';

const LINE = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1};
const REVIEW = {stars: 5, title: 'Rund', text: 'Schmeckt.', author: 'Ida'};

/** What is written in turn, each for an address of its own. */
const KINDS = [
  {path: '/withdrawals', body: {name: 'Ida Farn', contract: 'L1', receipt: false}, holds: 'notices', mails: 0},
  {path: '/newsletter/subscriptions', body: {}, holds: 'newsletter', mails: 1},
  {path: `/products/${product('waldgold').number}/reviews`, body: REVIEW, holds: 'reviews', mails: 0},
  {path: '/saved-carts', body: {lines: [LINE]}, holds: 'savedCarts', mails: 1},
] as const;
const CHECKED_AT_ONCE = 8;

const kindOf = (index: number) => KINDS[index % KINDS.length] ?? KINDS[0];
const addressOf = (index: number) => `drill-${index}@example.com`;

/**
 * Writes to the service worker, and checks afterwards that each acknowledged write is there exactly once, and its mail sent once.
 *
 * @param isUp as in `hostedAt`
 */
export function openServiceLedger(
  {service, emulator}: {readonly service: string; readonly emulator: string},
  isUp: () => Promise<void>,
) {
  let begun = 0;
  let acknowledged = 0;

  async function ask(url: string, token: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    await isUp();
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers},
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return z.unknown().parse(await response.json());
  }

  async function checkOne(index: number): Promise<void> {
    const {holds, mails} = kindOf(index);
    const email = addressOf(index);
    const token = 'local-operator-token-with-32-characters';
    const answer = await insist(() => ask(`${service}/operator/personal-data/export`, token, {email}));
    const held = personalDataExportSchema.parse(answer).data[holds];
    expect([email, Array.isArray(held) ? held.length : Number(held !== null)]).toEqual([email, 1]);
    await insist(async () => {
      const outbox = outboxSchema.parse(await ask(`${emulator}/mail/messages?to=${email}`, ''));
      expect([email, outbox.messages.length]).toEqual([email, mails]);
    });
  }

  return {
    acknowledged: () => acknowledged,
    /** One client: writes one thing after the other until `isEnough`. */
    write: async (isEnough: () => boolean): Promise<void> => {
      while (!isEnough()) {
        const index = begun;
        begun += 1;
        const {path, body} = kindOf(index);
        const headers = {'Idempotency-Key': `drill-${index}`};
        const fields = {...body, email: addressOf(index), language: 'de'};
        await insist(() => ask(`${service}/v1${path}`, 'local-service-api-token', fields, headers));
        acknowledged += 1;
      }
    },
    /** Expects every write to be there, none of them twice: all were acknowledged in the end. */
    check: async (): Promise<void> => {
      let next = 0;
      const checker = async () => {
        for (let index = next++; index < begun; index = next++) await checkOne(index);
      };
      await Promise.all(Array.from({length: CHECKED_AT_ONCE}, checker));
    },
  };
}
