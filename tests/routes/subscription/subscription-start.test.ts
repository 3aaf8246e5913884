import {afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN, PLATFORM_DOWN} from '../../support/control';
import {cachePolicy} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('the landing pages of the subscription', () => {
  test.each([
    ['/de/e/abo', 'abo'],
    ['/en/e/coffee-subscription', 'coffee-subscription'],
    ['/de/e/geschenkabo', 'geschenkabo'],
  ])('%s is the editors’ page, with coffees and the gift', async (path, slug) => {
    const answer = await visitor.get(path);
    expect(answer).toMatchObject({status: 200, data: {page: {slug}, gift: {purchase: {oneTime: true}}}});
    expect(answer.data).toHaveProperty('coffees.length', 6);
    expect(cachePolicy(answer)?.maxAge).toBe(300);
    expect(cachePolicy(answer)?.tags).toEqual(
      expect.arrayContaining([`page:${slug}`, expect.stringMatching(/^product-id:\d+$/)]),
    );
  });

  test('show only the shop’s own parts while the CMS is down, and are cached only briefly', async () => {
    await control.breakDown(CMS_DOWN);
    const answer = await visitor.get('/en/e/coffee-subscription');
    expect(answer).toMatchObject({status: 200, data: {page: null}});
    expect(answer.data).toHaveProperty('coffees.length', 6);
    expect(cachePolicy(answer)?.maxAge).toBe(30);
  });

  test('are cached only briefly while the platform is down', async () => {
    await visitor.get('/de/e/abo');
    await control.breakDown(PLATFORM_DOWN);
    const answer = await visitor.get('/de/e/abo');
    expect(answer).toMatchObject({status: 200, data: {page: {slug: 'abo'}, coffees: [], gift: null}});
    expect(cachePolicy(answer)?.maxAge).toBe(30);
  });

  test.each(['/en/e/abo', '/en/e/geschenkabo'])('%s is not found', async (path) => {
    expect((await visitor.get(path)).status).toBe(404);
  });
});
