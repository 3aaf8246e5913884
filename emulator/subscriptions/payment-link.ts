import {readToken, signToken} from './tokens';

const AUDIENCE = 'payment-method';
const LIFETIME = 24 * 60 * 60;

/** What links need of the worker's configuration. */
export type PaymentLinkEnv = {
  readonly EMULATOR_ORIGIN: string;
  /** Signs the tokens of customers' sessions and of payment links. */
  readonly SUBSCRIPTION_SESSION_SECRET: string;
};

/** Returns the URL at which a payment method can be changed for a day. */
export async function paymentLink(env: PaymentLinkEnv, paymentMethodId: number, at: number): Promise<string> {
  const secret = env.SUBSCRIPTION_SESSION_SECRET;
  const token = await signToken({subject: String(paymentMethodId), audience: AUDIENCE, lifetime: LIFETIME}, secret, at);
  return `${env.EMULATOR_ORIGIN}/recharge/payment/${token}`;
}

/** Reads the payment method that a link is for; `null` where it does not count (any more). */
export async function readPaymentLink(env: PaymentLinkEnv, token: string, at: number): Promise<number | null> {
  const subject = await readToken(token, AUDIENCE, env.SUBSCRIPTION_SESSION_SECRET, at);
  return subject === null ? null : Number(subject);
}
