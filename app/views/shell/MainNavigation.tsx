import type {MenuItem} from '../../config/menus';
import {useTranslate} from '../../i18n/use-translate';

import {classNames} from '../../ui/class-names';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './MainNavigation.css';
import {MenuLink} from './MenuLink';
import {useDisclosures} from './use-disclosures';

type Props = {readonly menu: readonly MenuItem[]; readonly path: string};

/** The main menu of wide screens: three levels, the lower two on a sheet that opens under the pointer or by its own button. */
export function MainNavigation({menu, path}: Props) {
  const t = useTranslate();
  const {scripted, expanded, dismissed, toggle, listeners} = useDisclosures(path);
  return (
    <nav className={styles.navigation[scripted ? 'scripted' : 'plain']} aria-label={t('shell:header.navigation')}>
      <ul className={styles.list} {...listeners}>
        {menu.map((item) => (
          <li
            key={item.id}
            className={classNames(styles.item, hasWideSheet(item) && styles.wideItem)}
            id={itemId(item)}
            data-item=""
            data-open={expanded === itemId(item) || undefined}
            data-dismissed={dismissed || undefined}
          >
            <MenuLink item={item} path={path} className={styles.top} />
            {item.items && (
              <>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={expanded === itemId(item)}
                  aria-controls={panelId(item)}
                  onClick={() => toggle(itemId(item))}
                >
                  <Icon name="chevron" size="small" />
                  <VisuallyHidden>{t('shell:header.open', {title: item.title})}</VisuallyHidden>
                </button>
                <Panel id={panelId(item)} items={item.items} path={path} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** More than two groups stand side by side. */
function hasWideSheet({items = []}: MenuItem): boolean {
  return items.filter((item) => item.items).length > 2;
}

function itemId({id}: MenuItem): string {
  return `menu-${id.split('/').at(-1) ?? ''}`;
}

function panelId(item: MenuItem): string {
  return `${itemId(item)}-panel`;
}

function Panel({id, items, path}: {readonly id: string; readonly items: readonly MenuItem[]; readonly path: string}) {
  const groups = items.filter((item) => item.items);
  const single = items.filter((item) => !item.items);
  return (
    <div className={styles.panel} id={id} data-panel="">
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
