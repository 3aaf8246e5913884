import {expect, it} from 'vitest';

import {exampleCart, exampleLine, FREE_ARTICLE} from '../../domain/cart/cart.fixture';
import {summarizeCart} from '../../domain/cart/summary';
import {add, money, sum} from '../../domain/money';
import {cartAmounts} from './cart-amounts';

const gift = exampleLine({
  id: 'gid://shopify/CartLine/gift',
  variantId: FREE_ARTICLE,
  cents: 250,
  total: money(0),
  discounts: [money(250)],
});

it('takes the discounts of lines and cart from the price of the goods', () => {
  const coffee = exampleLine({cents: 1000, quantity: 2, total: money(1800), discounts: [money(200)]});
  const cart = exampleCart([coffee], {
    subtotal: money(1800),
    discountAllocations: [{target: 'LINE_ITEM', amount: money(300)}],
  });
  const amounts = cartAmounts(summarizeCart(cart, '2026-11-23'));
  expect(amounts).toMatchObject({goods: money(2000), voucher: money(-500), shipping: money(490), total: money(1990)});
  expect(sum([amounts.goods, amounts.gift, amounts.voucher, amounts.shipping])).toEqual(amounts.total);
});

it('names the gift apart from the codes', () => {
  const coffee = exampleLine({cents: 8000, total: money(7200), discounts: [money(800)]});
  const summary = summarizeCart(exampleCart([coffee, gift]), '2026-11-23');
  const amounts = cartAmounts(summary);
  expect(amounts).toMatchObject({goods: money(8250), gift: money(-250), voucher: money(-800), total: money(7200)});
  expect(add(amounts.gift, amounts.voucher)).toEqual(summary.voucherDiscount);
});

it('leaves to pay what gift cards do not cover', () => {
  const giftCards = [
    {id: '1', lastCharacters: 'moos', amountUsed: money(2500), balance: money(0)},
    {id: '2', lastCharacters: 'rest', amountUsed: money(735), balance: money(0)},
  ];
  const cart = exampleCart([exampleLine({cents: 4000})], {giftCards});
  expect(cartAmounts(summarizeCart(cart, '2026-11-23'))).toMatchObject({total: money(4000), due: money(765)});
});

it('is all zero without a cart', () => {
  const amounts = cartAmounts(summarizeCart(null, '2026-11-23'));
  expect(Object.values(amounts)).toEqual(Array.from({length: 6}, () => money(0)));
});
