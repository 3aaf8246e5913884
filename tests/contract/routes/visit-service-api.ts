import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {orderSchema} from '../../../contracts/order';
import {returnSchema} from '../../../contracts/returns';
import {reviewSubmittedSchema} from '../../../contracts/reviews';
import {operatorOf} from '../service-api/operator';
import {order, product, variant} from '../service-api/shopper';
import {tokenOf} from '../service-api/start-services';
import type {Answer, RunningServices} from '../service-api/start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const REVIEW = {stars: 4, title: 'Rund', text: 'Schmeckt.', author: 'Ida', email: 'ida@example.com', language: 'de'};
const PERSON = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com', language: 'de'};

/** Uses every route of the service API, and the label of a return. */
export async function visitServiceApi(services: RunningServices): Promise<void> {
  const call = async (path: string, body?: unknown): Promise<Answer> => {
    const answer = await services.call(path, body);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  await visitNewsletter(services, call);
  await visitStockAlerts(services, call);
  await visitReviews(call);
  for (const path of ['/withdrawals', '/cancellations', '/contact-requests']) {
    const kind = path === '/contact-requests' ? 'customer' : 'ordinary';
    await call(path, {...PERSON, kind, message: 'Hallo'});
  }
  const code = '/gift-subscriptions/ABO-3TAU-MOOS-GRAS';
  await call(code);
  await call(code, {email: 'gift@example.com', language: 'de', address: ADDRESS});
  const line = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1};
  const lines = [{...line, sellingPlanId: null, attributes: []}];
  await call('/saved-carts', {email: 'saver@example.com', language: 'en', lines});
  const [saved] = await services.mails({to: 'saver@example.com', kind: 'saved-cart'});
  await call(`/saved-carts/${saved?.links[0]?.split('/').at(-1) ?? ''}`);
  await visitOrders(services, call);
  await visitOperator(services);
  await visitOperatorPages(services, call);
  await call('/openapi.json');
  await services.send('/control/metafields', {method: 'POST'});
  await services.send('/control/paid-orders', {method: 'POST'});
  await services.send('/control/index-search', {method: 'POST'});
}

async function visitOperator({send}: RunningServices): Promise<void> {
  const headers = {Authorization: 'Bearer local-operator-token-with-32-characters', 'Content-Type': 'application/json'};
  const body = JSON.stringify({email: PERSON.email});
  for (const what of ['export', 'erasure']) {
    await send(`/operator/personal-data/${what}`, {method: 'POST', headers, body});
  }
}

/** Uses every page of the operator. */
async function visitOperatorPages(services: RunningServices, call: Call): Promise<void> {
  const operator = operatorOf(services);
  await operator.get('/login');
  await operator.logIn();
  await operator.post('/language', {language: 'en', back: '/operator'});
  const review = await call(`/products/${product('daemmerung').number}/reviews`, REVIEW);
  for (const path of ['', '/reviews', '/reviews/published', '/mails', '/cases']) await operator.get(path);
  await operator.post(`/reviews/${reviewSubmittedSchema.parse(JSON.parse(review.text)).id}`, {state: 'approved'});
  await operator.post('/reviews/published', {of: 'archive', id: 'none', product: '1'});
  await operator.post('/mails', {queue: 'mails-0', key: 'none', action: 'discard'});
  const {reference} = noticeReceivedSchema.parse(JSON.parse((await call('/withdrawals', PERSON)).text));
  await operator.post('/cases/mark', {reference, state: 'done'});
  const found = await operator.post('/cases', {subject: reference});
  const place = found.headers.get('Location')?.replace('/operator', '') ?? '';
  for (const part of ['', '/export', '/erasure']) await operator.get(place + part);
  await operator.post(`${place}/erasure`);
  await operator.post('/logout');
}

type Call = (path: string, body?: unknown) => Promise<Answer>;

const ADDRESS = {
  firstName: 'Nele',
  lastName: 'Neu',
  address1: 'Weg 1',
  zip: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '030 1',
};

async function visitNewsletter(services: RunningServices, call: Call): Promise<void> {
  const email = 'reader@example.com';
  await call('/newsletter/subscriptions', {email, language: 'de'});
  const [confirmation] = await services.mails({to: email, kind: 'newsletter-confirmation'});
  await call('/newsletter/confirmations', {token: tokenOf(confirmation)});
  const [welcome] = await services.mails({to: email, kind: 'newsletter-welcome'});
  const leave = welcome?.links.find((link) => link.includes('/unsubscribe?'));
  await call('/newsletter/unsubscriptions', {token: new URL(leave ?? '').searchParams.get('token')});
}

async function visitStockAlerts(services: RunningServices, call: Call): Promise<void> {
  const wanted = variant('waldgold', 3);
  const stock = (await services.env()).STOCK.getByName('shop');
  await stock.set(wanted, 0);
  const email = 'waits@example.com';
  await call('/back-in-stock/requests', {email, variant: wanted, language: 'de'});
  const [confirmation] = await services.mails({to: email, kind: 'back-in-stock-confirmation'});
  await call('/back-in-stock/confirmations', {token: tokenOf(confirmation)});
  await stock.set(wanted, 5);
  const [told] = await services.mails({to: email, kind: 'back-in-stock'});
  await call('/back-in-stock/cancellations', {token: new URL(told?.links.at(-1) ?? '').searchParams.get('token')});
}

async function visitReviews(call: Call): Promise<void> {
  const {number} = product('waldgold');
  await call(`/products/${number}/reviews`, REVIEW);
  await call(`/products/${number}/reviews?language=de`);
  await call(`/reviews/figures?products=${number}`);
}

async function visitOrders(services: RunningServices, call: Call): Promise<void> {
  const email = 'owner@example.com';
  const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
  const {number} = orderSchema.parse(JSON.parse((await call(`/orders/${token}`)).text));
  await services.moveClock(12 * DAY_MS);
  await call('/order-tracking', {number, email});
  const back = await call('/returns', {number, email, language: 'de', items: [{line: 0, quantity: 1}]});
  await services.send(new URL(returnSchema.parse(JSON.parse(back.text)).labelUrl ?? '').pathname);
  await services.moveClock(0);
}
