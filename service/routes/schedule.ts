import {writeFault} from '../adapters/log';
import {readMissingWebhooks} from '../adapters/webhook-subscriptions';
import {runEvery} from '../objects/run-every';
import type {ServiceEnv} from './env';
import {noteIndexTasks} from './index-tasks';
import {updateMetafields} from './update-metafields';

/**
 * Repairs every hour what a webhook did not bring: gifts of paid orders, the search's index, metafields; and logs a fault where
 * the platform no longer sends a webhook.
 *
 * @param at milliseconds since 1970
 * @throws the first failure, once everything has been tried
 */
export function runSchedule(env: ServiceEnv, at: number): Promise<void> {
  return runEvery([
    () => env.PAID_ORDERS.getByName('shop').reconcile(at),
    () => checkWebhooks(env),
    () => noteIndexTasks(env, [{part: 'all'}]),
    () => updateMetafields(env, at),
  ]);
}

/** They are not made again here: that a receiver failed for hours is for a person to look into (docs/decisions/201). */
async function checkWebhooks(env: ServiceEnv): Promise<void> {
  const webhooks = await readMissingWebhooks(env);
  if (webhooks.length > 0) writeFault('webhooks-missing', {webhooks});
}
