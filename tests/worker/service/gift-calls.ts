import {env, exports} from 'cloudflare:workers';
import type {GiftRedemption} from '../../../contracts/gift-subscription';
import {presentEnv} from '../../../service/env';
import type {Voucher} from '../../../service/objects/gift-voucher-object';
import {START} from './alarms';
import {ADDRESS, VOUCHER} from './hosted-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);

/** What a recipient sends with a code. */
export const REDEMPTION: GiftRedemption = {email: 'gifted@example.com', language: 'en', address: ADDRESS};

/** Issues a voucher that is valid for 1,000 days, with the purchase that it was bought with, and returns its object. */
export async function issueVoucher(code: string, purchase?: Voucher['purchase']) {
  const voucher = env.GIFT_VOUCHERS.getByName(code);
  await voucher.issue({...VOUCHER, code, expiresAt: START + 1000 * DAY_MS, ...(purchase && {purchase})});
  return voucher;
}

/** Asks what a code is worth. */
export const checkGift = (code: string) => call(code, {});

/** Redeems a code. */
export const redeemGift = (code: string, redemption: GiftRedemption = REDEMPTION) =>
  call(code, {method: 'POST', body: JSON.stringify(redemption)});

async function call(code: string, init: {readonly method?: string; readonly body?: string}) {
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, 'Content-Type': 'application/json'};
  const url = `${SERVICE_ORIGIN}/v1/gift-subscriptions/${code}`;
  const response = await exports.default.fetch(new Request(url, {headers, ...init}));
  return {status: response.status, body: await response.json()};
}
