import {useNavigate} from '@remix-run/react';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';

import {TIMINGS} from '../../config/commerce';
import type {MenuItem} from '../../config/menus';
import {useTranslate} from '../../i18n/use-translate';
import {upTo} from '../../styles/breakpoints';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import {MenuLink} from './MenuLink';
import * as styles from './MobileMenu.css';
import {openOnWide} from './open-on-wide';
import {reachable} from './reachable';

/** In the order of the menu: tasting sets, account, help, why us. */
const ICONS: readonly IconName[] = ['bag', 'user', 'help', 'leaf'];

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
    <details className={styles.menu} onToggle={showFromTop} onKeyDown={closeOnEscape}>
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

/** Opening the menu scrolls to the main navigation, a little below the edge (Specification, section 2, Header). */
function showFromTop({currentTarget, target}: SyntheticEvent<HTMLDetailsElement>) {
  if (target !== currentTarget || !currentTarget.open) return;
  const top = document.getElementById('navigation')?.getBoundingClientRect().top ?? 0;
  scrollTo({top: top + scrollY - TIMINGS.mobileMenuScrollOffset});
}

function closeOnEscape({key, currentTarget}: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.removeAttribute('open');
  currentTarget.querySelector('summary')?.focus();
}

type BranchProps = {readonly item: MenuItem; readonly path: string; readonly level: 'first' | 'second'};

/** An item with children opens them instead of leading somewhere; its own page then stands among them, unless a child leads there. */
function Branch({item, path, level}: BranchProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  if (!item.items) {
    return (
      <li className={styles.item}>
        <MenuLink item={item} path={path} className={level === 'first' ? styles.first : styles.entry} />
      </li>
    );
  }
  // Toggling works up to `md` only (Specification, section 4, Header and menus); above, an item leads to its page.
  const follow = (event: MouseEvent) => {
    if (item.url === '#' || matchMedia(upTo('md')).matches || !CSS.supports('selector(::details-content)')) return;
    event.preventDefault();
    navigate(item.url);
  };
  const own = item.url === '#' || reachable(item.items, item.url) ? null : item;
  return (
    <li className={styles.item}>
      <details className={styles.branch} ref={openOnWide}>
        <summary className={styles[level]} onClick={follow}>
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
