import * as z from 'zod';
import store from '../../store/webhooks.json';
import type {Variables} from '../config/env';
import {askPlatform, everyPage, pageInfo} from './platform';
import type {PlatformEnv} from './platform';

/** https://shopify.dev/docs/api/admin-graphql/2026-04/queries/webhookSubscriptions */
const LIST = `query ServiceWebhooks($after: String) {
  webhookSubscriptions(first: 250, after: $after) {
    nodes { topic uri }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A subscription to a topic, such as `ORDERS_PAID`, and the address that is told. */
type WebhookSubscription = {readonly topic: string; readonly uri: string};

const listSchema = z.object({
  webhookSubscriptions: z.object({pageInfo, nodes: z.array(z.object({topic: z.string(), uri: z.string()}))}),
});

/**
 * Reads which of the subscriptions in `store/webhooks.json` the platform does not have: it deletes one whose receiver fails eight times
 * in a row.
 *
 * @throws {UpstreamError}
 */
export async function readMissingWebhooks(
  env: PlatformEnv & Pick<Variables, 'SHOP_ORIGIN' | 'SERVICE_ORIGIN'>,
): Promise<readonly WebhookSubscription[]> {
  const there = await everyPage(async (after) => {
    const page = await askPlatform(env, 'admin', listSchema, LIST, {after});
    return page.webhookSubscriptions;
  });
  const wanted = (origin: string, entries: readonly {readonly topics: readonly string[]}[]) =>
    entries.flatMap(({topics}) => topics.map((topic) => ({topic, uri: origin + store.path})));
  return [...wanted(env.SHOP_ORIGIN, store.shop), ...wanted(env.SERVICE_ORIGIN, store.service)].filter(
    ({topic, uri}) => !there.some((known) => known.topic === topic && known.uri === uri),
  );
}
