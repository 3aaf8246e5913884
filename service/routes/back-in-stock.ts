import {Hono} from 'hono';
import {stockRequestSchema} from '../../contracts/back-in-stock';
import {readVariant} from '../adapters/catalogue';
import type {LinkSubject} from '../domain/link-token';
import {latestEndOfWatch} from '../domain/stock-watch';
import {noteHolding} from '../objects/address-index';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';
import {answerConfirmation, linkOf} from './signed-link';

/** Reminders of variants that are sold out. Mounted at `/v1/back-in-stock`. */
export const backInStock = new Hono<ServiceApp>();

backInStock.post('/requests', async (c) => {
  const body = await readBody(c, stockRequestSchema);
  if (!body.ok) return body.response;
  const {variant, email, occasion, language} = body.data;
  const entry = await readVariant(c.env, variant, language);
  if (entry === null) return refuse(c, 404, 'unknown_variant');
  if (occasion === 'stock' && entry.isAvailable) return refuse(c, 409, 'in_stock');
  const limited = await overLimit(c, 'back-in-stock', email);
  if (limited !== null) return limited;
  const name = String(variant);
  await noteHolding(c.env, email, {kind: 'stock-request', name}, latestEndOfWatch(now(c)));
  const {title, quantity} = entry;
  await c.env.STOCK_WATCHES.getByName(name).request(body.data, {title, quantity}, c.get('requestId'), now(c));
  return c.json({state: 'confirmation_sent'}, 202);
});

backInStock.post('/confirmations', async (c) => {
  const link = await linkOf(c, 'back-in-stock-confirm');
  if (!link.ok) return link.response;
  const confirmation = await watchOf(c, link.data).confirm(link.data.nonce, now(c));
  return answerConfirmation(c, confirmation);
});

backInStock.post('/cancellations', async (c) => {
  const link = await linkOf(c, 'back-in-stock-cancel');
  if (!link.ok) return link.response;
  const state = await watchOf(c, link.data).cancel(link.data.nonce);
  return state === null ? refuse(c, 404, 'unknown') : c.json({state});
});

function watchOf({env}: ServiceContext, {objectId}: LinkSubject) {
  return env.STOCK_WATCHES.get(env.STOCK_WATCHES.idFromString(objectId));
}
