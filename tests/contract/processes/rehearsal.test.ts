import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import {afterAll, beforeAll, expect, test} from 'vitest';
import * as z from 'zod';

import {importLines} from '../../../emulator/seed/cms/import-lines';
import {GOLIVE_STEPS} from '../../../scripts/lib/golive.mjs';
import {controlOf} from '../../support/control';
import {putDocuments, remove} from '../../support/editor';
import {localSettings} from '../../support/local-settings';
import {startShop, type RunningShop} from '../../support/shop-process';
import {product} from '../service-api/shopper';

const run = promisify(execFile);
/** Commands of the guide bundle modules and ask every service, one after the other. */
const TIME = 240_000;

const documentSchema = z.record(z.string(), z.unknown());
const assetSchema = z.looseObject({_sanityAsset: z.string()});
const assetsSchema = z.object({result: z.array(z.object({_id: z.string(), originalFilename: z.string()}))});

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** What a command of the guide writes, whether it succeeds or not. */
async function command(script: 'golive' | 'store', ...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    ...localSettings(shop.shop, shop.emulator, shop.service),
    ...{ADMIN_TOKEN: 'local-admin-api-token', SEARCH_ADMIN_KEY: 'local-search-admin-api-key'},
  };
  const done = await run(process.execPath, [`scripts/${script}.mjs`, ...args, 'local'], {env}).catch(
    (failure: unknown) => failure,
  );
  return z.object({stdout: z.string()}).parse(done).stdout;
}

/** The steps that `golive` says are open. */
async function openSteps(): Promise<readonly string[]> {
  const lines = (await command('golive', 'status')).split('\n');
  return GOLIVE_STEPS.map(({title}) => title).filter((title) => !lines.includes(`done  ${title}`));
}

/** Documents with the pictures and files that the CMS has in the place of what `sanity dataset import` would upload. */
async function importedDocuments(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const query = encodeURIComponent('*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, originalFilename}');
  const answer = await fetch(`${shop.emulator}/v2025-02-19/data/query/production?query=${query}`);
  const {result} = assetsSchema.parse(await answer.json());
  const idOf = new Map(result.map(({_id, originalFilename}) => [originalFilename, _id]));
  const withReference = (_: string, value: unknown) => {
    const named = assetSchema.safeParse(value).data;
    if (named === undefined) return value;
    const {_sanityAsset, ...fields} = named;
    const file = _sanityAsset.split('/').at(-1) ?? '';
    // A rendered picture is named by its drawing and its width.
    const _ref = idOf.get(file) ?? idOf.get(file.replace(/-\d+\.webp$/, '.webp'));
    return {...fields, asset: {_type: 'reference', _ref}};
  };
  return importLines().lines.map((line) => documentSchema.parse(JSON.parse(line, withReference)));
}

const later = async (job: 'metafields' | 'index-search') => {
  expect((await fetch(`${shop.service}/control/${job}`, {method: 'POST'})).status).toBe(200);
};

const page = async (path: string) => {
  const answer = await fetch(shop.shop + path);
  return {status: answer.status, html: await answer.text()};
};

test('empty accounts become an open shop by what docs/deploying.md says', {timeout: TIME}, async () => {
  const control = controlOf(shop.emulator);
  await control.empty('catalogue', 'cms', 'search', 'subscriptions');
  expect(await openSteps()).toEqual([
    ...['Platform', 'Configuration of the platform’s shop'],
    ...['CMS', 'Search', 'Deployment'],
  ]);

  await control.importCatalogue();
  expect(await command('store', 'plan')).toMatch(/^apply {4}metafield PRODUCT seo\.handles: create$/m);
  expect(await command('store', 'apply')).toContain('The platform’s shop is as store/ says.');
  expect(await command('store', 'apply')).toBe('The platform’s shop is as store/ says.\n');
  expect(await openSteps()).toEqual(['CMS', 'Search', 'Deployment']);

  await putDocuments(shop.emulator, await importedDocuments());
  expect(await openSteps()).toEqual(['Search', 'Deployment']);

  // What the service worker does every hour.
  await later('metafields');
  await later('index-search');
  // The shop asks its services every ten seconds how they are.
  await expect.poll(openSteps, {timeout: 60_000, interval: 2_000}).toEqual([]);

  for (const path of ['/de', '/en', '/de/c/coffee-shop', '/de/p/waldgold', '/de/e/versand', '/de/search?q=waldgold']) {
    const {status, html} = await page(path);
    expect([path, status]).toEqual([path, 200]);
    if (path.includes('waldgold')) expect(html).toContain('Waldgold');
  }
});

test('sitemaps follow a new product and a deleted page within seconds', {timeout: TIME}, async () => {
  const SOON = {timeout: 20_000, interval: 500};
  const products = async () => (await page('/en/sitemaps/products.xml')).html;
  const pages = async () => (await page('/de/sitemaps/pages.xml')).html;
  expect(await products()).not.toContain('/en/p/newcomer<');
  expect(await pages()).toContain('/de/e/versand<');
  const [handle, title] = [
    {de: 'neuling', en: 'newcomer'},
    {de: 'Neuling', en: 'Newcomer'},
  ];
  const {number} = product('waldgold');
  await controlOf(shop.emulator).changeCatalogue({product: 9001, copyOf: number, handle, title});
  await expect.poll(products, SOON).toContain('/en/p/newcomer<');
  await remove(shop.emulator, 'page-de-versand');
  await expect.poll(pages, SOON).not.toContain('/de/e/versand<');
});
