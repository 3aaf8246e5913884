import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront} from './storefront/start-storefront';
import type {RunningStorefront} from './storefront/start-storefront';

let storefront: RunningStorefront;

beforeAll(async () => {
  storefront = await startStorefront();
});

afterAll(() => storefront.stop());

describe('stock and gift cards in the books', () => {
  it('stock is taken wholly or not at all, and once per order', async () => {
    const stock = (await storefront.env()).STOCK.getByName('shop');
    const before = (await stock.read([12, 21])).get(21) ?? 0;
    const lines = [
      {variantNumber: 21, quantity: 1},
      {variantNumber: 12, quantity: 99},
    ];
    await expect(stock.take(lines, 'order-a')).resolves.toMatchObject([{variantNumber: 12, wanted: 99, inStock: 3}]);
    await stock.take([{variantNumber: 21, quantity: 2}], 'order-b');
    await stock.take([{variantNumber: 21, quantity: 2}], 'order-b');
    expect((await stock.read([21])).get(21)).toBe(before - 2);
  });

  it('a product sold without stock has negative stock', async () => {
    const stock = (await storefront.env()).STOCK.getByName('shop');
    await expect(stock.take([{variantNumber: 23, quantity: 2}], 'order-c')).resolves.toEqual([]);
    expect((await stock.read([23])).get(23)).toBe(-2);
  });

  it('a gift card is charged once per order and never below nothing', async () => {
    const cards = (await storefront.env()).GIFT_CARDS.getByName('shop');
    const code = await cards.issue('order-0 1', 1000);
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    expect(await cards.issue('order-0 1', 1000)).toBe(code);
    expect(await cards.charge(code.toLowerCase(), 600, 'order-a')).toBe(true);
    expect(await cards.charge(code, 600, 'order-a')).toBe(true);
    expect(await cards.charge(code, 600, 'order-b')).toBe(false);
    expect(await cards.balance(code)).toBe(400);
    expect(await cards.find('NICHTS')).toBeNull();
  });
});
