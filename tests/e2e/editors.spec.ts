import {draft} from '../support/editor';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const cacheState = (headers: Headers) => headers.get('Cache-Status') ?? '';

/** Of `wrangler.toml`. */
const PREVIEW_KEY = 'local-preview-secret-32-characters!!';

test(
  'an editor with the key sees drafts with a banner on every page until leaving; other visitors do not',
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
