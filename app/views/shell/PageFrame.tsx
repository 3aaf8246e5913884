import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';

import type {Language} from '../../config/languages';
import type {ShopReviews} from '../../config/site-settings';
import {useTranslate} from '../../i18n/use-translate';
import {contentPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {ConsentForm, useConsentForm} from './ConsentForm';
import {Footer} from './Footer';
import {Header} from './Header';
import * as styles from './PageFrame.css';
import type {ShellProps} from './shell-props';
import {StatutoryLinks} from './FooterLegal';

type Props = ShellProps & {
  /** Of the copyright line; the worker's clock says it. */
  readonly year: number;
  /** A note of the editors at the end of the page. */
  readonly footnote?: string | null;
  /** The trust figure of the footer. */
  readonly reviews?: ShopReviews | null;
  /** `false` where the page itself asks for consent. */
  readonly consentBanner?: boolean;
  /** `false` on the 404 page (Specification, section 2, Layout on every page). */
  readonly footer?: boolean;
  readonly skipTargets?: readonly SkipTarget[];
  readonly children: ReactNode;
};

/** Shows what stands around every page. The page itself is the content of `<main id="content">`. */
export function PageFrame(props: Props) {
  const {footer = true, consentBanner = true, skipTargets, year, footnote, reviews, children, ...shell} = props;
  const t = useTranslate();
  return (
    <>
      <SkipLinks footer={footer} {...(skipTargets ? {targets: skipTargets} : {})} />
      {consentBanner && <ConsentBanner language={shell.language} />}
      <Header {...shell} />
      <main id="content" tabIndex={-1}>
        {children}
        {!footer && (
          <PageWidth>
            <nav aria-label={t('shell:footer.legal.label')}>
              <ul className={styles.statutory}>
                <StatutoryLinks language={shell.language} path={shell.path} />
              </ul>
            </nav>
          </PageWidth>
        )}
      </main>
      {footer && (
        <Footer
          language={shell.language}
          path={shell.path}
          switchUrl={shell.switchUrl}
          year={year}
          footnote={footnote ?? null}
          reviews={reviews ?? null}
        />
      )}
    </>
  );
}

/**
 * Asks what the visitor allows. It stands in every document, the same for everyone, and styles show it while the document
 * says that nothing is decided yet.
 */
function ConsentBanner({language}: {readonly language: Language}) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  // The banner disappears with the focus in it: whoever goes by keyboard goes on at the page's content.
  const submit = useConsentForm(() => document.getElementById('content')?.focus({preventScroll: true}));
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <h2 className={styles.title} id="consent-title">
        {t('shell:consent.title')}
      </h2>
      <p className={styles.text}>
        {`${t('shell:consent.text')} `}
        <TextLink href={contentPath(language, 'privacy')}>{t('shell:consent.privacy')}</TextLink>
      </p>
      <ConsentForm
        language={language}
        returnTo={pathname + search}
        state="unknown"
        settings="folded"
        onSubmit={submit}
      />
    </section>
  );
}

/** Places that some pages have besides navigation, content and footer, each with the id that the page gives it. */
export type SkipTarget = 'productDetails' | 'productListing' | 'product' | 'variants' | 'category';

const IDS = {
  productDetails: 'product-details',
  productListing: 'product-listing',
  product: 'product',
  variants: 'variant-selection',
  category: 'category',
} as const satisfies Record<SkipTarget, string>;

/** Tells whether a route's handle names one of these places. */
export function isSkipTarget(value: unknown): value is SkipTarget {
  return typeof value === 'string' && Object.hasOwn(IDS, value);
}

type SkipLinksProps = {
  readonly targets?: readonly SkipTarget[];
  /** Whether the page has a footer. */
  readonly footer?: boolean;
};

/** The first thing the keyboard meets (Specification, section 2, Layout on every page). In sight only while it has the focus. */
function SkipLinks({targets = [], footer = true}: SkipLinksProps) {
  const t = useTranslate();
  return (
    <nav className={styles.skipLinks} aria-label={t('shell:skip.label')}>
      <SkipLink id="navigation" text={t('shell:skip.navigation')} />
      <SkipLink id="content" text={t('shell:skip.content')} />
      {targets.map((target) => (
        <SkipLink key={target} id={IDS[target]} text={t(`shell:skip.${target}`)} />
      ))}
      {footer && <SkipLink id="footer" text={t('shell:skip.footer')} />}
    </nav>
  );
}

function SkipLink({id, text}: {readonly id: string; readonly text: string}) {
  return (
    <Button href={`#${id}`} variant="secondary" inline>
      {text}
    </Button>
  );
}
