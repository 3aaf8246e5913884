import {Hono} from 'hono';
import {whileShopWaits} from '../adapters/platform';
import {openApi} from '../domain/openapi';
import type {ServiceApp} from './app';
import {refuse} from './app';
import {backInStock} from './back-in-stock';
import {shopOnly} from './bearer-only';
import {boundBody} from './bound-body';
import {notices} from './contract-notices';
import {giftSubscriptions} from './gift-subscriptions';
import {idempotent} from './idempotent';
import {newsletter} from './newsletter';
import {orders} from './orders';
import {returns} from './returns';
import {reviews} from './reviews';
import {savedCarts} from './saved-carts';
import {signedLink} from './signed-link';

/** The shop's own service API as `contracts/README.md` describes it. Mounted at `/v1`. */
export const serviceApi = new Hono<ServiceApp>();

serviceApi.use(shopOnly);
serviceApi.use(boundBody());
serviceApi.use((c, next) => {
  c.env = whileShopWaits(c.env, c.req.method === 'GET' ? 'read' : 'post');
  return next();
});
serviceApi.use('/newsletter/confirmations', signedLink('newsletter-confirm'));
serviceApi.use('/newsletter/unsubscriptions', signedLink('newsletter-unsubscribe'));
serviceApi.use('/back-in-stock/confirmations', signedLink('back-in-stock-confirm'));
serviceApi.use('/back-in-stock/cancellations', signedLink('back-in-stock-cancel'));
serviceApi.use(idempotent);

serviceApi.get('/openapi.json', (c) => c.json(openApi(c.env.SERVICE_ORIGIN)));

serviceApi.route('/newsletter', newsletter);
serviceApi.route('/gift-subscriptions', giftSubscriptions);
serviceApi.route('/back-in-stock', backInStock);
serviceApi.route('/returns', returns);
serviceApi.route('/saved-carts', savedCarts);
serviceApi.route('/', orders);
serviceApi.route('/', notices);
serviceApi.route('/', reviews);

serviceApi.notFound((c) => refuse(c, 404, 'not_found'));
