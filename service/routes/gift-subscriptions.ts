import {Hono} from 'hono';
import {isDelivered} from '../../contracts/delivered-place';
import {giftRedemptionSchema, giftSubscriptionCodeSchema} from '../../contracts/gift-subscription';
import {lacksProvince} from '../../contracts/province';
import type {GiftRedemption} from '../../contracts/gift-subscription';
import type {WireRefusal} from '../../contracts/refusal';
import {COUNTRIES} from '../config/countries';
import {RETENTION} from '../config/retention';
import {plainCode} from '../domain/codes';
import {endOf} from '../domain/retention';
import {noteHolding} from '../objects/address-index';
import {findOrImportVoucher} from '../workflows/find-or-import-voucher';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';

const REFUSALS = {wrong: 404, used: 409, expired: 410, refunded: 410} as const;

/** Vouchers of gift subscriptions. Mounted at `/v1/gift-subscriptions`. */
export const giftSubscriptions = new Hono<ServiceApp>();

giftSubscriptions.get('/:code', async (c) => {
  const code = giftSubscriptionCodeSchema.safeParse(c.req.param('code'));
  if (!code.success) return c.json({state: 'wrong'});
  const limited = await overLimit(c, 'gift-subscription', plainCode(code.data));
  if (limited !== null) return limited;
  return c.json(await (await findOrImportVoucher(c.env, code.data)).check(now(c)));
});

giftSubscriptions.post('/:code', async (c) => {
  const code = giftSubscriptionCodeSchema.safeParse(c.req.param('code'));
  if (!code.success) return refuse(c, 404, 'wrong');
  const body = await readBody(c, giftRedemptionSchema);
  if (!body.ok) return body.response;
  const fields = placeProblems(body.data.address);
  if (fields.length > 0) return c.json({error: {code: 'invalid', fields}} satisfies WireRefusal, 422);
  const limited = await overLimit(c, 'gift-subscription', plainCode(code.data));
  if (limited !== null) return limited;
  const voucher = await findOrImportVoucher(c.env, code.data);
  // Asked before: the index notes nothing of what is refused.
  const refusal = await voucher.refusalOf(body.data, now(c));
  if (refusal !== null) return refuse(c, REFUSALS[refusal], refusal);
  const holding = {kind: 'gift-recipient', name: plainCode(code.data)} as const;
  await noteHolding(c.env, body.data.email, holding, endOf(RETENTION.giftRedemption.period, now(c)));
  const result = await voucher.redeem(body.data, now(c));
  if (result.state === 'redeemed') return c.json(result, 201);
  if (result.state !== 'recipient-refused') return refuse(c, REFUSALS[result.state], result.state);
  if (result.wrong.length === 0) return refuse(c, 422, 'rejected');
  const refused = result.wrong.map((path) => ({path, code: 'invalid_format'}));
  return c.json({error: {code: 'invalid', fields: refused}} satisfies WireRefusal, 422);
});

/** Tells what is wrong with the place of an address: subscriptions go to some countries. Specification, section 9, "Shipping countries". */
function placeProblems(address: GiftRedemption['address']) {
  const country = COUNTRIES.get(address.countryCode);
  if (country?.subscription !== true) return [{path: 'address.countryCode', code: 'no_subscription'}];
  if (!country.zip.test(address.zip.toUpperCase())) return [{path: 'address.zip', code: 'invalid_format'}];
  if (lacksProvince(address)) return [{path: 'address.province', code: 'required'}];
  return isDelivered(address) ? [] : [{path: 'address.zip', code: 'not_delivered'}];
}
