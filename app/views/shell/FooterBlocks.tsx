import {BRAND} from '../../config/brand';
import {CARRIERS, PAYMENT_METHODS} from '../../config/checkout';
import {RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {Language} from '../../config/languages';
import type {ShopReviews} from '../../config/site-settings';
import {hasShortFooter, footerColumns} from '../../domain/menu';
import {money} from '../../domain/money';
import {useFragment} from '../../framework/fragment-cache';
import {useFormat, TextScope, useTranslate} from '../../i18n/use-translate';
import type {TextsOf} from '../../i18n/catalogue';
import type {MenuItem} from '../../pages/menus';
import {loginPath, profilePath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import {Icon} from '../../ui/Icon';
import {TextLink} from '../../ui/TextLink';
import {textLink} from '../../ui/TextLink.css';
import * as styles from './Footer.css';
import {FooterService} from './FooterService';
import {currentIn, MenuLink} from './MenuLink';

/** What the blocks of the footer say in one language. */
export type FooterContent = {readonly texts: TextsOf<'footer'>; readonly menu: readonly MenuItem[]};

export type FooterBlocksProps = {
  readonly language: Language;
  readonly path: string;
  readonly reviews: ShopReviews | null;
  readonly content: FooterContent;
};

/** Shows what stands in the footer above its last lines; less on cart and account pages (Specification, section 2, Footer). */
export function FooterBlocks({language, path, reviews, content: {texts, menu}}: FooterBlocksProps) {
  return (
    <TextScope texts={texts}>
      {hasShortFooter(path) ? (
        <FooterCare language={language} />
      ) : (
        <>
          <FooterService language={language} reviews={reviews} />
          <FooterMarks />
          <FooterLinkLists menu={menu} path={path} />
        </>
      )}
    </TextScope>
  );
}

/** The ways to pay. */
function PaymentMarks() {
  const t = useTranslate<'footer'>();
  return <Marks title={t('footer:payment.title')} folder="payment" marks={PAYMENT_METHODS} />;
}

/** The footer's second row: payment, carriers, social networks (Specification, section 2, Footer). */
function FooterMarks() {
  const t = useTranslate<'footer'>();
  const marks = useFragment(
    () => 'footer-marks',
    () => (
      <>
        <PaymentMarks />
        <Marks title={t('footer:carriers.title')} folder="carrier" marks={CARRIERS} />
        <section>
          <h2 className={styles.title}>{t('footer:social.title')}</h2>
          <ul className={styles.inRow}>
            {Object.values(BRAND.social).map((network) => (
              <li key={network.url}>
                <TextLink href={network.url} variant="quiet">
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

type MarksProps = {
  readonly title: string;
  readonly folder: 'payment' | 'carrier';
  readonly marks: readonly {readonly name: string; readonly mark: string}[];
};

function Marks({title, folder, marks}: MarksProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map(({name, mark}) => (
          <li key={mark}>
            <img
              className={styles.mark}
              src={`/assets/img/footer/${folder}/${mark}.webp`}
              alt={name}
              width={112}
              height={40}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The footer of cart and account: who helps, what is safe, how to pay (Specification, section 2, Footer; section 9, Customer care). */
function FooterCare({language}: Pick<FooterBlocksProps, 'language'>) {
  const t = useTranslate<'footer'>();
  const {monday, otherDays} = BRAND.careHours;
  const format = useFormat();
  return (
    <div className={styles.blocks}>
      <section>
        <h2 className={styles.title}>{t('footer:care.title')}</h2>
        <ul className={styles.plain}>
          <li>
            <TextLink href={BRAND.phone.href} variant="quiet">
              {t('footer:care.phone', {phone: BRAND.phone.display})}
            </TextLink>
          </li>
          <li>
            <TextLink href={servicePath(language, 'contact')} variant="quiet">
              {t('footer:care.contact')}
            </TextLink>
          </li>
          <li>
            <TextLink href={loginPath(profilePath(language))} variant="quiet">
              {t('footer:care.profile')}
            </TextLink>
          </li>
        </ul>
        <p className={styles.note}>{t('footer:care.monday', {opens: monday.opens, closes: monday.closes})}</p>
        <p className={styles.note}>{t('footer:care.otherDays', {opens: otherDays.opens, closes: otherDays.closes})}</p>
      </section>
      <section>
        <h2 className={styles.title}>{t('footer:safe.title')}</h2>
        <ul className={styles.plain}>
          <li>{t('footer:safe.returns', {days: RETURN_DAYS})}</li>
          <li>{t('footer:safe.shipping', {amount: format.amount(money(SHIPPING.freeFromCents))})}</li>
        </ul>
      </section>
      <PaymentMarks />
    </div>
  );
}

type FooterLinkListsProps = Pick<FooterBlocksProps, 'path'> & {readonly menu: readonly MenuItem[]};

/**
 * The lists of links into the shop, cut into columns (Specification, section 9, Footer SEO link columns). On narrow screens they are
 * folded: who scrolls to the end of a page looks for help there, not for a second menu.
 */
function FooterLinkLists({menu, path}: FooterLinkListsProps) {
  const t = useTranslate<'footer'>();
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
      <details className={styles.fold}>
        <summary className={styles.foldTitle}>
          <h2 className={styles.listsTitle} id="footer-links">
            {t('footer:links.title')}
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
