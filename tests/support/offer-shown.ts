import type {FeedItem} from '../../app/domain/feed/product-feed';
import {isUndated} from '../../app/domain/product/availability';
import {cardPriceTag, type DisplayedPrice} from '../../app/domain/product/price';
import type {Product, ProductCard, Variant} from '../../app/domain/product/product';
import type {Money} from '../../app/domain/money';
import {productNodes} from '../../app/domain/seo/product-structured-data';
import {priceEvery, productChoice} from '../../app/domain/subscription/choice';
import {orderChoice} from '../../app/domain/subscription/order-choice';
import type {Offer} from '../../app/views/product/offer';
import {shop} from '../../emulator/storefront/shop';
import {goodsBook, recurringCents} from '../../emulator/subscriptions/goods';
import {TODAY} from './offer-world';

import {isOffered, isUsual, type Comparison, type Pages} from './offer-comparison';

/** What stands on a card of a listing, the search, the home page, or among similar products. */
export function compareCard(
  {same}: Comparison,
  {product, card, pages}: {product: Product; card: ProductCard | undefined; pages: Pages},
) {
  if (product.b2bExclusive || pages.length === 0) {
    if (product.b2bExclusive) same('card for consumers', card === undefined, true);
    return;
  }
  if (card === undefined) {
    same('card', 'none', 'a product');
    return;
  }
  const tag = cardPriceTag(card);
  const open = pages.filter(isOffered);
  const least = (open.length > 0 ? open : pages).reduce((one, other) => (priceOn(other) < priceOn(one) ? other : one));
  same('card: price', priceBeside(tag), priceBeside(least.page.price));
  same(
    'card: from',
    tag.isFrom,
    pages.some((each) => priceOn(each) !== tag.price.cents),
  );
  same('card: sold out', card.badge === 'sold-out', open.length === 0);
  const isLater = open.length > 0 && open.every(({page}) => page.availability.state === 'pre-order');
  same('card: pre-order', card.badge === 'pre-order', isLater);
  if (card.badge === 'sale')
    same(
      'card: on sale',
      true,
      open.some(({page}) => page.price.onSale),
    );
  same('page: badge', product.badge, card.badge);
  const quick = pages.find(({variant}) => variant.id === card.offer?.variantId);
  if (card.offer === undefined) return;
  same('card: quick add is offered', quick?.page.purchase.oneTime, true);
  same('card: quick add, price', quick && priceBeside(quick.page.price), priceBeside(tag));
  same('card: quick add, pre-order', card.offer.isPreOrder, quick?.page.availability.state === 'pre-order');
}

const priceOn = ({page}: Pages[number]): number => page.price.price.cents;

/** A price with all that stands beside it. */
const priceBeside = ({isFrom: _, ...tag}: DisplayedPrice) => tag;

const FEED_AVAILABILITY = {
  available: 'in_stock',
  scarce: 'in_stock',
  'sold-out': 'out_of_stock',
  archived: 'none',
  'pre-order': 'preorder',
} as const;

export function compareFeed(
  {same}: Comparison,
  {product, feed, pages}: {product: Product; feed: readonly FeedItem[]; pages: Pages},
) {
  const isListed = !product.b2bExclusive && product.kind !== 'gift-card' && product.kind !== 'donation';
  if (!isListed || product.requiresSellingPlan || product.seo.noindex) {
    same('feed: entries', feed.length, 0);
    return;
  }
  const dated = pages.filter(({page}) => !isUndated(page.availability));
  same('feed: entries', feed.map(({id}) => id).sort(), dated.map(({variant}) => variant.number).sort());
  for (const {variant, page} of pages) {
    const item = feed.find(({id}) => id === variant.number);
    if (!item) continue;
    const {availability, price} = page;
    same('feed: price', item.price.cents, price.price.cents);
    same('feed: price before', item.priceBefore?.cents ?? null, price.struck?.cents ?? null);
    same('feed: availability', item.availability, FEED_AVAILABILITY[availability.state]);
    same('feed: day', item.availableFrom, availability.state === 'pre-order' ? availability.from : null);
  }
}

const SCHEMA_AVAILABILITY = {
  available: 'InStock',
  scarce: 'LimitedAvailability',
  'pre-order': 'PreOrder',
  'sold-out': 'OutOfStock',
  archived: 'Discontinued',
} as const;

