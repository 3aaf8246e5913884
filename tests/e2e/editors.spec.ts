import {draft, edit} from '../support/editor';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const cacheState = (headers: Headers) => headers.get('Cache-Status') ?? '';

/** Of `wrangler.toml`. */
const PREVIEW_KEY = 'local-preview-secret-32-characters!!';

test('an editor’s change is on the page within 5 seconds, and only what it touches is made anew', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const untouched = ['/de/e/zahlung', '/de/b/kaffee-lagern', '/en/e/price-update-2024'];
  for (const path of ['/de/e/preis-update-2024', ...untouched]) await visitor.get(path);
  const title = `Preise, zuletzt geändert um ${Date.now()}`;
  const edited = Date.now();
  await edit(shop.emulator, 'page-de-preis-update-2024', {title});
  await expect
    .poll(async () => (await visitor.get('/de/e/preis-update-2024')).body.includes(title), {
      timeout: 10_000,
      intervals: [250],
    })
    .toBe(true);
  expect(Date.now() - edited).toBeLessThan(5_000);
  for (const path of untouched) expect(cacheState((await visitor.get(path)).headers), path).toContain('hit');
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

test(
  'an editor with the key sees drafts, with a sign of it on every page, until they leave; nobody else does',
  {tag: '@no-js-only'},
  async ({page, shop, expectStatuses}) => {
    expectStatuses(422);
    const t = messages('de');
    const path = '/de/e/ostern';
    const title = 'Ostern, wie es noch niemand kennt';
    await draft(shop.emulator, 'page-de-ostern', {title});
    await page.goto(`/de/preview?path=${path}`);
    await page.getByLabel(t('preview:key')).fill('nicht der Schlüssel');
    await page.getByRole('button', {name: t('preview:begin')}).click();
    await expect(page.getByLabel(t('preview:key'))).toHaveAccessibleDescription(new RegExp(t('preview:wrong')));
    await page.getByLabel(t('preview:key')).fill(PREVIEW_KEY);
    await page.getByRole('button', {name: t('preview:begin')}).click();

    await expect(page).toHaveURL(path);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(t('preview:drafts'))).toBeVisible();
    const seen = await page.request.get(path);
    expect(seen.headers()).toMatchObject({'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow'});
    const other = await createVisitor(shop.shop).get(path);
    expect([other.status, other.body.includes(title)]).toEqual([200, false]);
    const forged = {Cookie: `__Host-preview=${Date.now() + 60_000}.${'A'.repeat(43)}`};
    const pretender = await createVisitor(shop.shop).get(path, forged);
    expect([pretender.body.includes(title), cacheState(pretender.headers).includes('hit')]).toEqual([false, true]);

    await page.goto('/en');
    await page.getByRole('button', {name: messages('en')('preview:end')}).click();
    await expect(page).toHaveURL('/en');
    await expect(page.getByText(messages('en')('preview:drafts'))).toBeHidden();
    expect((await createVisitor(shop.shop).get(path)).body).not.toContain(title);
  },
);

test('the preview leads nowhere but to the shop', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const {status, headers} = await visitor.post('/en/preview', {body: {key: PREVIEW_KEY, path}});
    expect([status, headers.get('Location')], path).toEqual([303, '/en']);
  }
});
