import {createHmac} from 'node:crypto';
import {productResultSchema} from '../../../contracts/search';
import {fileId, imageId} from '../../../emulator/seed/cms/asset-id';
import {files} from '../../../emulator/seed/cms/files';
import {pictureList} from '../../../emulator/images/picture-list';
import {pictureAddress, videoAddress} from '../../../emulator/images/media-address';
import {videoList} from '../../../emulator/images/video-list';
import {checkOut, createCart, tillPath, variant} from '../service-api/shopper';
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
  const file = {method: 'POST', headers: {...EDITOR, 'Content-Type': 'text/plain'}, body: 'fein'};
  await send(`${data}/listen/production?query=nope(`);
  await send(`${data}/live/events/another`);
  await send('/v2025-02-19/assets/files/production?filename=a.txt', file);
  const [name = ''] = Object.keys(pictureList);
  const size = `${pictureList[name]?.width ?? 0}x${pictureList[name]?.height ?? 0}`;
  await send(`/images/lichtung/production/${imageId(name)}-${size}.webp?w=160`);
  await send(`/files/lichtung/production/${fileId(files[0]?.name ?? '')}.${files[0]?.extension ?? ''}`);
  const [video = ''] = Object.keys(videoList);
  for (const host of ['https://lichtung.example', 'https://cdn.shopify.com']) {
    await send(`${new URL(pictureAddress(host, name)).pathname}?width=160`);
    await send(new URL(videoAddress(host, video)).pathname);
  }
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
  await visitSearchWrites(send);
}

/** Uses what only the key of an administrator may ask, on an index of its own. */
async function visitSearchWrites(send: RunningServices['send']): Promise<void> {
  const headers = {...ALGOLIA, 'X-Algolia-API-Key': 'local-search-admin-api-key'};
  const ask = (method: string, path: string, body?: unknown) =>
    send(`/1/${path}`, {method, headers, ...(body === undefined ? {} : {body: JSON.stringify(body)})});
  const requests = [{action: 'addObject', body: {objectID: '1', title: 'One'}}];
  await ask('POST', 'indexes/scratch/batch', {requests});
  await ask('PUT', 'indexes/scratch/settings', {indexLanguages: ['de']});
  await ask('GET', 'indexes/scratch/settings');
  await ask('GET', 'indexes/scratch/task/1');
  await ask('GET', 'task/1');
  const synonym = {objectID: '1', type: 'synonym', synonyms: ['one', 'eins']};
  await ask('POST', 'indexes/scratch/synonyms/batch', [synonym]);
  await ask('POST', 'indexes/scratch/synonyms/search', {});
  await ask('POST', 'indexes/scratch/browse', {});
  await ask('POST', 'indexes/scratch/operation', {operation: 'copy', destination: 'scratch2'});
  await ask('POST', 'indexes/scratch2/clear');
  await ask('GET', 'indexes');
  for (const name of ['scratch', 'scratch2']) await ask('DELETE', `indexes/${name}`);
  const entry = {objectID: 'de-handmühle', language: 'de', word: 'handmühle', decomposition: ['hand', 'mühle']};
  await ask('POST', 'dictionaries/compounds/batch', {requests: [{action: 'addEntry', body: entry}]});
  await ask('POST', 'dictionaries/compounds/search', {query: ''});
}

