import {edit} from '../support/editor';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const cacheState = (headers: Headers) => headers.get('Cache-Status') ?? '';

test('an editor’s change is on the page within 5 seconds, and only what it touches is made anew', async ({ownShop}) => {
  test.setTimeout(60_000);
  const visitor = createVisitor(ownShop.shop);
  for (const path of ['/de/e/versand', '/de/e/zahlung', '/de/b/kaffee-lagern']) await visitor.get(path);
  await edit(ownShop.emulator, 'page-de-versand', {title: 'Versand und Lieferung'});
  await expect
    .poll(async () => (await visitor.get('/de/e/versand')).body.includes('Versand und Lieferung'), {timeout: 7_000})
    .toBe(true);
  for (const path of ['/de/e/zahlung', '/de/b/kaffee-lagern']) {
    expect(cacheState((await visitor.get(path)).headers), path).toContain('hit');
  }
});

test('nobody else can purge', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const body = JSON.stringify({_type: 'page', operation: 'update', slug: 'versand', previousSlug: null});
  const headers = {
    'Content-Type': 'application/json',
    'sanity-webhook-signature': `t=${Date.now()},v1=${'A'.repeat(43)}`,
  };
  for (const Origin of [null, 'https://evil.example', shop.shop]) {
    expect((await visitor.post('/webhooks/cms', {body, headers: {...headers, Origin}})).status).toBe(403);
  }
});
