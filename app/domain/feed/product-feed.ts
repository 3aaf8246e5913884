import type {Day} from '../delivery';
import {decimalAmount, type Money} from '../money';
import {xml, xmlDocument, type Xml} from '../xml/xml';

/** One variant as comparison services and marketplaces take it. */
export type FeedItem = {
  /** The number in the variant's global id, and in the product's. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** Paths of the shop. */
  readonly path: string;
  readonly picture: string | null;
  readonly availability: 'in_stock' | 'preorder' | 'out_of_stock';
  /** Of a pre-order the day its shipping begins. */
  readonly availableFrom: Day | null;
  /** The price now, and the price before where it was reduced. */
  readonly price: Money;
  readonly priceBefore: Money | null;
  readonly brand: string;
  readonly gtin: string | null;
  /** The number that its maker gives it. */
  readonly mpn: string | null;
  /** The contents, such as `250g`, and the quantity that prices are compared by, such as `1kg`; `null` for pieces. */
  readonly unit: {readonly measure: string; readonly base: string} | null;
};

const amount = ({cents, currency}: Money) => `${decimalAmount(cents)} ${currency}`;

/** Returns the feed of all products in RSS 2.0 with the vocabulary of Google's merchant centre. */
export function productFeed(
  {origin, title, description}: {readonly origin: string; readonly title: string; readonly description: string},
  items: readonly FeedItem[],
): string {
  const channel = [
    xml('title', title),
    xml('link', origin),
    xml('description', description),
    ...items.map((item) => xml('item', itemContent(item, origin))),
  ];
  return xmlDocument(
    xml('rss', [xml('channel', channel)], {version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0'}),
  );
}

function itemContent(item: FeedItem, origin: string): readonly Xml[] {
  const optional: readonly (readonly [string, string | null])[] = [
    ['g:image_link', item.picture === null ? null : `${origin}${item.picture}?width=1280`],
    ['g:gtin', item.gtin],
    ['g:mpn', item.mpn],
    ['g:identifier_exists', item.gtin === null && item.mpn === null ? 'no' : null],
    ['g:unit_pricing_measure', item.unit?.measure ?? null],
    ['g:unit_pricing_base_measure', item.unit?.base ?? null],
    ['g:availability_date', item.availableFrom === null ? null : `${item.availableFrom}T00:00Z`],
    ['g:sale_price', item.priceBefore === null ? null : amount(item.price)],
  ];
  return [
    xml('g:id', item.id),
    xml('g:item_group_id', item.group),
    xml('g:title', item.title),
    xml('g:description', item.description),
    xml('g:link', origin + item.path),
    xml('g:condition', 'new'),
    xml('g:availability', item.availability),
    xml('g:price', amount(item.priceBefore ?? item.price)),
    xml('g:brand', item.brand),
    ...optional.flatMap(([name, value]) => (value === null ? [] : [xml(name, value)])),
  ];
}
