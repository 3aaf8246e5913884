import type {MenuItem} from '../../pages/menus';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';

import * as styles from './GreenBar.css';
import {MenuLink} from './MenuLink';

type Props = {
  /** The last one is the call to action. */
  readonly items: readonly MenuItem[];
  readonly path: string;
};

/** Short ways to what is wanted most, on wide screens (Specification, section 2, Header). */
export function GreenBar({items, path}: Props) {
  const t = useTranslate();
  return (
    <nav className={styles.bar} aria-label={t('shell:header.highlights')}>
      <PageWidth>
        <ul className={styles.list}>
          {items.map((item, position) => {
            const last = position === items.length - 1;
            return (
              <li key={item.id} className={last ? styles.callToAction : undefined}>
                <MenuLink item={item} path={path} className={styles.link}>
                  {item.title}
                  {last && <Icon name="arrow" size="small" />}
                </MenuLink>
              </li>
            );
          })}
        </ul>
      </PageWidth>
    </nav>
  );
}
