import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {CartNoteUpdateDocument, GetCartByIdDocument, ProductDocument} from '#graphql/generated/storefront/graphql';

import {productTypes} from '../../../contracts/product-types';
import {createTtlSet} from '../../runtime/ttl-set.server';
import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {ServiceError} from '../service-error.server';
import {createPlatformCart} from './platform-cart.server';
import {exampleGateway, platformAnswering} from './platform.fixture';

const gateway = exampleGateway();

/** The platform answers every call with this body. */
function answering(body: string, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, {status, headers: {'Content-Type': 'application/json'}}))),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const bodySchema = z.object({variables: z.object({withTags: z.boolean().optional()})});
const cartId = 'gid://shopify/Cart/1?key=1';

describe('an answer of the platform', () => {
  it('that says there is no such cart says so', async () => {
    answering('{"data":{"cart":null}}');
    expect(await gateway.query(GetCartByIdDocument, {cartId})).toEqual({cart: null});
  });

  it('is parsed once while it does not change, but for carts', async () => {
    const read = () => gateway.query(ProductDocument, {handle: 'morgentau'});
    answering('{"data":{"product":{"title":"Morgentau"}}}');
    const first = await read();
    expect(await read()).toBe(first);
    answering('{"data":{"product":{"title":"Waldgold"}}}');
    expect(await read()).toEqual({product: {title: 'Waldgold'}});
    answering('{"data":{"cart":{"note":"Bitte klingeln"}}}');
    const cart = await gateway.query(GetCartByIdDocument, {cartId});
    expect(await gateway.query(GetCartByIdDocument, {cartId})).not.toBe(cart);
  });

  it.each([
    ['broke off', '{"data":{"cart":'],
    ['is empty', ''],
    ['has no data', '{}'],
    ['is no JSON', '<html>'],
  ])('that %s is an outage, never a cart that is gone or a change that was made', async (_what, body) => {
    answering(body);
    await expect(gateway.query(GetCartByIdDocument, {cartId})).rejects.toThrow(ServiceError);
    await expect(gateway.mutate(CartNoteUpdateDocument, {cartId, note: ''})).rejects.toThrow(ServiceError);
  });

  it('that says nothing of the change is an outage', async () => {
    answering('{"data":{"cartNoteUpdate":null}}');
    await expect(
      createPlatformCart(gateway, {country: 'DE', productTypes: productTypes(), freeArticleVariantId: null}).updateNote(
        cartId,
        '',
      ),
    ).rejects.toThrow(ServiceError);
  });

  it.each([
    [200, '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}'],
    [429, '{"errors":"Too Many Requests"}'],
    [430, '{"errors":"Too Many Requests"}'],
  ])('maps %i to rate-limited and is not repeated', async (status, body) => {
    answering(body, status);
    const rateLimited = {failure: 'rate-limited'};
    await expect(gateway.query(GetCartByIdDocument, {cartId})).rejects.toMatchObject(rateLimited);
    await expect(gateway.mutate(CartNoteUpdateDocument, {cartId, note: ''})).rejects.toMatchObject(rateLimited);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('an answer without what the access scopes do not allow', () => {
  const handle = 'morgentau';
  const tagsDenied = {
    data: {product: null},
    errors: [{message: 'Access denied', path: ['product', 'tags'], extensions: {code: 'ACCESS_DENIED'}}],
  };
  const found = {data: {product: {id: 'gid://shopify/Product/1'}}};
  const reported: unknown[] = [];
  const calls = freshCalls();
  const report = (error: unknown) => reported.push(error);

  /** A platform that denies tags; `sent` are the variables of each operation. */
  function denyingTags(reply: (withTags: boolean) => object) {
    const sent: (boolean | undefined)[] = [];
    answerRequests(({body}) => {
      const {variables} = bodySchema.parse(body);
      sent.push(variables.withTags);
      return Response.json(reply(variables.withTags ?? true));
    });
    const denied = createTtlSet({ttlMs: 60_000, maxSize: 10, clock: Date.now});
    reported.length = 0;
    return {sent, gateway: exampleGateway({calls, denied, report})};
  }

  it('is asked for without it, and then not for it again', async () => {
    const {gateway, sent} = denyingTags((withTags) => (withTags ? tagsDenied : found));
    expect(await gateway.query(ProductDocument, {handle})).toEqual(found.data);
    expect(await gateway.query(ProductDocument, {handle})).toEqual(found.data);
    expect(sent).toEqual([undefined, false, false]);
    expect(reported).toHaveLength(1);
  });

  it('is an outage where that does not help', async () => {
    const {gateway, sent} = denyingTags(() => tagsDenied);
    await expect(gateway.query(ProductDocument, {handle})).rejects.toMatchObject({failure: 'malformed'});
    // Once more without, and both again.
    expect(sent.length).toBeLessThanOrEqual(4);
  });

  it('leaves open whether a change was made, which is never sent twice', async () => {
    const {gateway, sent} = denyingTags((withTags) => (withTags ? tagsDenied : {data: {cartNoteUpdate: null}}));
    await expect(gateway.mutate(CartNoteUpdateDocument, {cartId, note: ''})).rejects.toThrow(ServiceError);
    expect(sent).toEqual([undefined]);
    expect(await gateway.mutate(CartNoteUpdateDocument, {cartId, note: ''})).toEqual({cartNoteUpdate: null});
  });

  it('is used where a page can do without, and reported once', async () => {
    const data = {product: {id: 'gid://shopify/Product/1', breadcrumb: null}};
    const errors = [{message: '', path: ['product', 'breadcrumb'], extensions: {code: 'ACCESS_DENIED'}}];
    const {gateway} = denyingTags(() => ({data, errors}));
    expect(await gateway.query(ProductDocument, {handle})).toEqual(data);
    expect(await gateway.query(ProductDocument, {handle})).toEqual(data);
    expect(reported.map(String)).toEqual([expect.stringContaining('breadcrumb')]);
  });
});

describe('a request to the platform', () => {
  it('carries the operation, its context, the tokens and who buys', async () => {
    const platform = platformAnswering({GetCartById: () => ({cart: null})});
    await platform.gateway.query(GetCartByIdDocument, {cartId});
    const [request] = platform.sent;
    expect(request).toMatchObject({method: 'POST', url: 'https://platform.example/api/2026-04/graphql.json'});
    expect(request?.headers.get('Shopify-Storefront-Private-Token')).toBe('private');
    expect(request?.headers.get('Shopify-Storefront-Buyer-IP')).toBe('192.0.2.7');
    expect(request?.headers.get('Custom-Storefront-Request-Group-ID')).toBe('request-1');
    expect(platform.asked).toEqual([
      {name: 'GetCartById', variables: {cartId, lang: 'DE', language: 'DE', country: 'AT'}},
    ]);
  });

  it('queries in the given language', async () => {
    const platform = platformAnswering({GetCartById: () => ({cart: null})});
    await platform.gateway.query(GetCartByIdDocument, {cartId}, 'EN');
    expect(platform.asked[0]?.variables).toEqual({cartId, lang: 'EN', language: 'EN', country: 'AT'});
  });

  it.each([
    ['by its status', '', 503],
    ['by an error in a 200', '{"errors":[{"message":"","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}', 200],
  ])('is asked again where the platform fails %s, and a change is not', async (_how, body, status) => {
    answering(body, status);
    const failed = {failure: 'status'};
    await expect(gateway.query(GetCartByIdDocument, {cartId})).rejects.toMatchObject(failed);
    expect(fetch).toHaveBeenCalledTimes(2);
    await expect(gateway.mutate(CartNoteUpdateDocument, {cartId, note: ''})).rejects.toMatchObject(failed);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
