import type {Goods} from '../../domain/subscription/subscription';
import {ADDRESS} from '../../domain/subscription/subscription.fixture';
import {reshapePayment} from './reshape-fields.server';
import type {Records} from './reshape.server';
import {wireAddressOf, wirePayment} from './wire.fixture';

export const picture = {path: '/media/a.webp', alt: '', width: 1, height: 1};
export const goods: Goods = {
  title: 'Morgentau (neu)',
  variantTitle: '250 g, Bohne',
  handle: 'morgentau',
  picture,
  isCoffee: true,
  donates: true,
  isForBusinesses: false,
  available: null,
  isPreOrder: false,
  needsPlan: false,
  filters: ['filter'],
};
/** Marks what a gift paid for: `GIFT_SOURCE_PROPERTY` of the contract. */
export const VOUCHER = {name: '_source', value: 'voucher-ABO-1-filter'};
export const payment = reshapePayment(wirePayment());
export const address = {...ADDRESS, phone: ''};

/** Makes the records that the items of the fixtures belong to. */
export const records = (over: Partial<Records> = {}): Records => ({
  goods: new Map([['40001', goods]]),
  weeks: new Map([[1000003, 4]]),
  giftCounts: new Map(),
  payments: new Map([[5, payment]]),
  addresses: new Map([[1000002, wireAddressOf()]]),
  ...over,
});
