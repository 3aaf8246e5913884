import {Hono} from 'hono';
import {savedCartRequestSchema} from '../../contracts/saved-cart';
import type {SavedCartRequest, WireSavedCart} from '../../contracts/saved-cart';
import {readVariants} from '../adapters/catalogue';
import {RETENTION} from '../config/retention';
import {secretToken} from '../domain/codes';
import {endOfDays} from '../domain/days';
import {endOf} from '../domain/retention';
import {shopUrl} from '../domain/shop-links';
import type {ServiceEnv} from '../env';
import {compose} from '../mail/compose';
import {savedCartLetter} from '../mail/texts/saved-cart';
import {noteHolding} from '../objects/address-index';
import {deliver} from '../objects/mail-queue';
import type {ServiceApp} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';

const LIFETIME_DAYS = 90;

/** Saved carts. Mounted at `/v1/saved-carts`. */
export const savedCarts = new Hono<ServiceApp>();

savedCarts.post('/', async (c) => {
  const body = await readBody(c, savedCartRequestSchema);
  if (!body.ok) return body.response;
  const {email, language, lines} = body.data;
  const items = await titlesOf(c.env, body.data);
  if (items.length < lines.length) return refuse(c, 422, 'unknown_merchandise');
  const limited = await overLimit(c, 'saved-carts', email);
  if (limited !== null) return limited;
  const token = await secretToken(c.env.LINK_SECRET, ['saved-cart', c.get('requestId')]);
  await noteHolding(c.env, email, {kind: 'saved-cart', name: token}, endOf(RETENTION.savedCart.period, now(c)));
  const {savedAt} = await c.env.SAVED_CARTS.getByName(token).save({lines, language, savedAt: now(c)});
  const expiresAt = endOfDays(savedAt, LIFETIME_DAYS);
  const href = shopUrl(c.env.SHOP_ORIGIN, language, `/cart/saved/${token}`);
  const letter = savedCartLetter(language, {items, expiresAt, href});
  const mail = {...(await compose(letter, language)), to: email, language, kind: 'saved-cart'};
  await deliver(c.env, {...mail, key: `saved-cart ${token}`}, savedAt);
  return c.json({state: 'sent', expiresAt: new Date(expiresAt).toISOString()}, 201);
});

savedCarts.get('/:token{[0-9a-f]{32}}', async (c) => {
  const cart = await c.env.SAVED_CARTS.getByName(c.req.param('token')).read();
  if (cart === null) return refuse(c, 404, 'unknown');
  const expiresAt = endOfDays(cart.savedAt, LIFETIME_DAYS);
  if (now(c) >= expiresAt) return refuse(c, 410, 'expired');
  const answer: WireSavedCart = {
    lines: cart.lines,
    language: cart.language,
    savedAt: new Date(cart.savedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
  return c.json(answer);
});

savedCarts.get('/:token', (c) => refuse(c, 404, 'unknown'));

async function titlesOf(env: ServiceEnv, {lines, language}: SavedCartRequest): Promise<readonly string[]> {
  const variants = await readVariants(env, lines.map(numberOf), language);
  return lines.flatMap((line) => {
    const variant = variants.get(numberOf(line));
    return variant === undefined ? [] : [`${line.quantity} × ${variant.title}`];
  });
}

function numberOf({merchandiseId}: SavedCartRequest['lines'][number]): number {
  return Number(/\d+$/.exec(merchandiseId)?.[0]);
}
