import {Hono} from 'hono';
import {stockRequestSchema, stockTokenSchema} from '../../contracts/back-in-stock';
import {readVariant} from '../adapters/catalogue';
import type {LinkPurpose} from '../domain/link-token';
import {readLink} from '../domain/link-token';
import {latestEndOfWatch} from '../domain/stock-watch';
import {noteHolding} from '../objects/address-index';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';

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
  const confirmation = await link.watch.confirm(link.nonce, now(c));
  if (confirmation.state === 'expired') return refuse(c, 410, 'expired');
  return confirmation.state === 'unknown' ? refuse(c, 404, 'unknown') : c.json(confirmation);
});

backInStock.post('/cancellations', async (c) => {
  const link = await linkOf(c, 'back-in-stock-cancel');
  if (!link.ok) return link.response;
  const state = await link.watch.cancel(link.nonce);
  return state === null ? refuse(c, 404, 'unknown') : c.json({state});
});

async function linkOf(c: ServiceContext, purpose: LinkPurpose) {
  const body = await readBody(c, stockTokenSchema);
  if (!body.ok) return body;
  const link = await readLink(purpose, body.data.token, c.env.LINK_SECRET);
  if (link === null) return {ok: false, response: refuse(c, 404, 'unknown')} as const;
  const {STOCK_WATCHES} = c.env;
  return {ok: true, watch: STOCK_WATCHES.get(STOCK_WATCHES.idFromString(link.objectId)), nonce: link.nonce} as const;
}
