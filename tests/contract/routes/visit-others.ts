import {productResultSchema} from '../../../contracts/search';
import {fileId, imageId} from '../../../emulator/seed/cms/asset-id';
import {files} from '../../../emulator/seed/cms/files';
import {pictureList} from '../../../emulator/images/picture-list';
import {videoAddress} from '../../../emulator/images/media-address';
import {videoList} from '../../../emulator/images/video-list';
import {checkOut, createCart, variant} from '../service-api/shopper';
import type {RunningServices} from '../service-api/start-services';

const JSON_TYPE = {'Content-Type': 'application/json'};
const ALGOLIA = {
  ...JSON_TYPE,
  'X-Algolia-Application-Id': 'LOCALSEARCH',
  'X-Algolia-API-Key': 'local-search-only-api-key',
};
const EDITOR = {...JSON_TYPE, Authorization: 'Bearer local-cms-token'};
const KINDS = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'];

/** Uses every route of the content lake. */
export async function visitContent({send}: RunningServices): Promise<void> {
  const data = '/v2025-02-19/data';
  await send(`${data}/query/production?query=${encodeURIComponent('*[_type == "post"][0..2]')}`);
  const query = JSON.stringify({query: 'count(*)'});
  await send(`${data}/query/production`, {method: 'POST', headers: JSON_TYPE, body: query});
  await send(`${data}/doc/production/page-de-impressum,nothing`);
  const mutations = [
    {create: {_id: 'redirect-x', _type: 'redirect', from: '/a', to: '/b'}},
    {delete: {id: 'redirect-x'}},
  ];
  const body = JSON.stringify({mutations});
  await send(`${data}/mutate/production?returnDocuments=true`, {method: 'POST', headers: EDITOR, body});
  const [name = ''] = Object.keys(pictureList);
  const size = `${pictureList[name]?.width ?? 0}x${pictureList[name]?.height ?? 0}`;
  await send(`/images/lichtung/production/${imageId(name)}-${size}.webp?w=160`);
  await send(`/files/lichtung/production/${fileId(files[0]?.name ?? '')}.${files[0]?.extension ?? ''}`);
  await send(`/cdn/shop/files/${name}.webp?width=160`);
  await send(videoAddress('', Object.keys(videoList)[0] ?? ''));
}

/** Uses every route of the search. */
export async function visitSearch({send}: RunningServices): Promise<void> {
  const post = (path: string, body: unknown) =>
    send(`/1/indexes/${path}`, {method: 'POST', headers: ALGOLIA, body: JSON.stringify(body)});
  for (const query of ['kaffee', 'waage']) {
    await post('*/queries', {requests: KINDS.map((kind) => ({indexName: `${kind}_de`, query}))});
  }
  await post('products_en/query', {query: 'coffee', facets: ['*']});
  await post('products_de/facets/vendor/query', {facetQuery: 'li'});
  const {text} = await post('products_de/query', {query: '', hitsPerPage: 1});
  const objectID = productResultSchema.parse(JSON.parse(text)).hits[0]?.objectID ?? '';
  await post('*/objects', {requests: ['none', objectID].map((id) => ({indexName: 'products_de', objectID: id}))});
  await send(`/1/indexes/products_de/${objectID}`, {headers: ALGOLIA});
}

/** Uses the door for agents. */
export async function visitAgents({send}: RunningServices): Promise<void> {
  await send('/.well-known/ucp');
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  await send('/api/ucp/mcp', {method: 'POST', headers: JSON_TYPE, body});
}

/** Uses every page of the hosted checkout. */
export async function visitCheckout(services: RunningServices): Promise<void> {
  await services.send('/checkouts/style.css');
  const {checkoutUrl} = await createCart(services, {lines: [{variant: variant('waldgold')}]});
  await checkOut(services, checkoutUrl, {email: 'mara@example.com'});
  const {pathname, search} = new URL(checkoutUrl);
  await services.send(`${pathname}/placed${search}`);
}

/** Uses what people and tests look at: outbox, error sink, analytics, control. The outbox holds mails. */
export async function visitInspection({send, mails}: RunningServices): Promise<void> {
  await send('/');
  const [mail] = await mails({});
  for (const path of ['', '/style.css', `/${mail?.id}`, `/messages/${mail?.id}`, `/messages/${mail?.id}/html`]) {
    await send(`/mail${path}`);
  }
  await send('/mail/messages', {method: 'DELETE'});
  const envelope = '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"event"}\n{"message":"x"}\n';
  await send('/sentry/api/1/envelope/?sentry_key=a', {method: 'POST', body: envelope});
  for (const path of ['', '/events', '/1']) await send(`/sentry${path}`);
  await send('/sentry/events', {method: 'DELETE'});
  await send('/gtm.js?id=GTM-TEST1');
  const event = {container: 'GTM-TEST1', page: '/', kind: 'event', name: 'view', data: {value: 1}};
  await send('/collect', {method: 'POST', body: JSON.stringify(event)});
  for (const path of ['', '/events']) await send(`/analytics${path}`);
  await send('/analytics/events', {method: 'DELETE'});
  const steer = (path: string, body?: unknown) =>
    send(`/control/${path}`, {method: 'POST', ...(body === undefined ? {} : {body: JSON.stringify(body)})});
  await send('/control');
  await send('/control/received');
  await steer('faults', {service: 'cms', operation: 'query', method: 'GET', kind: 'delay', ms: 1});
  await steer('clock', {offsetMs: 1000});
  await steer('stock', {variant: variant('waldgold'), quantity: 40});
  await steer('subscriptions/reset');
  await steer('denied', {denied: ['unauthenticated_read_product_tags']});
  await steer('repair');
  await steer('reset');
}
