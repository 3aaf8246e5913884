import {giftRedeemedSchema, giftSubscriptionSchema} from '#contracts/gift-subscription';

import {dayInGermany} from '../../domain/delivery';
import type {Outcome} from '../../domain/form/outcome';
import {VOUCHER_REFUSALS, type GiftVoucher, type VoucherRefusal} from '../../domain/gift/gift-voucher';
import type {RedemptionRequest} from '../../domain/gift/redeem.form.server';
import {rateLimitOutcome, ServiceError} from '../service-error.server';
import {postToService, readFromService, type ServiceApiOptions} from './service-api.server';

type CheckedVoucher =
  | {readonly state: 'done'; readonly voucher: GiftVoucher}
  | {readonly state: 'refused'; readonly code: VoucherRefusal}
  | {readonly state: 'rate-limited'; readonly seconds: number};

type RedeemedVoucher = Outcome<{readonly deliveries: number; readonly firstDelivery: string}, VoucherRefusal>;

export type GiftVouchers = {
  /** The value of a code. Throws `ServiceError` when the service does not answer. */
  readonly check: (code: string) => Promise<CheckedVoucher>;
  /**
   * Creates the subscription of a voucher: one delivery every four weeks. Once per idempotency key: the service
   * gives the same redemption the same answer. Throws `ServiceError`.
   */
  readonly redeem: (code: string, redemption: RedemptionRequest, idempotencyKey: string) => Promise<RedeemedVoucher>;
};

/** Being asked too often is a reply, unlike elsewhere. Throws every other error. */
function rateLimited(error: unknown): Extract<CheckedVoucher, {state: 'rate-limited'}> {
  const outcome = rateLimitOutcome(error);
  if (outcome === null) throw error;
  return outcome;
}

function isRefusal(code: string): code is VoucherRefusal {
  return Object.hasOwn(VOUCHER_REFUSALS, code);
}

const pathOf = (code: string) => `/gift-subscriptions/${encodeURIComponent(code)}`;

/**
 * Makes the adapter of vouchers of gift subscriptions, as the service API keeps them
 * (`contracts/gift-subscription.ts`).
 */
export function createGiftVouchers(options: ServiceApiOptions): GiftVouchers {
  const {visitorAddress, language} = options;
  return {
    async check(code) {
      const read = {path: pathOf(code), schema: giftSubscriptionSchema, visitorAddress};
      const reply = await readFromService(options, read).catch(rateLimited);
      if ('seconds' in reply) return reply;
      if (!reply.ok) throw new ServiceError('service-api', 'status', String(reply.status));
      if (reply.data.state !== 'valid') return {state: 'refused', code: reply.data.state};
      const {state: _state, expiresAt, ...voucher} = reply.data;
      const lastDay = dayInGermany(Date.parse(expiresAt) - 1);
      return {state: 'done', voucher: {code, ...voucher, lastDay}};
    },
    async redeem(code, redemption, idempotencyKey) {
      const reply = await postToService(options, {
        path: pathOf(code),
        body: {...redemption, language},
        schema: giftRedeemedSchema,
        idempotencyKey,
      });
      if (reply.state === 'done') {
        const {deliveries, firstDelivery} = reply.data;
        return {state: 'done', deliveries, firstDelivery};
      }
      if (reply.state === 'rate-limited') return reply;
      if (reply.fields.length > 0) {
        return {state: 'invalid', fields: reply.fields.map((path) => path.split('.').at(-1) ?? path)};
      }
      return {state: 'refused', code: isRefusal(reply.code) ? reply.code : 'wrong'};
    },
  };
}
