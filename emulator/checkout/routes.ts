import {Hono} from 'hono';
import type {Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {orderNumber} from '../accounts/order-book-object';
import {orderByNumber} from '../accounts/order-by-number';
import {now} from '../shared/clock';
import type {CartState} from '../storefront/cart/cart-state';
import {readCheckoutForm} from './checkout-form';
import type {CheckoutForm} from './checkout-form';
import type {CheckoutEnv} from './env';
import {languageOf} from '../shared/language';
import type {Language} from '../shared/language';
import {knownBuyer, quoteFor, readCart} from './open-cart';
import type {Order} from './order';
import {readStatusToken} from './order-status';
import {signOrderToken} from './order-token';
import {cartUrl, checkoutPage, emptyForm} from './pages/checkout-page';
import type {Html} from '../shared/html';
import type {Frame} from './pages/layout';
import {shopHome} from './pages/layout';
import {messagePage} from './pages/message-page';
import {statusPage} from './pages/status-page';
import {submitOrder} from './place-order';
import {STYLESHEET} from './stylesheet';
import {TEXTS} from './texts';

type App = {readonly Bindings: CheckoutEnv};
type CheckoutContext = Context<App>;

const MAX_BODY_BYTES = 64 * 1024;

/** The hosted checkout. Mounted at `/checkouts`. */
export const checkout = new Hono<App>();

checkout.use(async (c, next) => {
  await next();
  // A redirect after the POST counts as a form action to some browsers: the shop must be named.
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${c.env.SHOP_ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
  );
  // The URL carries the cart's key.
  c.header('Referrer-Policy', 'no-referrer');
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
});

checkout.get('/style.css', (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.body(STYLESHEET, 200, {'Content-Type': 'text/css; charset=utf-8'});
});

checkout.get('/cn/:token', async (c) => {
  const cart = await readCart(c.env, c.req.param('token'), c.req.query('key'));
  if (cart === null) return notFound(c);
  if (cart.completedOrder !== null) return c.redirect(placedPath(c, cart), 303);
  const frame = frameOf(c, cart);
  const address = cart.addresses?.find(({isSelected}) => isSelected)?.text;
  const form = emptyForm({...knownBuyer(cart.buyer, now(c.env)), ...address});
  const {quote} = await quoteFor(c.env, cart, form, frame.language);
  if (quote.lines.length === 0) return page(c, emptyPage(frame), 200);
  const values = {language: frame.language, form, errors: {}};
  return page(c, checkoutPage({frame, action: actionOf(c, cart, frame.language), quote, values, problems: []}), 200);
});

checkout.post('/cn/:token', bodyLimit({maxSize: MAX_BODY_BYTES}), async (c) => {
  const cart = await readCart(c.env, c.req.param('token'), c.req.query('key'));
  if (cart === null) return notFound(c);
  const frame = frameOf(c, cart);
  const orders = c.env.ORDERS.getByName(cart.token);
  const before = cart.completedOrder === null ? null : await orders.read();
  if (before !== null) return c.redirect(await confirmUrl(c, before, frame.language), 303);
  const form = await formOf(c);
  const result = await submitOrder(c.env, orders, cart, form, frame.language);
  if (result.placed) return c.redirect(await confirmUrl(c, result.order, frame.language), 303);
  const {quote, errors, problems} = result;
  if (quote.lines.length === 0) return page(c, emptyPage(frame), 422);
  const values = {language: frame.language, form, errors};
  return page(c, checkoutPage({frame, action: actionOf(c, cart, frame.language), quote, values, problems}), 422);
});

checkout.get('/cn/:token/placed', async (c) => {
  const cart = await readCart(c.env, c.req.param('token'), c.req.query('key'));
  const order = cart === null ? null : await c.env.ORDERS.getByName(cart.token).read();
  if (cart === null || order === null) return notFound(c);
  const frame = frameOf(c, cart);
  const t = TEXTS[frame.language];
  const message = {
    title: t.placedTitle,
    text: `${t.placed} ${order.number}.`,
    link: t.toConfirmation,
    href: await confirmUrl(c, order, frame.language),
  };
  return page(c, messagePage(frame, message), 200);
});

checkout.get('/orders/:token', async (c) => {
  const status = await readStatusToken(c.req.param('token'), c.env.LINK_SECRET);
  const order = status === null ? null : await orderByNumber(c.env, orderNumber(status));
  if (status === null || order === null) return notFound(c);
  const frame = {language: status.language, otherLanguageUrl: null, shopOrigin: c.env.SHOP_ORIGIN};
  return page(c, statusPage(frame, order), 200);
});

checkout.notFound((c) => notFound(c));

/**
 * Leads from a cart's `checkoutUrl` to the page of the hosted checkout, whatever its key: the page reads that.
 *
 * @param request for `/cart/c/:token`
 */
export function leadToCheckout(request: Request): Response {
  const {pathname, search} = new URL(request.url);
  const location = pathname.replace('/cart/c/', '/checkouts/cn/') + search;
  const headers = {Location: location, 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store'};
  return new Response(null, {status: 302, headers});
}

function page(c: CheckoutContext, content: Html, status: 200 | 404 | 422) {
  return c.html(content, status);
}

function notFound(c: CheckoutContext) {
  const frame = {
    language: languageOf(c.req.query('locale'), 'de'),
    otherLanguageUrl: null,
    shopOrigin: c.env.SHOP_ORIGIN,
  };
  const t = TEXTS[frame.language];
  return page(
    c,
    messagePage(frame, {title: t.notFoundTitle, text: t.notFound, link: t.backToCart, href: cartUrl(frame)}),
    404,
  );
}

function emptyPage(frame: Frame): Html {
  const t = TEXTS[frame.language];
  return messagePage(frame, {title: t.emptyTitle, text: t.empty, link: t.backToShop, href: shopHome(frame)});
}

async function formOf(c: CheckoutContext): Promise<CheckoutForm> {
  const body = await c.req.formData().catch(() => new FormData());
  return readCheckoutForm(body);
}

function frameOf(c: CheckoutContext, cart: CartState): Frame {
  const language = languageOf(c.req.query('locale'), languageOf(cart.buyer.language, 'de'));
  const other = language === 'de' ? 'en' : 'de';
  return {language, otherLanguageUrl: actionOf(c, cart, other), shopOrigin: c.env.SHOP_ORIGIN};
}

function actionOf(c: CheckoutContext, cart: CartState, language: Language): string {
  return addressOf(`/checkouts/cn/${cart.token}`, cart, language);
}

function placedPath(c: CheckoutContext, cart: CartState): string {
  return addressOf(`/checkouts/cn/${cart.token}/placed`, cart, frameOf(c, cart).language);
}

function addressOf(path: string, cart: CartState, language: Language): string {
  return `${path}?${new URLSearchParams({key: cart.secret, locale: language}).toString()}`;
}

async function confirmUrl(c: CheckoutContext, order: Order, language: Language): Promise<string> {
  const token = await signOrderToken(String(orderNumber(order)), c.env.ORDER_TOKEN_SECRET, now(c.env));
  return `${c.env.SHOP_ORIGIN}/${language}/checkout/confirm?order=${token}`;
}
