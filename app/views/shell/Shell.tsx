import type {ReactNode} from 'react';

import {FOOTER_SEO_MENU, GREEN_BAR, HEADER_MENU, MOBILE_ICON_MENU, TOP_BAR} from '../../config/menus';
import {useLanguage} from '../../i18n/use-translate';
import {LinkComponent} from '../../ui/link-component';

import {PageFrame} from './PageFrame';
import {RouterLink} from './RouterLink';
import {usePageFacts} from './use-page-facts';

type Props = {
  /** Of the copyright line. */
  readonly year: number;
  /** `false` on the 404 page. */
  readonly footer: boolean;
  readonly children: ReactNode;
};

/** The page frame with the menus of the page's language, around whatever page is shown. */
export function Shell({year, footer, children}: Props) {
  const language = useLanguage();
  const page = usePageFacts(language);
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
        footer={footer}
        skipTargets={page.skipTargets}
      >
        {children}
      </PageFrame>
    </LinkComponent.Provider>
  );
}
