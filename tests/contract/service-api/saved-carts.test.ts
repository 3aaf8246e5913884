import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {savedCartReceivedSchema, savedCartSchema} from '../../../contracts/saved-cart';
import {endOfDays} from '../../../service/domain/days';
import {variant} from './shopper';
import type {RunningServices} from './start-services';
import {later, parsed, refusalOf, startServices} from './start-services';

const MINUTE_MS = 60 * 1000;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

describe('saved carts', () => {
  const lines = [
    {
      merchandiseId: `gid://shopify/ProductVariant/${variant('waldgold')}`,
      quantity: 2,
      sellingPlanId: null,
      attributes: [{key: '_D', value: 'SP023'}],
    },
  ];
  const save = (email: string, over: object = {}) =>
    services.call('/saved-carts', {email, language: 'en', lines, ...over});

  it('come back by the link in the mail, for 90 days', async () => {
    const answer = await save('saver@example.com');
    expect(answer.status).toBe(201);
    parsed(savedCartReceivedSchema.strict(), answer);
    const [mail] = await services.mails({to: 'saver@example.com', kind: 'saved-cart'});
    expect(mail?.text).toContain('2 × Waldgold Espresso, 250 g, Whole bean');
    const link = mail?.links[0] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/en\/cart\/saved\/[0-9a-f]{32}$/);
    const token = link.split('/').at(-1) ?? '';
    const cart = parsed(savedCartSchema.strict(), await services.call(`/saved-carts/${token}`));
    expect(cart).toMatchObject({lines, language: 'en'});
    const end = endOfDays(Date.parse(cart.savedAt), 90);
    await later(services, end - MINUTE_MS - Date.now(), async () => {
      expect((await services.call(`/saved-carts/${token}`)).status).toBe(200);
    });
    await later(services, end - Date.now(), async () => {
      expect(refusalOf(await services.call(`/saved-carts/${token}`))).toEqual([410, 'expired']);
    });
  });

  it('are unknown under another token', async () => {
    expect(refusalOf(await services.call(`/saved-carts/${'0'.repeat(32)}`))).toEqual([404, 'unknown']);
    expect(refusalOf(await services.call('/saved-carts/abc'))).toEqual([404, 'unknown']);
  });

  it('refuse what the shop does not sell, and no lines at all', async () => {
    const unknown = [{...lines[0], merchandiseId: 'gid://shopify/ProductVariant/1'}];
    expect(refusalOf(await save('none@example.com', {lines: unknown}))).toEqual([422, 'unknown_merchandise']);
    expect(refusalOf(await save('none@example.com', {lines: []}))).toEqual([422, 'invalid']);
  });
});
