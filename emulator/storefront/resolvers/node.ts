import type {SeedProduct} from '../../seed/types';
import {invalid, unsupported} from '../field';
import type {Source} from '../field';
import {parseGid} from '../gid';
import type {Gid} from '../gid';
import type {Scope} from '../scope';
import {articleById, blogById, pageById} from './content-queries';
import {mediaImage} from './image';
import {menuSource} from './menu';
import {metaobjectById} from './metaobject';
import {optionSources} from './option';
import {policySource} from './policy';
import {redirectById} from './redirect';
import {shopSource} from './shop';
import {video} from './video';

/**
 * Returns what a global id of the shop names; `null` where there is nothing under it.
 *
 * @throws {GraphQLError} for a text that is no global id and for types that are not emulated
 */
export function nodeById(id: string, scope: Scope): Source | null {
  const parsed = parseGid(id);
  if (parsed === null) throw invalid(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return ofCatalogue(parsed, scope) ?? ofContent(id, parsed, scope);
}

const CATALOGUE_TYPES: readonly string[] = [
  'Product',
  'ProductVariant',
  'ProductOption',
  'Collection',
  'MediaImage',
  'Video',
];

function ofCatalogue({type, key}: Gid, scope: Scope): Source | null {
  const {catalogue, pictures, videos} = scope.shop;
  switch (type) {
    case 'Product':
      return sourceOf(catalogue.product(Number(key)), scope.sources.product);
    case 'ProductVariant':
      return sourceOf(catalogue.variant(Number(key)), scope.sources.variant);
    case 'ProductOption':
      return optionById(Number(key), catalogue.product(Math.floor(Number(key) / 10)), scope);
    case 'Collection':
      return sourceOf(catalogue.collection(Number(key)), scope.sources.collection);
    case 'MediaImage':
      return Object.hasOwn(pictures, key) ? mediaImage(key, scope) : null;
    case 'Video':
      return Object.hasOwn(videos, key) ? video(key, scope) : null;
    default:
      return null;
  }
}

function ofContent(id: string, {type, key}: Gid, scope: Scope): Source | null {
  const {menus, policies} = scope.shop.content;
  const number = Number(key);
  switch (type) {
    case 'Page':
      return pageById(number, scope);
    case 'Blog':
      return blogById(number, scope);
    case 'Article':
      return articleById(number, scope);
    case 'Menu':
      return sourceOf(menus.find((menu) => menu.number === number) ?? null, (menu) => menuSource(menu, scope));
    case 'ShopPolicy': {
      const found = Object.values(policies).find((policy) => policy.number === number);
      return sourceOf(found ?? null, (policy) => policySource(policy, scope));
    }
    case 'Metaobject':
      return metaobjectById(number, scope);
    case 'UrlRedirect':
      return redirectById(id, scope);
    case 'Shop':
      return number === 1 ? shopSource(scope) : null;
    default:
      if (CATALOGUE_TYPES.includes(type)) return null;
      throw unsupported(`Node of type ${type}`);
  }
}

function optionById(number: number, product: SeedProduct | null, scope: Scope): Source | null {
  return product === null ? null : (optionSources(product, scope)[number % 10] ?? null);
}

function sourceOf<T>(item: T | null, source: (item: T) => Source): Source | null {
  return item === null ? null : source(item);
}
