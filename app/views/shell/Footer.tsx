import {BRAND} from '../../config/brand';
import {RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {hasShortFooter, footerColumns} from '../../domain/menu';
import type {ShopReviews} from '../../config/site-settings';
import {useFragment} from '../../framework/fragment-cache';
import {money} from '../../domain/money';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {loginPath, profilePath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import {above} from '../../styles/breakpoints';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {textLink} from '../../ui/TextLink.css';
import {Logo} from '../parts/Logo';
import * as styles from './Footer.css';
import {FooterLegal} from './FooterLegal';
import {FooterService} from './FooterService';
import {currentIn, MenuLink} from './MenuLink';
import type {ShellProps} from './shell-props';
import treeline from './treeline.svg';

type Props = ShellProps & {
  readonly year: number;
  readonly footnote: string | null;
  readonly reviews: ShopReviews | null;
};

/** The end of every page but the 404 page; shorter on cart and account pages (Specification, section 2, Footer). */
export function Footer({language, path, switchUrl, menus, year, footnote, reviews}: Props) {
  const short = hasShortFooter(path);
  return (
    <footer id="footer" tabIndex={-1} className={styles.outside}>
      <Treeline />
      <div className={styles.ground}>
        <PageWidth>
          <Logo tone="onForest" />
          {short ? <FooterCare language={language} /> : <FooterService language={language} reviews={reviews} />}
          {!short && <FooterMarks />}
          {!short && <FooterLinkLists menu={menus.footer} path={path} />}
          <FooterLegal language={language} path={path} switchUrl={switchUrl} year={year} footnote={footnote} />
        </PageWidth>
      </div>
    </footer>
  );
}

/**
 * Where the page ends, the forest begins: morning behind two rows of trunks, cut from paper. Decoration alone, and far down: a
 * file of its own, fetched when somebody comes near. Its hills stretch with the screen, the trunks keep to its sides and the sun to the
 * middle, so that the clearing is open at every width.
 */
function Treeline() {
  return <img className={styles.treeline} src={treeline} alt="" width={1400} height={170} loading="lazy" />;
}

/** The ways to pay. */
function PaymentMarks() {
  const t = useTranslate();
  return <Marks title={t('shell:footer.payment.title')} marks={PAYMENT_MARKS} />;
}

/** The footer's second row: payment, carriers, social networks (Specification, section 2, Footer). */
function FooterMarks() {
  const t = useTranslate();
  const marks = useFragment(
    () => 'footer-marks',
    () => (
      <>
        <PaymentMarks />
        <Marks title={t('shell:footer.carriers.title')} marks={CARRIER_MARKS} />
        <section>
          <h2 className={styles.title}>{t('shell:footer.social.title')}</h2>
          <ul className={styles.inRow}>
            {Object.values(BRAND.social).map((network) => (
              <li key={network.url}>
                <TextLink href={network.url} variant="quiet" newTab={t('common:newTab')}>
                  {network.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      </>
    ),
  );
  return <div className={styles.strip} {...marks} />;
}

function Marks({title, marks}: {readonly title: string; readonly marks: readonly FooterMark[]}) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map(({name, src}) => (
          <li key={src}>
            <img className={styles.mark} src={src} alt={name} width={112} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A mark in the footer: its name, and its drawing below `/assets/img/footer/`. */
type FooterMark = {readonly name: string; readonly src: string};

const drawn = (kind: 'payment' | 'carrier', file: string, name: string): FooterMark => ({
  name,
  src: `/assets/img/footer/${kind}/${file}.webp`,
});

/** The nine ways to pay (Specification, section 2, Footer): two wallets, pay later, a digital wallet, two cards, three regional transfers. */
const PAYMENT_MARKS: readonly FooterMark[] = [
  drawn('payment', 'apple-pay', 'Apple Pay'),
  drawn('payment', 'google-pay', 'Google Pay'),
  drawn('payment', 'klarna', 'Klarna'),
  drawn('payment', 'paypal', 'PayPal'),
  drawn('payment', 'visa', 'Visa'),
  drawn('payment', 'mastercard', 'Mastercard'),
  drawn('payment', 'eps', 'EPS'),
  drawn('payment', 'ideal', 'iDEAL'),
  drawn('payment', 'bancontact', 'Bancontact'),
];

const CARRIER_MARKS: readonly FooterMark[] = [drawn('carrier', 'dhl', 'DHL')];

/** The footer of cart and account: who helps, what is safe, how to pay (Specification, section 2, Footer; section 9, Customer care). */
function FooterCare({language}: Pick<ShellProps, 'language'>) {
  const t = useTranslate();
  const {monday, otherDays} = BRAND.careHours;
  const format = useFormat();
  return (
    <div className={styles.blocks}>
      <section>
        <h2 className={styles.title}>{t('shell:footer.care.title')}</h2>
        <ul className={styles.plain}>
          <li>
            <TextLink href={BRAND.phone.href} variant="quiet">
              {t('shell:footer.care.phone', {phone: BRAND.phone.display})}
            </TextLink>
          </li>
          <li>
            <TextLink href={servicePath(language, 'contact')} variant="quiet">
              {t('shell:footer.care.contact')}
            </TextLink>
          </li>
          <li>
            <TextLink href={loginPath(profilePath(language))} variant="quiet">
              {t('shell:footer.care.profile')}
            </TextLink>
          </li>
        </ul>
        <p className={styles.note}>{t('shell:footer.care.monday', {opens: monday.opens, closes: monday.closes})}</p>
        <p className={styles.note}>
          {t('shell:footer.care.otherDays', {opens: otherDays.opens, closes: otherDays.closes})}
        </p>
      </section>
      <section>
        <h2 className={styles.title}>{t('shell:footer.safe.title')}</h2>
        <ul className={styles.plain}>
          <li>{t('shell:footer.safe.returns', {days: RETURN_DAYS})}</li>
          <li>{t('shell:footer.safe.shipping', {amount: format.money(money(SHIPPING.freeFromCents))})}</li>
        </ul>
      </section>
      <PaymentMarks />
    </div>
  );
}

type FooterLinkListsProps = Pick<ShellProps, 'path'> & {readonly menu: ShellProps['menus']['footer']};

/**
 * The lists of links into the shop, cut into columns (Specification, section 9, Footer SEO link columns). On narrow screens they are
 * folded: who scrolls to the end of a page looks for help there, not for a second menu.
 */
function FooterLinkLists({menu, path}: FooterLinkListsProps) {
  const t = useTranslate();
  const lists = useFragment(
    () => `footer-menu ${currentIn(menu, path)}`,
    () =>
      footerColumns(menu).map(({item, columns}) => (
        <section key={item.id}>
          <h3 className={styles.listTitle}>
            <MenuLink item={item} path={path} className={textLink.quiet} />
          </h3>
          <div className={styles.listColumns}>
            {columns.map((links) => (
              <ul key={links[0]?.id} className={styles.plain}>
                {links.map((link) => (
                  <li key={link.id}>
                    <MenuLink item={link} path={path} className={textLink.quiet} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </section>
      )),
  );
  return (
    <nav className={styles.listsFrame} aria-labelledby="footer-links">
      <details className={styles.fold} ref={openOnWide}>
        <summary className={styles.foldTitle}>
          <h2 className={styles.listsTitle} id="footer-links">
            {t('shell:footer.links.title')}
          </h2>
          <span className={styles.foldMark}>
            <Icon name="chevron" size="small" />
          </span>
        </summary>
        <div className={styles.lists} {...lists} />
      </details>
    </nav>
  );
}

/** For what styles show unfolded from tablets on: says so to screen readers too. */
function openOnWide(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia(above('md')).matches) fold.setAttribute('open', '');
}
