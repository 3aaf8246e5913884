import type {MenuItem} from '../../pages/menus';
import type {MenuState} from '../../domain/menu';
import {useTranslate} from '../../i18n/use-translate';
import {classNames} from '../../ui/class-names';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './MainNavigation.css';
import {MenuLink} from './MenuLink';
import {reachable} from './reachable';

type Props = {
  readonly item: MenuItem;
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly state: MenuState;
  readonly toggle: (id: string) => void;
};

/** An item of the first level with what is below it. The button comes with the script that it needs. */
export function MainMenuBranch({item, items, path, state, toggle}: Props) {
  const t = useTranslate();
  const id = item.id.split('/').at(-1) ?? '';
  const groups = items.filter((each) => each.items);
  const single = items.filter((each) => !each.items);
  const open = state.expanded === id;
  return (
    <li
      // More than two groups stand side by side on a sheet that is too wide to begin below its item.
      className={classNames(styles.item, groups.length > 2 && styles.wideItem)}
      data-item={id}
      data-open={open || undefined}
      data-dismissed={state.dismissed || undefined}
    >
      <Fold item={item} path={path} level="first" />
      <MenuLink item={item} path={path} className={styles.topParent} />
      {state.scripted && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`menu-${id}`}
          onClick={() => toggle(id)}
        >
          <VisuallyHidden>{t('shell:header.open', {title: item.title})}</VisuallyHidden>
        </button>
      )}
      <div className={styles.panel} id={state.scripted ? `menu-${id}` : undefined}>
        {groups.map((group) => (
          <div key={group.id} className={styles.column}>
            <Fold item={group} path={path} level="second" />
            <MenuLink item={group} path={path} className={styles.heading} />
            <Entries of={group} items={group.items ?? []} path={path} />
          </div>
        ))}
        {single.length > 0 && (
          <div className={styles.column}>
            <Entries of={item} items={single} path={path} />
          </div>
        )}
      </div>
    </li>
  );
}

type FoldProps = {readonly item: MenuItem; readonly path: string; readonly level: 'first' | 'second'};

/** Up to `md` an item with children shows and hides them instead of leading somewhere (Specification, section 4, Header and menus). */
function Fold({item, path, level}: FoldProps) {
  return (
    <details key={path} className={styles.fold}>
      <summary className={styles[level]}>{item.title}</summary>
    </details>
  );
}

type EntriesProps = {readonly of: MenuItem; readonly items: readonly MenuItem[]; readonly path: string};

/** The links of a group; where the group only folds, its own page stands among them, unless a child leads there. */
function Entries({of, items, path}: EntriesProps) {
  const t = useTranslate();
  return (
    <ul className={styles.entries}>
      {of.url !== '#' && !reachable(items, of.url) && (
        <li className={styles.own}>
          <MenuLink item={of} path={path} className={styles.entry}>
            {t('shell:header.all', {title: of.title})}
          </MenuLink>
        </li>
      )}
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} path={path} className={styles.entry} />
        </li>
      ))}
    </ul>
  );
}
