import {env} from 'cloudflare:workers';
import {afterAll, describe, expect, test} from 'vitest';

import {SCRIPTS_HEADER} from '../../../app/config/scripts-header';
import {CMS_DOWN} from '../../support/control';
import {draft, edit} from '../../support/editor';
import {control, origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const key = env.PREVIEW_SECRET;

afterAll(() => control.reset());

describe('the preview of drafts', () => {
  test('asks for the key and redirects only inside the shop', async () => {
    const {status, data} = await createVisitor().get('/de/preview?path=https://evil.example/');
    expect(status).toBe(200);
    expect(data).toMatchObject({isOn: false, path: '/', seo: {canonical: null}});
  });

  test('is not found where no key is set', async () => {
    expect((await createVisitor({settings: {PREVIEW_SECRET: undefined}}).get('/de/preview')).status).toBe(404);
  });

  test('refuses a wrong key and keeps the target', async () => {
    const {status, form} = await createVisitor().post('/de/preview', {key: 'wrong', path: '/de/e/ostern'});
    expect([status, form]).toMatchObject([422, {problem: {code: 'wrong'}, values: {path: '/de/e/ostern'}}]);
  });

  test('refuses the eleventh key of a minute, and says when to try again', async () => {
    const visitor = createVisitor();
    for (let count = 0; count < 10; count += 1) await visitor.post('/de/preview', {key: `wrong ${count}`});
    const {status, headers, form} = await visitor.post('/de/preview', {key});
    expect([status, form]).toMatchObject([429, {problem: {code: 'rate-limited'}}]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('does not lead to %s', async (path) => {
    expect(await createVisitor().post('/en/preview', {key, path})).toMatchObject({status: 303, location: '/en'});
  });

  test('shows drafts with the key until the preview ends, with noindex', async () => {
    const path = '/de/e/ostern';
    const title = 'Ostern im Entwurf';
    await draft(origins.emulator, 'page-de-ostern', {title});
    const editor = createVisitor();
    expect(await editor.post('/de/preview', {key, path})).toMatchObject({status: 303, location: path});
    const seen = await editor.get(path);
    expect(seen.data).toHaveProperty('shown.page.title', title);
    expect(seen.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    const {data: other} = await createVisitor().get(path);
    expect(other).not.toHaveProperty('shown.page.title', title);
    // A script that gets drafts for a page without the bar opens a document.
    const buildOf = async (visitor: Visitor) => (await visitor.get(`${path}.data`)).headers.get(SCRIPTS_HEADER);
    expect(await buildOf(editor)).toBe('preview');
    expect(await buildOf(createVisitor())).toMatch(/^(?!preview$)./);

    expect(await editor.post('/de/preview', {intent: 'end', path})).toMatchObject({status: 303, location: path});
    expect((await editor.get(path)).data).not.toHaveProperty('shown.page.title', title);
  });

  test('shows nothing that was published before while the CMS is down', async () => {
    const path = '/de/e/versand';
    const editor = createVisitor();
    await editor.post('/de/preview', {key, path});
    const said = {rating: 4.4, count: 99, source: 'Prüfer', verification: 'Käufe geprüft', date: '2026-10-31'};
    const shopReviews = {...said, url: 'https://reviews.example/shop'};
    await edit(origins.emulator, 'siteSettings-de-settings', {shopReviews});
    await createVisitor().get(path);
    await control.breakDown(CMS_DOWN);
    expect((await editor.get(path)).status).toBe(503);
    // What all visitors share is not the editor's.
    const {loaderData} = await createVisitor().get('/de/checkout/cart');
    expect(loaderData['routes/shell']).toMatchObject({reviews: shopReviews});
    expect((await createVisitor().get(path)).status).toBe(200);
    await control.repair();
  });

  test('shows no drafts for a forged cookie', async () => {
    const forger = createVisitor();
    forger.cookies.set('__Host-preview', `${Date.now() + 60_000}.${'A'.repeat(43)}`);
    const {headers} = await forger.get('/de/e/ostern');
    expect(headers.has('X-Robots-Tag')).toBe(false);
  });
});