/** Uses what the service worker alone asks of others, and what it answers beside its API. */
export async function visitProviders({send}: RunningServices): Promise<void> {
  const postmark = {...JSON_TYPE, Accept: 'application/json', 'X-Postmark-Server-Token': 'local-mail-api-token'};
  const content = {Subject: 'Hello', TextBody: 'Hello', HtmlBody: '<p>Hello</p>', MessageStream: 'outbound'};
  const mail = {
    From: 'a@lichtung.example',
    To: 'b@example.com',
    Tag: 'test',
    Metadata: {key: 'one'},
    Headers: [],
    ...content,
  };
  await send('/postmark/email', {method: 'POST', headers: postmark, body: JSON.stringify(mail)});
  await send('/postmark/messages/outbound?count=1&offset=0&metadata_key=one', {headers: postmark});
  for (const path of ['server', 'webhooks?MessageStream=outbound', 'message-streams/broadcast', 'message-streams/none'])
    await send(`/postmark/${path}`, {headers: postmark});
  const account = 'local-mail-account-token';
  await send('/postmark/domains?count=1&offset=0', {headers: {'X-Postmark-Account-Token': account}});
  const resend = {...JSON_TYPE, Authorization: 'Bearer local-mail-api-token'};
  const other = {
    from: 'a@lichtung.example',
    to: ['b@example.com'],
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  const body = JSON.stringify({...other, headers: {}, tags: [{name: 'kind', value: 'test'}]});
  await send('/resend/emails', {method: 'POST', headers: resend, body});
  for (const path of ['domains', 'webhooks', 'webhooks/4dd369bc-aa82-4ff3-97de-514ae3000ee0', 'webhooks/1']) {
    await send(`/resend/${path}`, {headers: {Authorization: `Bearer ${account}`}});
  }
  await send('/resend/domains', {headers: resend});
  await send('/archive/reviews.json');
  await send('/archive/gift-vouchers.json');
  const store = {
    ...JSON_TYPE,
    'X-Recharge-Version': '2021-11',
    'X-Recharge-Access-Token': 'local-subscription-api-token',
  };
  const person = JSON.stringify({email: 'new@example.com', first_name: 'Nele', last_name: 'Neu'});
  await send('/recharge/api/customers', {method: 'POST', headers: store, body: person});
  await send('/healthz');
  await send('/control/due', {method: 'POST'});
  const message = '{}';
  const secret = 'local-platform-webhook-secret-32-characters';
  const signature = createHmac('sha256', secret).update(message).digest('base64');
  const headers = {...JSON_TYPE, 'X-Shopify-Topic': 'shop/update', 'X-Shopify-Hmac-Sha256': signature};
  await send('/webhooks/platform', {method: 'POST', headers, body: message});
  const document = JSON.stringify({_type: 'page', language: 'de'});
  const time = Date.now();
  const mac = createHmac('sha256', 'local-cms-webhook-secret-32-characters')
    .update(`${time}.${document}`)
    .digest('base64url');
  const signed = {...JSON_TYPE, 'Sanity-Webhook-Signature': `t=${time},v1=${mac}`};
  await send('/webhooks/cms', {method: 'POST', headers: signed, body: document});
  const password = btoa('postmark:local-mail-webhook-secret-32-characters');
  const delivery = JSON.stringify({RecordType: 'Delivery', Recipient: 'b@example.com'});
  const known = {...JSON_TYPE, Authorization: `Basic ${password}`};
  await send('/webhooks/mail', {method: 'POST', headers: known, body: delivery});
}

/** Uses the door for agents. */
export async function visitAgents({send}: RunningServices): Promise<void> {
  await send('/.well-known/ucp');
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  await send('/api/ucp/mcp', {method: 'POST', headers: JSON_TYPE, body});
}

/** Uses every page of the hosted checkout. */
export async function visitCheckout(services: RunningServices): Promise<void> {
  for (const path of ['/checkouts/style.css', '/password']) await services.send(path);
  const {checkoutUrl} = await createCart(services, {lines: [{variant: variant('waldgold')}]});
  await checkOut(services, checkoutUrl, {email: 'mara@example.com'});
  await services.send((await tillPath(services, checkoutUrl)).replace('?', '/placed?'));
}

/** Uses what people and tests look at: outbox, error sink, analytics, control. The outbox holds mails. */
export async function visitInspection({send, mails}: RunningServices): Promise<void> {
  await send('/');
  const [mail] = await mails({});
  const [taken] = await mails({to: 'b@example.com'});
  for (const path of ['', '/style.css', `/${mail?.id}`, `/messages/${mail?.id}`, `/messages/${mail?.id}/html`]) {
    await send(`/mail${path}`);
  }
  const bounce = JSON.stringify({message: taken?.id, kind: 'soft'});
  await send('/control/bounces', {method: 'POST', body: bounce});
  await send('/mail/messages', {method: 'DELETE'});
  const envelope = '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"event"}\n{"message":"x"}\n';
  await send('/sentry/api/1/envelope/?sentry_key=a', {method: 'POST', body: envelope});
  for (const path of ['', '/events', '/1']) await send(`/sentry${path}`);
  await send('/sentry/events', {method: 'DELETE'});
  await send('/otlp/v1/traces', {method: 'POST', body: JSON.stringify({resourceSpans: []})});
  await send('/otlp/v1/traces', {method: 'POST', body: '[]'});
  for (const path of ['', '/traces']) await send(`/otlp${path}`);
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
  await steer('catalogue', {collection: 2006, title: {de: 'Geräte', en: 'Devices'}});
  await steer('empty', {accounts: ['search']});
  await steer('catalogue/import');
  await steer('subscriptions/reset');
  await steer('denied', {denied: ['unauthenticated_read_product_tags']});
  await steer('repair');
  await steer('reset');
}