export function compareLinkedData({same}: Comparison, product: Product, pages: Pages) {
  const address = (number: string | null) => `https://shop.test/${number ?? ''}`;
  const nodes = productNodes({product, today: TODAY, origin: 'https://shop.test', address, rating: null});
  if (product.b2bExclusive) {
    same('structured data for everybody', nodes, []);
    return;
  }
  const written = JSON.stringify(nodes);
  for (const {variant, page} of pages) {
    const {availability, arrival, price} = page;
    const start = written.indexOf(`{"@type":"Offer","url":"${address(variant.number)}"`);
    const own = written.slice(start, written.indexOf('"itemCondition"', start));
    const day = availability.state === 'pre-order' && availability.from !== null ? availability.from : null;
    same('structured data: price', start >= 0 && own.includes(`"price":"${decimal(price.price)}"`), true);
    const [beside = ''] = written.slice(start).split('"shippingDetails"', 1);
    const [, struck = null] = /"priceType":"[^"]+","price":"([^"]+)"/.exec(beside) ?? [];
    same('structured data: price before', struck, price.struck && decimal(price.struck));
    const state = `schema.org/${isUndated(availability) ? 'BackOrder' : SCHEMA_AVAILABILITY[availability.state]}"`;
    same('structured data: availability', own.includes(state), true);
    same('structured data: day', /"availabilityStarts":"([^"]+)"/.exec(own)?.[1] ?? null, day);
    // Where the page names no days, or other ones, the structured data names none.
    const conditions = /"shippingDetails":\{"@id":"([^"]+)"/.exec(written.slice(start))?.[1];
    const details = nodes.find((node) => node['@id'] === conditions);
    const sellsNow = availability.state === 'available' || availability.state === 'scarce';
    if (conditions === undefined || !sellsNow) continue;
    const usual = page.variant.deliveryTime === null || arrival !== null;
    same('structured data: days', details !== undefined && 'deliveryTime' in details, usual && isUsual(page));
  }
}

const decimal = ({cents}: Money) => (cents / 100).toFixed(2);

type Goods = ReadonlyMap<
  string,
  {readonly donates: boolean; readonly available: number | null; readonly isCoffee: boolean}
>;
type OfVariant = {readonly product: Product; readonly variant: Variant; readonly page: Offer; readonly goods: Goods};

/** What the dashboard's dialogs and the subscription order page say, against what the subscription service books. */
export function compareDashboard({same}: Comparison, {product, variant, page, goods}: OfVariant) {
  const choice = productChoice(product, {isBusiness: false, today: TODAY});
  if (product.b2bExclusive) {
    same('dashboard: sold to consumers', choice, null);
    return;
  }
  const isBuyable = isOffered({variant, page});
  const onOrderPage = orderChoice(product, variant.number, TODAY);
  if (onOrderPage !== null) {
    same('order page: plans', onOrderPage.plans, page.purchase.plans);
    same('order page: first shipment', onOrderPage.firstShipment, page.firstShipment);
    const donates = onOrderPage.variant.donationVariantId !== null;
    same('order page: donation', donates, page.variant.donation === 'included');
  }
  same('order page: offered', onOrderPage !== null, page.purchase.plans.length > 0);
  const own = goods.get(variant.number);
  same('dashboard: in stock', own?.available !== 0, isBuyable);
  const booked = goodsBook(shop().catalogue)(Number(variant.number));
  same('dashboard: coffee, which a payment of old may add', own?.isCoffee, booked?.isCoffee);
  const shown = choice?.variants.find(({value}) => value === variant.number);
  if (page.availability.state === 'pre-order') same('dashboard: pre-order', shown, undefined);
  if (choice === null || shown === undefined || booked === null) return;
  same('dashboard: donation', own?.donates, page.variant.donation === 'included');
  same('dashboard: available', shown.availableForSale, isBuyable);
  same('dashboard: may come once', choice.canComeOnce, !product.requiresSellingPlan);
  same('dashboard: once', priceEvery(shown, null).price.cents, booked.priceCents);
  if (booked.plans.length === 0) return;
  for (let weeks = 1; weeks <= 12; weeks += 1) {
    const charged = recurringCents(booked, {unit: 'week', count: weeks});
    same(`dashboard: every ${weeks} weeks`, priceEvery(shown, weeks).price.cents, charged);
  }
}
