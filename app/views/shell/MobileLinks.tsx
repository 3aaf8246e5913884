import type {ReactNode} from 'react';

import type {MenuItem} from '../../pages/menus';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';

import {MenuLink} from './MenuLink';
import * as styles from './MainNavigation.css';

/** In the order of the menu: tasting sets, account, help, why us. */
const ICONS: readonly IconName[] = ['bag', 'user', 'help', 'leaf'];

type Props = {
  readonly icons: readonly MenuItem[];
  readonly business: MenuItem | undefined;
  readonly path: string;
  /** The way to the other language. */
  readonly children: ReactNode;
};

/** Below the menu of narrow screens: four buttons with icons, and the one for business customers (Specification, section 2, Header). */
export function MobileLinks({icons, business, path, children}: Props) {
  return (
    <div className={styles.below}>
      <ul className={styles.icons}>
        {icons.map((item, position) => (
          <li key={item.id}>
            <MenuLink item={item} path={path} className={styles.iconLink}>
              <Icon name={ICONS[position] ?? 'arrow'} size="large" />
              {item.title}
            </MenuLink>
          </li>
        ))}
      </ul>
      {business && (
        <Button href={business.url} variant="tertiary">
          {business.title}
        </Button>
      )}
      {children}
    </div>
  );
}
