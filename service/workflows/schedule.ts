import {writeFault, writeScheduleRun} from '../adapters/log';
import {readEndedVersions} from '../adapters/platform';
import {readFailedGifts} from '../adapters/subscriptions';
import {readMissingWebhooks} from '../adapters/webhook-subscriptions';
import type {ServiceEnv} from '../env';
import {runEvery} from '../objects/run-every';
import {workListOf} from '../objects/work-list';
import {noteIndexTasks} from './index-tasks';
import {updateMetafields} from './update-metafields';

/** How long after its last attempt a failed gift is a fault. The subscription service tries again earlier, every day if it waits for stock. */
const FAILED_GIFT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Repairs every hour what lost webhooks left undone: gifts of paid orders, reminders of stock, the search index, metafields. Logs a fault if the
 * platform no longer sends a webhook or serves a version of its APIs, a delivery of a gift failed, or a job did, and every run once it has ended.
 *
 * @param at milliseconds since 1970
 * @throws the first failure, once every job has been tried, for the caller to log
 */
export function runSchedule(env: ServiceEnv, at: number): Promise<void> {
  const jobs: Readonly<Record<string, () => Promise<void>>> = {
    'paid-orders': () => env.PAID_ORDERS.getByName('shop').reconcile(at),
    webhooks: () => checkWebhooks(env),
    'api-versions': () => checkVersions(env),
    gifts: () => checkGifts(env, at),
    stock: () => checkStock(env, at),
    'search-index': () => noteIndexTasks(env, [{part: 'all'}]),
    metafields: () => updateMetafields(env, at),
  };
  return runEvery(
    Object.entries(jobs).map(
      ([job, run]) =>
        () =>
          runJob(job, run),
    ),
  ).finally(writeScheduleRun);
}

/** Names a job that fails: the outage alone happens once an hour, too seldom for its alarm. */
async function runJob(job: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    writeFault('job-failed', {job});
    throw error;
  }
}

/** Logs missing webhooks. It does not make them again: a person has to find out why the receiver failed for hours (docs/decisions/201). */
async function checkWebhooks(env: ServiceEnv): Promise<void> {
  const webhooks = await readMissingWebhooks(env);
  if (webhooks.length > 0) writeFault('webhooks-missing', {webhooks});
}

/** Logs versions of the platform's APIs that have ended: what answers instead was not checked. */
async function checkVersions(env: ServiceEnv): Promise<void> {
  const versions = await readEndedVersions(env);
  if (versions.length > 0) writeFault('api-version-ended', {versions});
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
