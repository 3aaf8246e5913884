import type {ReactNode} from 'react';

import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';

import {ConsentBanner} from './ConsentBanner';
import {Footer} from './Footer';
import {Header} from './Header';
import * as styles from './PageFrame.css';
import type {ShellProps} from './shell-props';
import {SkipLinks, type SkipTarget} from './SkipLinks';
import {StatutoryLinks} from './FooterLegal';

type Props = ShellProps & {
  /** Of the copyright line; the worker's clock says it. */
  readonly year: number;
  /** A note of the editors at the end of the page. */
  readonly footnote?: string | null;
  /** `false` where the page itself asks for consent. */
  readonly consentBanner?: boolean;
  /** `false` on the 404 page (Specification, section 2, Layout on every page). */
  readonly footer?: boolean;
  readonly skipTargets?: readonly SkipTarget[];
  readonly children: ReactNode;
};

/** What stands around every page. The page itself is the content of `<main id="content">`. */
export function PageFrame(props: Props) {
  const {footer = true, consentBanner = true, skipTargets, year, footnote, children, ...shell} = props;
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
            <nav aria-label={t('shell:footer.legal.statutory')}>
              <ul className={styles.statutory}>
                <StatutoryLinks language={shell.language} />
              </ul>
            </nav>
          </PageWidth>
        )}
      </main>
      {footer && <Footer {...shell} year={year} footnote={footnote ?? null} />}
    </>
  );
}
