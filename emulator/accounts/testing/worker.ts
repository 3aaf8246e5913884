import {checkout} from '../../checkout/routes';
import type {CheckoutEnv} from '../../checkout/env';
import {handleStorefront} from '../../storefront/handler';
import {openShop} from '../../storefront/shop';
import {fixturePictures, fixtureSeed} from '../../storefront/testing/fixture-seed';
import {Hono} from 'hono';
import {handleCustomerApi} from '../api/handler';
import type {AccountsEnv} from '../env';
import {accounts} from '../routes';

export {CustomerDirectoryObject} from '../customer-directory-object';
export {CustomerObject} from '../customer-object';
export {LoginObject} from '../login-object';
export {OrderBookObject} from '../order-book-object';
export {SessionObject} from '../session-object';
export {SigningKeyObject} from '../signing-key-object';
export {OrderObject} from '../../checkout/order-object';
export {MailObject} from '../../mail/mail-object';
export {CartObject} from '../../storefront/cart/cart-object';
export {DiscountUsageObject} from '../../storefront/discount-usage-object';
export {GiftCardObject} from '../../storefront/gift-card-object';
export {StockObject} from '../../storefront/stock-object';

openShop(fixtureSeed, fixturePictures);

type Env = AccountsEnv & CheckoutEnv;

const app = new Hono<{readonly Bindings: Env}>();

app.all('/api/*', (c) => handleStorefront(c.req.raw, moved(c.req.raw, c.env)));
app.all('/checkouts/*', (c) =>
  new Hono<{readonly Bindings: Env}>().route('/checkouts', checkout).fetch(c.req.raw, moved(c.req.raw, c.env)),
);
app.all('/:shop/account/customer/api/*', (c) => handleCustomerApi(c.req.raw, moved(c.req.raw, c.env)));
app.all('*', (c) => accounts.fetch(c.req.raw, moved(c.req.raw, c.env)));

/** The clock, moved by the milliseconds that a test asks for in a header. */
function moved(request: Request, env: Env): Env {
  return {...env, CLOCK_OFFSET_MS: request.headers.get('x-clock-offset-ms') ?? '0'};
}

/** The worker of the contract tests: customer accounts, carts and checkout on the fixture shop. */
export {app as default};
