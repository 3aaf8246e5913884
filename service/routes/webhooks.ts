import {Hono} from 'hono';
import * as z from 'zod';
import {platformNumberSchema} from '../../contracts/fields';
import {cmsWebhookSchema} from '../../contracts/cms';
import {INDEX_LANGUAGES} from '../../contracts/indexing/indices';
import {updateHandles} from '../adapters/handles';
import {writeError, writeRefusedWebhook} from '../adapters/log';
import {isFromMailProvider, mailEventSchema} from '../adapters/mail-events';
import type {MailEvent} from '../adapters/mail-events';
import {addressName} from '../domain/address-name';
import {isCmsSignature} from '../domain/cms-signature';
import {jsonOf} from '../domain/json';
import {isPlatformSignature} from '../domain/platform-signature';
import {mailQueueName} from '../objects/mail-queue';
import {noteIndexTasks} from '../workflows/index-tasks';
import {noteStock} from '../workflows/note-stock';
import {updateProductMetafields} from '../workflows/update-metafields';
import type {ServiceApp, ServiceContext} from './app';
import {now, refuse} from './app';
import {boundBody} from './bound-body';

const SIGNATURE = 'X-Shopify-Hmac-Sha256';
const TOPIC = 'X-Shopify-Topic';
/** How long the platform's webhook waits for the work. The platform itself waits five seconds, and deletes a subscription after eight failures in a row. */
const PATIENCE_MS = 2_000;

/** The only field that is read of the platform's webhook `inventory_levels/update`. */
const inventorySchema = z.object({inventory_item_id: platformNumberSchema});

/** The only field that is read of the platform's webhooks about products, collections and orders. */
const numberedSchema = z.object({id: platformNumberSchema});

/** The fields of the CMS's webhook that name the documents to read. */
const documentSchema = cmsWebhookSchema.pick({_type: true, language: true});

/**
 * The platform's webhooks: 401 without its signature, 422 for a message that is not as documented, 200 for a topic that is not used. A failure
 * within two seconds is answered with 5xx, and the platform tries again. Longer work goes on after a 200, and the schedule repairs it if it fails.
 * A message of any sender of more than 64 KB is 413: `store/webhooks.json` and the CMS's projection name the few fields that are sent.
 * Source: https://shopify.dev/docs/apps/build/webhooks/subscribe/https. Mounted at `/webhooks`.
 */
export const webhooks = new Hono<ServiceApp>();

webhooks.use(boundBody());

webhooks.post('/platform', async (c) => {
  const body = await c.req.text();
  const signature = c.req.header(SIGNATURE) ?? '';
  if (!(await isPlatformSignature(signature, body, c.env.PLATFORM_WEBHOOK_SECRET))) return refuseSender(c, 'platform');
  switch (c.req.header(TOPIC)) {
    case 'orders/paid':
      return take(c, numberedSchema, body, ({id}) => c.env.PAID_ORDERS.getByName('shop').note(id));
    case 'inventory_levels/update':
      return take(c, inventorySchema, body, ({inventory_item_id: item}) => noteStock(c.env, item, now(c)));
    case 'products/create':
    case 'products/update':
      return take(c, numberedSchema, body, async ({id}) => {
        await noteIndexTasks(c.env, [{part: 'product', number: id}]);
        await updateProductMetafields(c.env, id, now(c));
      });
    case 'products/delete':
      return take(c, numberedSchema, body, ({id}) => noteIndexTasks(c.env, [{part: 'product', number: id}]));
    case 'collections/create':
    case 'collections/update':
      return take(c, numberedSchema, body, async ({id}) => {
        await noteIndexTasks(c.env, [{part: 'catalogue'}]);
        await updateHandles(c.env, {kind: 'collection', number: id});
      });
    case 'collections/delete':
      return take(c, numberedSchema, body, () => noteIndexTasks(c.env, [{part: 'catalogue'}]));
    default:
      return c.body(null, 200);
  }
});

/**
 * The CMS's webhook, with the projection of `store/cms/webhook.json`: 401 without its signature, 422 for another message. It notes which parts of
 * the search index to update.
 */
webhooks.post('/cms', async (c) => {
  const body = await c.req.text();
  const header = c.req.header('Sanity-Webhook-Signature') ?? '';
  if (!(await isCmsSignature(header, body, c.env.CMS_WEBHOOK_SECRET, now(c)))) return refuseSender(c, 'cms');
  return take(c, documentSchema, body, ({_type, language}) => {
    // The records of posts contain the title of their category.
    const type = _type === 'category' ? 'post' : _type;
    const languages = language === null ? INDEX_LANGUAGES : [language];
    return noteIndexTasks(
      c.env,
      languages.map((each) => ({part: 'content', type, language: each})),
    );
  });
});

/**
 * The mail provider's webhook: 401 for other senders, 422 for a message that is not as documented, 200 for one about a mail that arrived. The
 * answer follows once the event is stored: after any other answer the provider tries again, and nothing else reports the event.
 */
webhooks.post('/mail', async (c) => {
  const body = await c.req.text();
  if (!(await isFromMailProvider(c.env, c.req.raw.headers, body, now(c)))) return refuseSender(c, 'mail');
  const message = mailEventSchema(c.env).safeParse(jsonOf(body));
  if (!message.success) return refuse(c, 422, 'invalid');
  if (message.data !== null) await noteMailEvent(c, message.data);
  return c.body(null, 200);
});

function refuseSender(c: ServiceContext, webhook: 'platform' | 'cms' | 'mail'): Response {
  writeRefusedWebhook(webhook);
  return refuse(c, 401, 'unauthorized');
}

async function noteMailEvent(c: ServiceContext, event: MailEvent): Promise<void> {
  const {what, email, isFinal} = event;
  if (what === 'bounced') await c.env.MAIL_QUEUE.getByName(mailQueueName(email)).noteBounce(event);
  if (isFinal) await c.env.NEWSLETTER.getByName(addressName(email)).unsubscribe(now(c), what);
}

async function take<T>(c: ServiceContext, schema: z.ZodType<T>, body: string, handle: (message: T) => Promise<void>) {
  const message = schema.safeParse(jsonOf(body));
  if (!message.success) return refuse(c, 422, 'invalid');
  const handled = handle(message.data);
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  const isHandled = await Promise.race([handled.then(() => true), patience]);
  if (!isHandled) c.executionCtx.waitUntil(handled.catch(writeError));
  return c.body(null, 200);
}
