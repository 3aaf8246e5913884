import type {MenuItem} from '../../config/menus';
import {useTranslate} from '../../i18n/use-translate';

import * as styles from './MainNavigation.css';
import {MenuLink} from './MenuLink';

type Props = {readonly menu: readonly MenuItem[]; readonly path: string};

/** The main menu of wide screens: three levels, the lower two on a sheet that opens under the pointer or the keyboard's focus. */
export function MainNavigation({menu, path}: Props) {
  const t = useTranslate();
  return (
    <nav aria-label={t('shell:header.navigation')}>
      <ul className={styles.list}>
        {menu.map((item) => (
          <li key={item.id} className={styles.item}>
            <MenuLink item={item} path={path} className={styles.top} />
            {item.items && <Panel items={item.items} path={path} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({items, path}: {readonly items: readonly MenuItem[]; readonly path: string}) {
  const groups = items.filter((item) => item.items);
  const single = items.filter((item) => !item.items);
  return (
    <div className={styles.panel}>
      {groups.map((group) => (
        <div key={group.id} className={styles.column}>
          <MenuLink item={group} path={path} className={styles.heading} />
          <Entries items={group.items ?? []} path={path} />
        </div>
      ))}
      {single.length > 0 && (
        <div className={styles.column}>
          <Entries items={single} path={path} />
        </div>
      )}
    </div>
  );
}

function Entries({items, path}: {readonly items: readonly MenuItem[]; readonly path: string}) {
  return (
    <ul className={styles.column}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} path={path} className={styles.entry} />
        </li>
      ))}
    </ul>
  );
}
