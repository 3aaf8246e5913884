import {useRef, useEffect, useReducer, type FocusEvent, type ReactNode} from 'react';

import {TIMINGS} from '../../config/commerce';
import {MENU_BEFORE_SCRIPT, menuReducer, type MenuState} from '../../domain/menu';
import {useFragment} from '../../framework/fragment-cache';
import type {MenuItem} from '../../pages/menus';
import {useTranslate} from '../../i18n/use-translate';
import {classNames} from '../../ui/class-names';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './MainNavigation.css';
import {currentIn, MenuLink} from './MenuLink';
import {reachable} from './reachable';

type Props = {
  readonly menu: readonly MenuItem[];
  readonly path: string;
  /** What stands below the menu on narrow screens. */
  readonly children: ReactNode;
};

/**
 * Shows the main menu, three levels, in the document once: on wide screens a row whose sheets open under the pointer or
 * by a button, on narrow ones a sheet behind the hamburger. All of it opens without a script: a `<details>` shows or
 * hides what stands beside it.
 */
export function MainNavigation({menu, path, children}: Props) {
  const t = useTranslate();
  const hamburger = useRef<HTMLDetailsElement>(null);
  const {state, toggle, listeners} = useDisclosures(path);
  const branches = useFragment(
    () => `main-menu ${currentIn(menu, path)}`,
    () =>
      menu.map((item) =>
        item.items ? (
          <MainMenuBranch key={item.id} item={item} items={item.items} path={path} state={state} toggle={toggle} />
        ) : (
          <li key={item.id} className={styles.item}>
            <MenuLink item={item} path={path} className={styles.top} />
          </li>
        ),
      ),
  );
  const closeOnEscape = ({key}: {readonly key: string}) => {
    if (key !== 'Escape' || !hamburger.current?.open) return;
    hamburger.current.removeAttribute('open');
    hamburger.current.querySelector('summary')?.focus();
  };
  // Open it would hide what has the focus now. A press beside the words of the sheet gives the focus to what stands around it.
  const closeBehind = ({currentTarget, relatedTarget}: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || currentTarget.parentElement?.contains(relatedTarget)) return;
    hamburger.current?.removeAttribute('open');
  };
  // A link to the page itself, as it is without its filters, changes no path.
  const closeOnLink = ({target}: {readonly target: EventTarget}) => {
    if (target instanceof Element && target.closest('a')) hamburger.current?.removeAttribute('open');
  };
  return (
    <div className={styles.frame} onKeyDown={closeOnEscape} onBlur={closeBehind}>
      {/* A page of its own begins with a closed menu. */}
      <details key={path} className={styles.hamburger} ref={hamburger} onToggle={showFromTop}>
        <summary className={styles.hamburgerButton}>
          <span className={styles.whenClosed}>
            <Icon name="menu" size="large" />
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" size="large" />
          </span>
          <VisuallyHidden>{t('shell:header.menu')}</VisuallyHidden>
        </summary>
      </details>
      <nav className={styles.sheet} onClick={closeOnLink} aria-label={t('shell:header.navigation')}>
        <ul className={styles.list} {...listeners} {...branches} />
        {children}
      </nav>
    </div>
  );
}

/** Opening the menu scrolls to the main navigation, a little below the edge (Specification, section 2, Header). */
function showFromTop({currentTarget}: {readonly currentTarget: HTMLDetailsElement}) {
  if (!currentTarget.open) return;
  const top = document.getElementById('navigation')?.getBoundingClientRect().top ?? 0;
  scrollTo({top: top + scrollY - TIMINGS.mobileMenuScrollOffset});
}

type MainMenuBranchProps = {
  readonly item: MenuItem;
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly state: MenuState;
  readonly toggle: (id: string) => void;
};

/** An item of the first level with what is below it. The button comes with the script that it needs. */
function MainMenuBranch({item, items, path, state, toggle}: MainMenuBranchProps) {
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
      {/* Up to `md` it shows and hides its children instead of leading somewhere (Specification, section 4, Header and menus). */}
      <details key={path} className={styles.fold}>
        <summary className={styles.first}>{item.title}</summary>
      </details>
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
            <MenuLink item={group} path={path} className={styles.heading} />
            <Entries items={group.items ?? []} path={path} />
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

type EntriesProps = {readonly of?: MenuItem; readonly items: readonly MenuItem[]; readonly path: string};

/** The links of a group; of an item that only folds its own page stands among them, unless a child leads there. */
function Entries({of, items, path}: EntriesProps) {
  const t = useTranslate();
  return (
    <ul className={styles.entries}>
      {of && of.url !== '#' && !reachable(items, of.url) && (
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

/**
 * Panels below links, each with a button that opens it, as in the ARIA practices' disclosure navigation with top-level
 * links; under the pointer they open by style. Escape closes both kinds wherever the focus is (WCAG 2.2, 1.4.13).
 * @param path of the page: following a link closes the panel that it stands in
 */
function useDisclosures(path: string) {
  const [state, tell]: [MenuState, (event: Parameters<typeof menuReducer>[1]) => void] = useReducer(
    menuReducer,
    MENU_BEFORE_SCRIPT,
  );
  useEffect(() => {
    tell({type: 'page', focused: document.activeElement?.closest('[data-item]')?.getAttribute('data-item') ?? null});
  }, [path]);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const focused = document.activeElement;
      const item = focused?.closest('[data-item]');
      // From inside a panel the focus goes back to what opens it.
      if (focused?.parentElement !== item) item?.querySelector('button')?.focus();
      tell({type: 'escape'});
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const welcome = () => tell({type: 'pointer'});
  return {
    state,
    toggle: (id: string) => tell({type: 'toggle', id}),
    listeners: {
      onPointerEnter: welcome,
      onPointerLeave: welcome,
      onBlur: ({currentTarget, relatedTarget}: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        tell({type: 'leave'});
      },
    },
  };
}
