import {useRef, type ReactNode} from 'react';

import {TIMINGS} from '../../config/commerce';
import type {MenuItem} from '../../pages/menus';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import {MainMenuBranch} from './MainMenuBranch';
import * as styles from './MainNavigation.css';
import {MenuLink} from './MenuLink';
import {useDisclosures} from './use-disclosures';

type Props = {
  readonly menu: readonly MenuItem[];
  readonly path: string;
  /** What stands below the menu on narrow screens. */
  readonly children: ReactNode;
};

/**
 * The main menu, three levels, in the document once: on wide screens a row whose sheets open under the pointer or by a button, on
 * narrow ones a sheet behind the hamburger. All of it opens without a script: a `<details>` shows or hides what stands beside it.
 */
export function MainNavigation({menu, path, children}: Props) {
  const t = useTranslate();
  const hamburger = useRef<HTMLDetailsElement>(null);
  const {state, toggle, listeners} = useDisclosures(path);
  const closeOnEscape = ({key}: {readonly key: string}) => {
    if (key !== 'Escape' || !hamburger.current?.open) return;
    hamburger.current.removeAttribute('open');
    hamburger.current.querySelector('summary')?.focus();
  };
  return (
    <div className={styles.frame} onKeyDown={closeOnEscape}>
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
      <nav className={styles.sheet} aria-label={t('shell:header.navigation')}>
        <ul className={styles.list} {...listeners}>
          {menu.map((item) =>
            item.items ? (
              <MainMenuBranch key={item.id} item={item} items={item.items} path={path} state={state} toggle={toggle} />
            ) : (
              <li key={item.id} className={styles.item}>
                <MenuLink item={item} path={path} className={styles.top} />
              </li>
            ),
          )}
        </ul>
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
