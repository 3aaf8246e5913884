import {giftRedeemedSchema, giftSubscriptionSchema} from '#contracts/gift-subscription';

import type {Language} from '../../config/languages';
import type {GiftProblem, GiftVoucher} from '../../domain/gift/gift-voucher';
import type {GiftRedemption} from '../../domain/gift/redeem-form.server';
import {parseBody, readJson} from '../http.server';
import {ServiceError} from '../service-error.server';
import {postToService, type ServiceApiOptions} from './service-api.server';

export type CheckedVoucher = {readonly state: 'valid'; readonly voucher: GiftVoucher} | GiftProblem;

export type RedeemedVoucher =
  | {readonly state: 'redeemed'; readonly deliveries: number; readonly firstDelivery: string}
  /** The service finds fault with a field of the address. */
  | {readonly state: 'invalid'; readonly fields: readonly string[]}
  | GiftProblem;

export type GiftVouchers = {
  /** What a code is worth. Throws `ServiceError` when the service does not answer. */
  readonly check: (code: string) => Promise<CheckedVoucher>;
  /**
   * Creates the subscription of a voucher: one delivery every four weeks. Once: `operation` names one showing of the form,
   * and the service gives the same redemption the same answer. Throws `ServiceError`.
   */
  readonly redeem: (code: string, redemption: GiftRedemption, operation: string | null) => Promise<RedeemedVoucher>;
};

/** Vouchers of gift subscriptions, as the service API keeps them (`contracts/gift-subscription.ts`). */
export function createGiftVouchers(options: ServiceApiOptions & {readonly language: Language}): GiftVouchers {
  const {origin, token, calls, visitor, language} = options;
  return {
    async check(code) {
      const {status, body} = await readJson(calls, {
        service: 'service-api',
        url: `${origin}/v1/gift-subscriptions/${encodeURIComponent(code)}`,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'application/json',
          ...(visitor === 'unknown' ? {} : {'Shopper-Address': visitor}),
        },
      });
      if (status !== 200) throw new ServiceError('service-api', 'status', String(status));
      const answer = parseBody('service-api', giftSubscriptionSchema, body);
      if (answer.state !== 'valid') return {state: answer.state};
      const {state, ...voucher} = answer;
      return {state, voucher: {code, ...voucher}};
    },
    async redeem(code, redemption, operation) {
      const reply = await postToService(options, {
        path: `/gift-subscriptions/${encodeURIComponent(code)}`,
        body: {...redemption, language},
        schema: giftRedeemedSchema,
        operation,
      });
      if (reply.ok) {
        const {deliveries, firstDelivery} = reply.data;
        return {state: 'redeemed', deliveries, firstDelivery};
      }
      if (reply.status === 429) return {state: 'limited', seconds: reply.waitSeconds};
      if (reply.fields.length > 0) {
        return {state: 'invalid', fields: reply.fields.map((path) => path.split('.').at(-1) ?? path)};
      }
      return {state: reply.code === 'used' || reply.code === 'expired' ? reply.code : 'wrong'};
    },
  };
}
