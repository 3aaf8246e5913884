import type {GiftRedemption} from '../../../contracts/gift-subscription';
import type {ServiceObjectEnv} from '../object-env';

/** A redeemed voucher, as the subscription service opens it. */
export type RedeemedVoucher = {
  /** Makes a repeated call harmless. */
  readonly code: string;
  readonly deliveries: number;
  /** What its deliveries hold, in turn. */
  readonly variantNumbers: readonly number[];
  readonly quantity: number;
  /** The social project, such as `SP022`. */
  readonly project: string;
  readonly email: string;
  readonly language: GiftRedemption['language'];
  readonly address: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string | null;
    readonly address1: string;
    readonly address2: string | null;
    readonly city: string;
    readonly province: string | null;
    readonly zip: string;
    readonly countryCode: string;
    readonly phone: string | null;
  };
};

/**
 * Creates the subscription of a voucher, one delivery every four weeks from the next day on. Safe to repeat.
 *
 * @param at milliseconds since 1970
 * @returns the subscription's id; `null` where the code had made one before
 */
export type OpenGiftSubscription = (
  env: ServiceObjectEnv,
  voucher: RedeemedVoucher,
  at: number,
) => Promise<number | null>;

let open: OpenGiftSubscription | null = null;

/** Connects the vouchers with the service that keeps subscriptions. The worker's entry calls it once. */
export function connectGiftSubscriptions(opener: OpenGiftSubscription): void {
  open = opener;
}

/**
 * The connected service.
 *
 * @throws {Error} before `connectGiftSubscriptions`
 */
export function giftSubscriptionOpener(): OpenGiftSubscription {
  if (open === null) throw new Error('connectGiftSubscriptions was not called by the worker entry');
  return open;
}
