import {createHmac} from 'node:crypto';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {OPERATIONS} from '../../../contracts/operations';
import {orderSchema} from '../../../contracts/order';
import {returnSchema} from '../../../contracts/returns';
import type {Client} from './generated-client';
import {clientOf} from './generated-client';
import {ADDRESS, order, product, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices, tokenOf} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKENS = {serviceToken: 'local-service-api-token', operatorToken: 'local-operator-token-with-32-characters'};
const PLATFORM_SECRET = 'local-platform-webhook-secret-32-characters';
const CMS_SECRET = 'local-cms-webhook-secret-32-characters';
const PERSON = {email: 'ida@example.com', language: 'de', name: 'Ida Farn', contract: 'L10001'};
const used = new Set<string>();
let services: RunningServices;
let client: Client;
beforeAll(async () => {
  services = await startServices();
  const {text} = await services.call('/openapi.json');
  client = clientOf(JSON.parse(text), services.send, TOKENS, used);
}, 60_000);
afterAll(() => services.stop());

const mailed = async (kind: string, email = PERSON.email) => (await services.mails({to: email, kind}))[0];

/** Signs up for the newsletter, and leaves it. */
async function newsletter(): Promise<void> {
  await client('requestNewsletter', {body: {email: PERSON.email, language: 'de'}});
  await client('confirmNewsletter', {body: {token: tokenOf(await mailed('newsletter-confirmation'))}});
  await client('leaveNewsletter', {body: {token: tokenOf(await mailed('newsletter-welcome'))}});
}

/** Waits for what is sold out. */
async function reminders(): Promise<void> {
  const wanted = variant('waldgold', 3);
  await (await services.env()).STOCK.getByName('shop').set(wanted, 0);
  await client('requestReminder', {body: {email: PERSON.email, variant: wanted, language: 'de'}});
  await client('confirmReminder', {body: {token: tokenOf(await mailed('back-in-stock-confirmation'))}});
  await (await services.env()).STOCK.getByName('shop').set(wanted, 5);
  await client('cancelReminder', {body: {token: tokenOf(await mailed('back-in-stock'))}});
}

/** Writes and reads reviews. */
async function reviews(): Promise<void> {
  const path = {product: product('waldgold').number};
  const review = {stars: 4, title: 'Rund', text: 'Schmeckt.', author: 'Ida', email: PERSON.email, language: 'de'};
  await client('submitReview', {path, body: review});
  expect(refusalOf(await client('submitReview', {path, body: review}))).toEqual([409, 'already_reviewed']);
  await client('readReviews', {path, query: {language: 'de', page: 1, size: 3}});
  await client('readReviewFigures', {query: {products: path.product}});
  expect(refusalOf(await client('readReviewFigures', {query: {products: 'a'}}))).toEqual([422, 'invalid']);
}

/** Withdraws, cancels and writes. */
async function notices(): Promise<void> {
  await client('withdraw', {body: PERSON});
  await client('cancel', {body: {...PERSON, kind: 'ordinary'}});
  await client('contact', {body: {...PERSON, kind: 'customer', message: 'Hallo'}});
}

/** Redeems a gift. */
async function gift(): Promise<void> {
  const path = {code: 'ABO-3TAU-MOOS-GRAS'};
  await client('checkGift', {path});
  await client('redeemGift', {path, body: {email: PERSON.email, language: 'de', address: ADDRESS}});
}

/** Saves a cart and comes back to it. */
async function savedCart(): Promise<void> {
  const line = {merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`, quantity: 1};
  await client('saveCart', {body: {email: PERSON.email, language: 'en', lines: [line]}});
  await client('readSavedCart', {path: {token: (await mailed('saved-cart'))?.links[0]?.split('/').at(-1) ?? ''}});
  expect(refusalOf(await client('readSavedCart', {path: {token: 'none'}}))).toEqual([404, 'unknown']);
}

/** Reads, tracks and returns an order. */
async function orders(): Promise<void> {
  const {email} = PERSON;
  const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
  const {number} = parsed(orderSchema, await client('readOrder', {path: {token}}));
  await services.moveClock(12 * DAY_MS);
  await client('trackOrder', {body: {number, email}});
  const items = [{line: 0, quantity: 1}];
  const back = await client('announceReturn', {body: {number, email, language: 'de', items}});
  await services.moveClock(0);
  const file = new URL(parsed(returnSchema, back).labelUrl ?? '').pathname.split('/').at(-1) ?? '';
  await client('readLabel', {path: {number, file}});
}

/** Does what the operator does, and what platform and CMS do. */
async function operator(): Promise<void> {
  await client('exportPersonalData', {body: {email: PERSON.email}});
  await client('erasePersonalData', {body: {email: PERSON.email}});
  const body = {anything: true};
  const signature = createHmac('sha256', PLATFORM_SECRET).update(JSON.stringify(body)).digest('base64');
  await client('takeWebhook', {body, headers: {'X-Shopify-Hmac-Sha256': signature, 'X-Shopify-Topic': 'app/none'}});
  const at = Date.now();
  const document = {_type: 'none', language: 'de'};
  const mac = createHmac('sha256', CMS_SECRET)
    .update(`${at}.${JSON.stringify(document)}`)
    .digest('base64url');
  await client('takeCmsWebhook', {body: document, headers: {'Sanity-Webhook-Signature': `t=${at},v1=${mac}`}});
  const credentials = btoa('postmark:local-mail-webhook-secret-32-characters');
  await client('takeMailWebhook', {body: {RecordType: 'Open'}, headers: {Authorization: `Basic ${credentials}`}});
  await client('readHealth');
  await client('readOpenApi');
}

it('a client made from the document uses every operation', async () => {
  for (const use of [newsletter, reminders, reviews, notices, gift, savedCart, orders, operator]) await use();
  expect(OPERATIONS.map(({id}) => id).filter((id) => !used.has(id))).toEqual([]);
});

it('the client sends nothing that the document does not allow', async () => {
  await expect(client('withdraw', {body: {...PERSON, email: 'nobody'}})).rejects.toThrow('The body of withdraw');
  await expect(client('withdraw', {body: {...PERSON, name: undefined}})).rejects.toThrow('name');
});

it('the document is not for strangers', async () => {
  expect(refusalOf(await services.send('/v1/openapi.json'))).toEqual([401, 'unauthorized']);
});
