import type {MenuItem} from '../../config/menus';
import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import {MenuLink} from './MenuLink';
import * as styles from './MobileMenu.css';
import {reachable} from './reachable';

/** In the order of the menu: tasting sets, equipment, gifts, sale. */
const ICONS: readonly IconName[] = ['bag', 'kettle', 'gift', 'tag'];

type Props = {
  readonly menu: readonly MenuItem[];
  readonly icons: readonly MenuItem[];
  readonly business: MenuItem | undefined;
  readonly path: string;
};

/** The main menu of narrow screens: disclosures in a disclosure, so that it opens without a script. */
export function MobileMenu({menu, icons, business, path}: Props) {
  const t = useTranslate();
  return (
    <details className={styles.menu}>
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size="large" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size="large" />
        </span>
        <VisuallyHidden>{t('shell:header.menu')}</VisuallyHidden>
      </summary>
      <nav className={styles.sheet} aria-label={t('shell:header.navigation')}>
        <ul className={styles.items}>
          {menu.map((item) => (
            <Branch key={item.id} item={item} path={path} level="first" />
          ))}
        </ul>
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
      </nav>
    </details>
  );
}

type BranchProps = {readonly item: MenuItem; readonly path: string; readonly level: 'first' | 'second'};

/** An item with children opens them instead of leading somewhere; its own page then stands among them, unless a child leads there. */
function Branch({item, path, level}: BranchProps) {
  const t = useTranslate();
  if (!item.items) {
    return (
      <li className={styles.item}>
        <MenuLink item={item} path={path} className={level === 'first' ? styles.first : styles.entry} />
      </li>
    );
  }
  const own = item.url === '#' || reachable(item.items, item.url) ? null : item;
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles[level]}>
          {item.title}
          <span className={styles.chevron}>
            <Icon name="chevron" size="small" />
          </span>
        </summary>
        <ul className={styles.inner}>
          {own && (
            <li>
              <MenuLink item={own} path={path} className={styles.entry}>
                {t('shell:header.all', {title: own.title})}
              </MenuLink>
            </li>
          )}
          {item.items.map((child) => (
            <Branch key={child.id} item={child} path={path} level="second" />
          ))}
        </ul>
      </details>
    </li>
  );
}
