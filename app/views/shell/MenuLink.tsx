import type {ReactNode} from 'react';

import type {MenuItem} from '../../pages/menus';
import {Link} from '../../ui/Link';

type Props = {
  readonly item: MenuItem;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A menu item as a link that knows whether it leads to this page; words alone where its address is `#`. */
export function MenuLink({item, path, className, children = item.title}: Props) {
  if (item.url === '#') return <span className={className}>{children}</span>;
  return (
    <Link href={item.url} className={className} aria-current={item.url === path ? 'page' : undefined}>
      {children}
    </Link>
  );
}
