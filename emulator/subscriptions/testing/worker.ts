import {Hono} from 'hono';
import {pictureList} from '../../images/picture-list';
import {seed} from '../../seed/seed';
import {subscribers} from '../../seed/subscriptions';
import {inGeneration} from '../../shared/generation';
import {openShop} from '../../storefront/shop';
import type {SubscriptionEnv} from '../env';
import {handleSubscriptions} from '../handler';
import type {TokenHolder} from '../routes/sessions';
import {runCharges} from '../run-charges';

export {OrderBookObject} from '../../accounts/order-book-object';
export {MailObject} from '../../mail/mail-object';
export {StockObject} from '../../storefront/stock-object';
export {SubscriptionCustomerObject} from '../customer-object';
export {SubscriptionDirectoryObject} from '../directory-object';

openShop(seed, pictureList, {subscribers});

/** A customer's token is `customer-` and the number. */
const tokenHolder: TokenHolder = (token) => {
  const number = Number(/^customer-(\d+)$/.exec(token)?.[1]);
  const email = subscribers.find(({external}) => external === number)?.email ?? `nobody-${number}@example.com`;
  return Promise.resolve(Number.isNaN(number) ? null : {number, email});
};

const app = new Hono<{readonly Bindings: SubscriptionEnv}>();

app.post('/run-charges', async (c) => {
  await runCharges(moved(c.req.raw, c.env));
  return c.body(null, 204);
});
app.all('*', (c) => handleSubscriptions(c.req.raw, moved(c.req.raw, c.env), tokenHolder));

/** The clock, moved by the milliseconds that a test asks for in a header, and data of the test's own. */
function moved({headers}: Request, env: SubscriptionEnv): SubscriptionEnv {
  const own = inGeneration(env, Number(headers.get('x-generation') ?? 0));
  return {...own, CLOCK_OFFSET_MS: headers.get('x-clock-offset-ms') ?? '0'};
}

/** The worker of the contract tests: the subscription service alone, with everyone of the seed. */
export {app as default};
