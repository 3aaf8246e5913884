import {now} from '../shared/clock';
import type {SubscriptionEnv} from './env';
import {directoryOf, subscriberOf} from './env';

/**
 * Runs everyone's due charges, retries and mails up to now. Whoever looks at one customer does the same for that one;
 * this is for when the clock moved and nobody looks.
 */
export async function runCharges(env: SubscriptionEnv): Promise<void> {
  for (const known of await directoryOf(env).all()) {
    await subscriberOf(env, known.number).view(known, now(env));
  }
}

/** Sets everything back to the first start. */
export async function resetSubscriptions(env: SubscriptionEnv): Promise<void> {
  for (const {number} of await directoryOf(env).all()) await subscriberOf(env, number).reset();
  await directoryOf(env).reset();
}
