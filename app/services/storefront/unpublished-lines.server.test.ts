import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {productTypes} from '../../../contracts/product-types';
import {ServiceError} from '../service-error.server';
import type {StorefrontGateway} from './gateway.server';
import {createPlatformCart} from './platform-cart.server';
import {platformAnswering} from './platform.fixture';
import {wireCart, wireLine} from './wire-cart.fixture';

const CART = 'gid://shopify/Cart/1?key=1';

afterEach(() => {
  vi.unstubAllGlobals();
});

function cartAnswering(answers: Parameters<typeof platformAnswering>[0], over: Partial<StorefrontGateway> = {}) {
  const {gateway, asked} = platformAnswering(answers);
  const mending = {refused: new Set<string>(), tellLost: vi.fn(), report: vi.fn()};
  const settings = {country: 'DE', productTypes: productTypes(), freeArticleVariantId: null} as const;
  return {cart: createPlatformCart({...gateway, ...over}, {...settings, mending}), asked, ...mending};
}

describe('a cart that cannot be read because products are no longer sold', () => {
  const merchandise = (id: string) => ({id, merchandise: {id: `variant of ${id}`}});
  const answers = (
    known: readonly string[],
    userErrors: readonly object[] = [],
  ): Parameters<typeof cartAnswering>[0] => {
    let isWhole = false;
    return {
      GetCartById: () => (isWhole ? {cart: wireCart([wireLine({id: 'a'})])} : null),
      CartMerchandise: () => ({cart: {lines: {nodes: ['a', 'b', 'c'].map(merchandise)}}}),
      KnownVariants: ({ids}: Readonly<Record<string, unknown>>) => ({
        nodes: z
          .array(z.string())
          .parse(ids)
          .map((id) => (known.includes(id) ? {id} : null)),
      }),
      CartLinesRemove: () => {
        isWhole = userErrors.length === 0;
        return {cartLinesRemove: {userErrors}};
      },
    };
  };

  it('loses their lines, and tells so', async () => {
    const {cart, asked, tellLost, report} = cartAnswering(answers(['variant of a']));
    expect((await cart.read(CART))?.lines.map(({id}) => id)).toEqual(['a']);
    const removal = asked.find(({name}) => name === 'CartLinesRemove');
    expect(removal?.variables).toMatchObject({cartId: CART, lineIds: ['b', 'c']});
    expect(tellLost.mock.calls).toEqual([[['b', 'c'].map((lineId) => ({code: 'merchandise-gone', lineId}))]]);
    expect(String(report.mock.calls)).toContain('no longer sold: 2');
  });

  it('loses the only one', async () => {
    const only = {CartMerchandise: () => ({cart: {lines: {nodes: [merchandise('a')]}}})};
    const {cart, asked} = cartAnswering({...answers([]), ...only});
    await cart.read(CART);
    expect(asked.map(({name}) => name)).toContain('CartLinesRemove');
  });

  it('is an outage where the platform refuses that, and is not asked about again for a while', async () => {
    const {cart, asked, tellLost, report} = cartAnswering(
      answers(['variant of a'], [{code: 'INVALID', field: null, message: ''}]),
    );
    for (let count = 0; count < 2; count += 1) await expect(cart.read(CART)).rejects.toThrow(ServiceError);
    expect(asked.map(({name}) => name)).toEqual([
      'GetCartById',
      'CartMerchandise',
      'KnownVariants',
      'CartLinesRemove',
      'GetCartById',
      'GetCartById',
    ]);
    expect([tellLost.mock.calls, report.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['looked for', ['variant of a', 'variant of b', 'variant of c'], []],
    ['removed', ['variant of a'], [{code: 'INVALID', field: null, message: ''}]],
  ])('is read where another request has mended it before its lines are %s', async (_, known, errors) => {
    let reads = 0;
    const GetCartById = () => ((reads += 1) === 1 ? null : {cart: wireCart([wireLine({id: 'a'})])});
    const {cart, tellLost, refused} = cartAnswering({...answers(known, errors), GetCartById});
    expect((await cart.read(CART))?.lines.map(({id}) => id)).toEqual(['a']);
    // The other request tells of them. This one may mend the cart again.
    expect([tellLost.mock.calls, refused.size]).toEqual([[], 0]);
  });

  it('tells of its lines where the answer to their removal is lost', async () => {
    const {cart, tellLost} = cartAnswering({...answers(['variant of a']), CartLinesRemove: () => null});
    await expect(cart.read(CART)).rejects.toThrow(ServiceError);
    expect(tellLost.mock.calls).toEqual([[['b', 'c'].map((lineId) => ({code: 'merchandise-gone', lineId}))]]);
  });

  it.each(['circuit-open', 'rate-limited'] as const)(
    'tells of none where their removal certainly had no effect: %s',
    async (failure) => {
      const mutate = () => Promise.reject(new ServiceError('storefront', failure, 'refused'));
      const {cart, tellLost} = cartAnswering(answers(['variant of a']), {mutate});
      await expect(cart.read(CART)).rejects.toMatchObject({failure});
      expect(tellLost).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['the platform knows every variant', answers(['variant of a', 'variant of b', 'variant of c'])],
    ['it knows none of several', answers([])],
    ['there is no line', {...answers([]), CartMerchandise: () => ({cart: {lines: {nodes: []}}})}],
    ['there is no cart', {...answers([]), CartMerchandise: () => ({cart: null})}],
    ['the platform does not say', {GetCartById: () => null}],
  ])('is an outage where %s', async (_, said) => {
    const {cart, asked} = cartAnswering(said);
    await expect(cart.read(CART)).rejects.toThrow(ServiceError);
    expect(asked.map(({name}) => name)).not.toContain('CartLinesRemove');
  });
});

it('a removal of lines answers with the cart that is left, and with what the platform has against it', async () => {
  const {cart} = cartAnswering({
    CartLinesRemove: () => ({cartLinesRemove: {userErrors: [{code: 'INVALID', field: ['lineIds'], message: ''}]}}),
    GetCartById: () => ({cart: wireCart([wireLine({id: 'a'})])}),
  });
  expect(await cart.removeLines(CART, ['b'])).toMatchObject({
    cart: {lines: [{id: 'a'}]},
    refusals: [{code: 'not-understood', lineId: null}],
  });
});
