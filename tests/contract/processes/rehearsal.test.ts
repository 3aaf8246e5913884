import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import * as z from 'zod';

import {readPartly} from '../../../app/config/env.server';
import {GOLIVE_STEPS, stepStatus} from '../../../scripts/lib/golive.mjs';
import {readEnvironment} from '../../../scripts/lib/settings.mjs';
import {controlOf} from '../../support/control';
import {importDataset, remove} from '../../support/editor';
import {tags} from '../../support/html';
import {localSettings} from '../../support/local-settings';
import {startShop, type RunningShop} from '../../support/shop-process';
import {product} from '../service-api/shopper';

const run = promisify(execFile);
/** Commands of the guide bundle modules and ask every service, one after the other. */
const TIME = 240_000;

const countSchema = z.object({result: z.int()});

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ACCESS = {
  ADMIN_CLIENT_ID: 'local-admin-client-id',
  ADMIN_CLIENT_SECRET: 'local-admin-client-secret',
  SEARCH_ADMIN_KEY: 'local-search-admin-api-key',
  MAIL_ACCOUNT_TOKEN: 'local-mail-account-token',
};

const settings = () => localSettings(shop.shop, shop.emulator, shop.service);

/** What a command of the guide writes, whether it succeeds or not. */
async function command(script: 'golive' | 'store', ...args: readonly string[]): Promise<string> {
  const env = {...process.env, ...settings(), ...ACCESS};
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

/** The same, asked without a process of its own. */
async function stepsStillOpen(): Promise<readonly string[]> {
  for (const [name, value] of Object.entries({...settings(), ...ACCESS})) vi.stubEnv(name, value);
  const {variables} = await readEnvironment('wrangler.toml', undefined);
  const partly = readPartly({...variables, ...settings(), ...ACCESS});
  const open: string[] = [];
  for (const step of GOLIVE_STEPS) if ((await stepStatus(step, partly)) !== null) open.push(step.title);
  vi.unstubAllEnvs();
  return open;
}

/** How many documents and assets the CMS has. */
async function documentCount(): Promise<number> {
  const answer = await fetch(
    `${shop.emulator}/v2025-02-19/data/query/production?query=${encodeURIComponent('count(*)')}`,
  );
  return countSchema.parse(await answer.json()).result;
}

const later = async (job: 'metafields' | 'index-search') => {
  expect((await fetch(`${shop.service}/control/${job}`, {method: 'POST'})).status).toBe(200);
};

/** Expects every picture of a page to be there. */
async function expectPictures(address: string): Promise<void> {
  const sources = tags((await page(address)).html, 'img').map(({src = ''}) => src);
  const pictures = new Set(sources.filter((src) => src.startsWith('/media/')));
  expect(pictures.size).toBeGreaterThan(5);
  for (const src of pictures) {
    const {status, headers} = await fetch(shop.shop + src);
    expect([src, status, headers.get('Content-Type')]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\/(?:webp|avif)$/),
    ]);
  }
}

const page = async (path: string) => {
  const answer = await fetch(shop.shop + path);
  return {status: answer.status, html: await answer.text()};
};

test('empty accounts become an open shop by what docs/deploying.md says', {timeout: TIME}, async () => {
  const control = controlOf(shop.emulator);
  await control.empty('catalogue', 'cms', 'search', 'subscriptions');
  expect(await openSteps()).toEqual([
    'Platform',
    'Configuration of the platform’s shop',
    'CMS',
    'Search',
    'Deployment',
  ]);

  await control.importCatalogue();
  expect(await command('store', 'plan')).toMatch(/^apply {4}metafield PRODUCT seo\.handles: create$/m);
  expect(await command('store', 'apply')).toContain('The platform’s shop is as store/ says.');
  expect(await command('store', 'apply')).toBe('The platform’s shop is as store/ says.\n');
  expect(await stepsStillOpen()).toEqual(['CMS', 'Search', 'Deployment']);

  expect(await documentCount()).toBe(0);
  const written = await command('store', 'cms-dataset');
  const [, folder = ''] = /^npx sanity dataset import (\S+) production$/m.exec(written) ?? [];
  await importDataset(shop.emulator, path.resolve(folder));
  expect(await stepsStillOpen()).toEqual(['Search', 'Deployment']);

  const mails = (await command('store', 'mails')).trim().split('\n');
  expect(mails.map((file) => readFileSync(file, 'utf8'))).toEqual([
    expect.stringMatching(/Widerrufsbelehrung[^]*Muster-Widerrufsformular[^]*§ 1 Geltung/),
    expect.stringMatching(/Withdrawal notice[^]*Model withdrawal form[^]*1\. Scope/),
  ]);

  // What the service worker does every hour.
  await later('metafields');
  await later('index-search');
  // The shop asks its services every ten seconds how they are.
  await expect.poll(async () => (await page('/healthz')).html, {timeout: 60_000}).toContain('"status":"ok"');
  expect(await openSteps()).toEqual([]);

  for (const path of ['/de', '/en', '/de/c/coffee-shop', '/de/p/waldgold', '/de/e/versand', '/de/search?q=waldgold']) {
    const {status, html} = await page(path);
    expect([path, status]).toEqual([path, 200]);
    if (path.includes('waldgold')) expect(html).toContain('Waldgold');
  }
  await expectPictures('/de/a');
});

test(
  'sitemaps follow a new product, a translated handle and a deleted page within seconds',
  {timeout: TIME},
  async () => {
    const SOON = {timeout: 20_000, interval: 500};
    const products = async () => (await page('/en/sitemaps/products.xml')).html;
    const pages = async () => (await page('/de/sitemaps/pages.xml')).html;
    expect(await products()).not.toContain('/en/p/newcomer<');
    expect(await pages()).toContain('/de/e/versand<');
    const [handle, title] = [
      {de: 'neuling', en: 'newcomer'},
      {de: 'Neuling', en: 'Newcomer'},
    ];
    const {number, handle: before} = product('waldgold');
    const {changeCatalogue} = controlOf(shop.emulator);
    await changeCatalogue({product: 9001, copyOf: number, handle, title});
    await expect.poll(products, SOON).toContain('/en/p/newcomer<');
    await changeCatalogue({product: number, handle: {...before, en: 'forest-gold'}});
    await expect.poll(products, SOON).toContain('/en/p/forest-gold<');
    await remove(shop.emulator, 'page-de-versand');
    await expect.poll(pages, SOON).not.toContain('/de/e/versand<');
  },
);
