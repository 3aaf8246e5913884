import {useEffect, type ReactNode} from 'react';

import type {Measurement} from '../../client/measurement';
import {onFirstInteraction} from '../../client/on-first-interaction';
import {announcePage} from '../../client/page-shown';
import {FOOTER_SEO_MENU, GREEN_BAR, HEADER_MENU, MOBILE_ICON_MENU, TOP_BAR} from '../../pages/menus';
import {consentPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {LinkComponent} from '../../ui/Link';

import {Announcement} from './Announcement';
import {Hint} from './Hint';
import {PageFrame} from './PageFrame';
import {RouterLink} from './RouterLink';
import {usePageFacts} from './use-page-facts';

type Props = {
  /** Of the copyright line. */
  readonly year: number;
  /** A note of the editors at the end of the page. */
  readonly footnote: string | null;
  readonly measurement: Measurement;
  /** `false` on the 404 page. */
  readonly footer: boolean;
  readonly children: ReactNode;
};

/** The page frame with the menus of the page's language, around whatever page is shown. */
export function Shell({year, footnote, measurement, footer, children}: Props) {
  const language = useLanguage();
  const page = usePageFacts(language);
  useMeasurement(measurement);
  const {path, event} = page;
  useEffect(() => announcePage({path, event}), [path, event]);
  const menus = {
    main: HEADER_MENU[language],
    topBar: TOP_BAR[language],
    mobileIcons: MOBILE_ICON_MENU[language],
    greenBar: GREEN_BAR[language],
    footer: FOOTER_SEO_MENU[language],
  };
  return (
    <LinkComponent.Provider value={RouterLink}>
      <PageFrame
        language={language}
        path={page.path}
        switchUrl={page.switchUrl}
        menus={menus}
        year={year}
        footnote={footnote}
        consentBanner={page.path !== consentPath(language)}
        footer={footer}
        skipTargets={page.skipTargets}
      >
        {children}
      </PageFrame>
      <Announcement key={language} language={language} path={page.path} />
      <Hint language={language} url={page.switchUrl} />
    </LinkComponent.Provider>
  );
}

/** Nothing of it is loaded before the visitor's first interaction, and nothing at all where nothing is configured. */
function useMeasurement(measurement: Measurement) {
  const configured = measurement.tagManager !== null || measurement.errorReportingDsn !== null;
  useEffect(() => {
    if (!configured) return;
    return onFirstInteraction(() => {
      import('../../client/measurement').then(
        ({startMeasurement}) => startMeasurement(measurement),
        () => undefined,
      );
    });
    // Once per document: what is configured does not change while it is open.
  }, [configured]);
}
