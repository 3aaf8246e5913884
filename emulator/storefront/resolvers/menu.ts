import type {StoreMenu, StoreMenuItem, StoreTarget} from '../../seed/store-types';
import {inLanguage} from '../catalogue';
import {lazy} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import type {Scope} from '../scope';

/** Returns a `Menu`. */
export function menuSource(menu: StoreMenu, scope: Scope): Source {
  return {
    __typename: 'Menu',
    id: gid('Menu', menu.number),
    handle: menu.handle,
    title: inLanguage(menu.title, scope.language),
    itemsCount: menu.items.reduce((sum, item) => sum + countOf(item), 0),
    items: menu.items.map((item, index) => itemSource(item, menu.number * 100 + index, scope)),
  };
}

function countOf({items = []}: StoreMenuItem): number {
  return 1 + items.reduce((sum, item) => sum + countOf(item), 0);
}

function itemSource(item: StoreMenuItem, number: number, scope: Scope): Source {
  const resourceId = resourceOf(item.target, scope);
  return {
    __typename: 'MenuItem',
    id: gid('MenuItem', number),
    title: inLanguage(item.title, scope.language),
    type: item.target.kind,
    tags: item.tags ?? [],
    resourceId,
    resource: lazy(() => (resourceId === null ? null : scope.sources.node(resourceId))),
    url: addressOf(item.target, resourceId, scope),
    items: (item.items ?? []).map((below, index) => itemSource(below, number * 100 + index, scope)),
  };
}

const TYPES = {COLLECTION: 'Collection', PRODUCT: 'Product', PAGE: 'Page', BLOG: 'Blog'} as const;
const FOLDERS = {COLLECTION: 'collections', PRODUCT: 'products', PAGE: 'pages', BLOG: 'blogs'} as const;
const PLACES = {FRONTPAGE: '/', SEARCH: '/search', CATALOG: '/collections/all'} as const;

function resourceOf(target: StoreTarget, {shop}: Scope): string | null {
  if ('number' in target) return gid(TYPES[target.kind], target.number);
  if (target.kind !== 'SHOP_POLICY') return null;
  const policy = shop.content.policies[target.policy];
  return policy === undefined ? null : gid('ShopPolicy', policy.number);
}

/** The address in the platform's own online store; a storefront maps it to its own. */
function addressOf(target: StoreTarget, resourceId: string | null, scope: Scope): string | null {
  if (target.kind === 'HTTP') return target.url;
  const at = (path: string) => new URL(path, scope.primaryOrigin).href;
  if ('number' in target) {
    const handle = resourceId === null ? undefined : scope.sources.node(resourceId)?.['handle'];
    return typeof handle === 'string' ? at(`/${FOLDERS[target.kind]}/${handle}`) : null;
  }
  if (target.kind === 'SHOP_POLICY') {
    const policy = scope.shop.content.policies[target.policy];
    return policy === undefined ? null : at(`/policies/${inLanguage(policy.handle, scope.language)}`);
  }
  return at(PLACES[target.kind]);
}
