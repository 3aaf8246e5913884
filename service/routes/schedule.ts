import {writeFault} from '../adapters/log';
import {readFailedGifts} from '../adapters/subscriptions';
import {readMissingWebhooks} from '../adapters/webhook-subscriptions';
import {runEvery} from '../objects/run-every';
import {workListOf} from '../objects/work-list';
import type {ServiceEnv} from './env';
import {noteIndexTasks} from './index-tasks';
import {updateMetafields} from './update-metafields';

/** How long after its last attempt a failed gift is a fault. The subscription service tries again earlier, every day if it waits for stock. */
const FAILED_GIFT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Repairs every hour what lost webhooks left undone: gifts of paid orders, reminders of stock, the search index, metafields. Logs a fault if the
 * platform no longer sends a webhook, or a delivery of a gift failed.
 *
 * @param at milliseconds since 1970
 * @throws the first failure, once every job has been tried
 */
export function runSchedule(env: ServiceEnv, at: number): Promise<void> {
  return runEvery([
    () => env.PAID_ORDERS.getByName('shop').reconcile(at),
    () => checkWebhooks(env),
    () => checkGifts(env, at),
    () => checkStock(env, at),
    () => noteIndexTasks(env, [{part: 'all'}]),
    () => updateMetafields(env, at),
  ]);
}

/** Logs missing webhooks. It does not make them again: a person has to find out why the receiver failed for hours (docs/decisions/201). */
async function checkWebhooks(env: ServiceEnv): Promise<void> {
  const webhooks = await readMissingWebhooks(env);
  if (webhooks.length > 0) writeFault('webhooks-missing', {webhooks});
}

/** Logs failed gifts. They are asked for, and not reported by webhook: docs/decisions/214-what-a-gift-says-of-itself.md. */
async function checkGifts(env: ServiceEnv, at: number): Promise<void> {
  const charges = await readFailedGifts(env, at - FAILED_GIFT_MS);
  if (charges.length > 0) writeFault('gift-failed', {charges});
}

async function checkStock({WORK_LIST, STOCK_WATCHES}: ServiceEnv, at: number): Promise<void> {
  const watches = await workListOf({WORK_LIST}).watches();
  await runEvery(watches.map((id) => () => STOCK_WATCHES.get(STOCK_WATCHES.idFromString(id)).recheck(at)));
}
