import type {MenuItem} from '../../pages/menus';

/**
 * Tells whether a link among `items` leads to `url`, at any depth. An item with children counts only through them: it
 * opens, it does not lead.
 */
export function reachable(items: readonly MenuItem[], url: string): boolean {
  return items.some((item) => (item.items ? reachable(item.items, url) : item.url === url));
}
