import type {LinkedNode} from './structured-data';

type ListingItems = {
  readonly name: string;
  /** Absolute addresses of the products or variants that the page shows. */
  readonly items: readonly {readonly name: string; readonly url: string}[];
  /** Position of the first of them among all of the listing, from 1. */
  readonly first: number;
  readonly total: number;
};

/** Returns a page of a listing as an ItemList: what each product is stands on its own page. */
export function itemList({name, items, first, total}: ListingItems): LinkedNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({'@type': 'ListItem', position: first + index, ...item})),
  };
}
