import type {SeedCustomer} from '../seed/customers';
import type {StoreContent} from '../seed/store-types';
import type {SeedSubscriber} from '../seed/subscriptions';
import type {Seed, Text} from '../seed/types';
import {buildCatalogue} from './catalogue';
import type {Catalogue} from './catalogue';

/** A drawn picture: its size in pixels and what it shows. */
export type SeedPicture = {readonly width: number; readonly height: number; readonly alt: Text};

export type Pictures = Readonly<Record<string, SeedPicture>>;

/** A video of a gallery, and the drawn picture that stands for it until it plays. */
export type SeedVideo = SeedPicture & {readonly poster: string};

/** What the shop holds beside the catalogue and its pictures. */
export type ShopExtras = {
  /** Who is known when everything is fresh. */
  readonly customers: readonly SeedCustomer[];
  readonly subscribers: readonly SeedSubscriber[];
  readonly content: StoreContent;
  /** By the key of `gid://shopify/Video/{key}`. */
  readonly videos: Readonly<Record<string, SeedVideo>>;
};

/** What the shop sells, and whom it knows: read-only, the same for every request until the catalogue is changed. */
export type Shop = {readonly seed: Seed; readonly catalogue: Catalogue; readonly pictures: Pictures} & ShopExtras;

const NOTHING_WRITTEN: StoreContent = {
  slogan: {de: '', en: ''},
  description: {de: '', en: ''},
  pages: [],
  blogs: [],
  menus: [],
  policies: {},
  metaobjects: [],
  redirects: [],
};

let open: Shop | null = null;
let original: Shop | null = null;

/**
 * Fills the emulated shop. The worker's entry calls it once, before the first request; requests and Durable Objects then
 * read the same data without its travelling through their storage.
 *
 * @param extras nothing unless set
 * @throws {Error} when the seed contradicts itself or names a picture that does not exist
 */
export function openShop(seed: Seed, pictures: Pictures, extras: Partial<ShopExtras> = {}): void {
  const {content = NOTHING_WRITTEN, videos = {}, customers = [], subscribers = []} = extras;
  const named = [
    ...seed.products.flatMap((product) => [...product.pictures, ...product.variants.flatMap(({pictures: own}) => own)]),
    ...content.blogs.flatMap(({articles}) => articles.flatMap(({picture}) => picture ?? [])),
    ...Object.values(videos).map(({poster}) => poster),
  ];
  const missing = [...new Set(named.filter((name) => !Object.hasOwn(pictures, name)))];
  if (missing.length > 0) throw new Error(`The seed names pictures that do not exist: ${missing.join(', ')}`);
  original = {seed, catalogue: buildCatalogue(seed), pictures, content, videos, customers, subscribers};
  open = original;
}

/**
 * Lets the shop sell what became of its seed.
 *
 * @throws {Error} before `openShop`, and when the catalogue contradicts itself
 */
export function changeShop(change: (seed: Seed) => Seed): void {
  if (original === null) throw new Error('The worker entry must call openShop before the first request');
  const seed = change(original.seed);
  open = seed === original.seed ? original : {...original, seed, catalogue: buildCatalogue(seed)};
}

/**
 * Returns the emulated shop.
 *
 * @throws {Error} before `openShop`
 */
export function shop(): Shop {
  if (open === null) throw new Error('The worker entry must call openShop before the first request');
  return open;
}
