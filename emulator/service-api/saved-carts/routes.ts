import {Hono} from 'hono';
import {savedCartRequestSchema} from '../../../contracts/saved-cart';
import type {SavedCartRequest, WireSavedCart} from '../../../contracts/saved-cart';
import {compose} from '../../mail/compose';
import {savedCartLetter} from '../../mail/texts/saved-cart';
import {now} from '../../shared/clock';
import {deliver} from '../../shared/mail';
import {numberOfGid} from '../../storefront/gid';
import {shop} from '../../storefront/shop';
import type {ServiceApp} from '../app';
import {readBody, refuse} from '../app';
import {secretToken} from '../codes';
import {overLimit} from '../limits/take';
import {shopUrl} from '../shop-links';
import {variantTitle} from '../variant-title';

const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** Carts to come back to. Mounted at `/v1/saved-carts`. */
export const savedCarts = new Hono<ServiceApp>();

savedCarts.post('/', async (c) => {
  const body = await readBody(c, savedCartRequestSchema);
  if (!body.ok) return body.response;
  const {email, language, lines} = body.data;
  const items = titlesOf(body.data);
  if (items.length < lines.length) return refuse(c, 422, 'unknown_merchandise');
  const limited = await overLimit(c, 'saved-carts', email);
  if (limited !== null) return limited;
  const token = await secretToken(c.env.LINK_SECRET, ['saved-cart', c.get('requestId')]);
  const {savedAt} = await c.env.SAVED_CARTS.getByName(token).save({lines, language, savedAt: now(c.env)});
  const expiresAt = savedAt + LIFETIME_MS;
  const href = shopUrl(c.env, language, `/cart/saved/${token}`);
  const letter = savedCartLetter(language, {items, expiresAt, href});
  const mail = {...(await compose(letter, language)), to: email, language, kind: 'saved-cart'};
  await deliver(c.env, {...mail, key: `saved-cart ${token}`}, savedAt);
  return c.json({state: 'sent', expiresAt: new Date(expiresAt).toISOString()}, 201);
});

savedCarts.get('/:token{[0-9a-f]{32}}', async (c) => {
  const cart = await c.env.SAVED_CARTS.getByName(c.req.param('token')).read();
  if (cart === null) return refuse(c, 404, 'unknown');
  const expiresAt = cart.savedAt + LIFETIME_MS;
  if (now(c.env) >= expiresAt) return refuse(c, 410, 'expired');
  const answer: WireSavedCart = {
    lines: cart.lines,
    language: cart.language,
    savedAt: new Date(cart.savedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
  return c.json(answer);
});

savedCarts.get('/:token', (c) => refuse(c, 404, 'unknown'));

function titlesOf({lines, language}: SavedCartRequest): string[] {
  return lines.flatMap(({merchandiseId, quantity}) => {
    const entry = shop().catalogue.variant(numberOfGid(merchandiseId, 'ProductVariant') ?? 0);
    return entry === null ? [] : [`${quantity} × ${variantTitle(entry, language)}`];
  });
}
