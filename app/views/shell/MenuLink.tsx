import type {ReactNode} from 'react';

import type {MenuItem} from '../../pages/menus';
import {Link} from '../../ui/Link';

/** Returns `path` if an item of the menu leads there, at any depth, else '': the key of the menu's cached HTML. */
export function currentIn(menu: readonly MenuItem[], path: string): string {
  const isThere = ({url, items = []}: MenuItem): boolean => url === path || items.some(isThere);
  return menu.some(isThere) ? path : '';
}

type Props = {
  readonly item: MenuItem;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** Shows a menu item as a link that knows whether it leads to this page; words alone where its address is `#`. */
export function MenuLink({item, path, className, children = item.title}: Props) {
  if (item.url === '#') return <span className={className}>{children}</span>;
  return (
    <Link href={item.url} className={className} aria-current={item.url === path ? 'page' : undefined}>
      {children}
    </Link>
  );
}
