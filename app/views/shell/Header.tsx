import type {ReactNode} from 'react';

import {BRAND} from '../../config/brand';
import {homePath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import {useTranslate} from '../../i18n/use-translate';
import {useFragment} from '../../framework/fragment-cache';
import type {MenuItem} from '../../pages/menus';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {CartCorner} from './CartCorner';
import * as styles from './Header.css';
import {LanguageSwitch} from './LanguageSwitch';
import {Logo} from '../parts/Logo';
import {MainNavigation} from './MainNavigation';
import * as mainNavigationStyles from './MainNavigation.css';
import {currentIn, MenuLink} from './MenuLink';
import {FoldedSearch, SearchForm} from './SearchForm';
import type {ShellProps} from './shell-props';

/** Of help and account; the two before them are words alone. */
const TOP_BAR_ICONS: readonly (IconName | null)[] = [null, null, 'help', 'user'];

/** Shows top bar, logo, main menu, cart and green bar (Specification, section 2, Header). */
export function Header({language, path, switchUrl, menus}: ShellProps) {
  const t = useTranslate();
  const [, business] = menus.topBar;
  const topBar = useFragment(
    () => 'top-bar',
    () =>
      menus.topBar.map((item, position) => {
        const icon = TOP_BAR_ICONS[position];
        return (
          <li key={item.id} className={styles.topBarItem}>
            <TextLink href={item.url} variant="quiet" className={styles.topBarLink}>
              {icon && <Icon name={icon} size="small" />}
              {item.title}
            </TextLink>
          </li>
        );
      }),
  );
  return (
    <header className={styles.header}>
      <PageWidth>
        <nav className={styles.topBar} aria-label={t('shell:header.service')}>
          <ul className={styles.topBarLinks} {...topBar} />
          <LanguageSwitch language={language} url={switchUrl} />
        </nav>
        <div className={styles.row}>
          <Link
            href={homePath(language)}
            className={styles.home}
            aria-label={t('shell:header.home', {shop: BRAND.name})}
          >
            <Logo />
          </Link>
          <div className={styles.navigation} id="navigation" tabIndex={-1}>
            <MainNavigation menu={menus.main} path={path}>
              <MobileLinks language={language} icons={menus.mobileIcons} business={business} path={path}>
                <LanguageSwitch language={language} url={switchUrl} />
              </MobileLinks>
            </MainNavigation>
          </div>
          <div className={styles.actions}>
            <div className={styles.roomyOnly}>
              <SearchForm key={language} tool="search" />
            </div>
            <div className={styles.foldedSearch}>
              <FoldedSearch key={`folded-${language}`} />
            </div>
            <CartCorner language={language} path={path} />
          </div>
        </div>
      </PageWidth>
      <GreenBar items={menus.greenBar} path={path} />
    </header>
  );
}

type Props = {
  /** The last one is the call to action. */
  readonly items: readonly MenuItem[];
  readonly path: string;
};

/** Short ways to what is wanted most, on wide screens (Specification, section 2, Header). */
function GreenBar({items, path}: Props) {
  const t = useTranslate();
  const links = useFragment(
    () => `green-bar ${currentIn(items, path)}`,
    () =>
      items.map((item, position) => {
        const last = position === items.length - 1;
        return (
          <li key={item.id} className={last ? styles.callToAction : undefined}>
            <MenuLink item={item} path={path} className={styles.greenBarLink}>
              {item.title}
              {last && <Icon name="arrow" size="small" />}
            </MenuLink>
          </li>
        );
      }),
  );
  return (
    <nav className={styles.greenBar} aria-label={t('shell:header.highlights')}>
      <PageWidth>
        <ul className={styles.greenBarList} {...links} />
      </PageWidth>
    </nav>
  );
}

/** In the order of the menu: tasting sets, account, help, why us. */
const ICONS: readonly IconName[] = ['bag', 'user', 'help', 'leaf'];

type MobileLinksProps = Pick<ShellProps, 'language'> & {
  readonly icons: readonly MenuItem[];
  readonly business: MenuItem | undefined;
  readonly path: string;
  /** The way to the other language. */
  readonly children: ReactNode;
};

/**
 * Below the menu of narrow screens: four buttons with icons, and the one for business customers (Specification, section 2,
 * Header); the way to an order is the shop's own.
 */
function MobileLinks({language, icons, business, path, children}: MobileLinksProps) {
  const t = useTranslate();
  const links = useFragment(
    () => `mobile-links ${currentIn(icons, path)}`,
    () =>
      icons.map((item, position) => (
        <li key={item.id}>
          <MenuLink item={item} path={path} className={mainNavigationStyles.iconLink}>
            <Icon name={ICONS[position] ?? 'arrow'} size="large" />
            {item.title}
          </MenuLink>
        </li>
      )),
  );
  return (
    <div className={mainNavigationStyles.below}>
      <ul className={mainNavigationStyles.icons} {...links} />
      <Button href={servicePath(language, 'order')} variant="tertiary">
        {t('shell:footer.legal.order')}
      </Button>
      {business && (
        <Button href={business.url} variant="tertiary">
          {business.title}
        </Button>
      )}
      {children}
    </div>
  );
}
