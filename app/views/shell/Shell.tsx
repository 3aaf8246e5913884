import {useLocation, useMatches} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {fetchAnnouncement} from '../../client/announcement';
import {LIVE_REGION_ID} from '../../client/live-region';
import type {Measurement} from '../../client/measurement';
import {onFirstInteraction} from '../../client/on-first-interaction';
import {announcePage, isPageEvent, type PageEvent} from '../../client/page-shown';
import {useLoaded} from '../../client/use-loaded';
import {readCookie, SCRIPT_COOKIES} from '../../config/cookies';
import {otherLanguage, inEachLanguage, type Language} from '../../config/languages';
import {isAnnouncementEligible} from '../../domain/announcement-bar';
import {isHintWanted} from '../../domain/language-hint';
import {maskedPath} from '../../domain/masked-path';
import type {PageSeo} from '../../domain/seo/page-seo';
import type {ShopReviews} from '../../config/site-settings';
import type {Menus} from '../../pages/menus';
import {consentPath, homePath, switchLanguage} from '../../pages/paths';
import {RoutedLinks} from '../../framework/RoutedLinks';
import {useLanguage} from '../../i18n/use-translate';
import {above} from '../../styles/breakpoints';
import {LinkComponent} from '../../ui/Link';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';
import {PageFrame, isSkipTarget, type SkipTarget} from './PageFrame';
import {ReloadOnReturn} from './ReloadOnReturn';
import {ShopLink} from './ShopLink';
import {useCookieSlots} from './use-cookie-slots';

type Props = {
  /** Of the page's language. */
  readonly menus: Menus;
  /** Of the copyright line. */
  readonly year: number;
  /** A note of the editors at the end of the page. */
  readonly footnote: string | null | undefined;
  /** The trust figure of the footer. */
  readonly reviews: ShopReviews | null | undefined;
  /** `undefined` where nothing is known of it: nothing is measured then. */
  readonly measurement: Measurement | undefined;
  /** `false` on the 404 page. */
  readonly footer: boolean;
  readonly children: ReactNode;
};

/** Shows the page frame around whatever page is shown. */
export function Shell({menus, year, footnote, reviews, measurement, footer, children}: Props) {
  const language = useLanguage();
  const page = usePageFacts(language);
  useMeasurement(measurement);
  useCookieSlots();
  const {path, search, toldPath, event} = page;
  useEffect(() => announcePage({path, toldPath, event}), [path, search, toldPath, event]);
  return (
    <LinkComponent.Provider value={ShopLink}>
      <PageFrame
        language={language}
        path={page.path}
        switchUrl={page.switchUrl}
        menus={menus}
        year={year}
        footnote={footnote ?? null}
        reviews={reviews ?? null}
        consentBanner={page.path !== consentPath(language)}
        footer={footer}
        skipTargets={page.skipTargets}
      >
        {children}
      </PageFrame>
      <div id={LIVE_REGION_ID} aria-live="polite" className={visuallyHidden} />
      <Announcement key={language} language={language} path={page.path} />
      <Hint language={language} url={page.switchUrl} />
      <RoutedLinks />
      <ReloadOnReturn />
    </LinkComponent.Provider>
  );
}

/** Nothing of it is loaded before the visitor's first interaction, and nothing at all where nothing is configured. */
function useMeasurement(measurement: Measurement | undefined) {
  const configured = Boolean(measurement?.tagManager ?? measurement?.errorReportingDsn);
  useEffect(() => {
    if (!measurement || !configured) return;
    return onFirstInteraction(() => {
      import('../../client/measurement').then(
        ({startMeasurement}) => startMeasurement(measurement),
        () => undefined,
      );
    });
    // Once per document: what is configured does not change while it is open.
  }, [configured]);
}

function hasSeo(data: unknown): data is {readonly seo: PageSeo} {
  return typeof data === 'object' && data !== null && 'seo' in data;
}

/** Of a route's data, or of its handle, which says it for all of its pages. */
function skipTargets(said: unknown): readonly SkipTarget[] | null {
  if (typeof said !== 'object' || said === null || !('skipTargets' in said)) return null;
  return Array.isArray(said.skipTargets) ? said.skipTargets.filter(isSkipTarget) : [];
}

function eventOf(handle: unknown): PageEvent | null {
  return typeof handle === 'object' && handle !== null && 'event' in handle && isPageEvent(handle.event)
    ? handle.event
    : null;
}

type PageFacts = {
  readonly path: string;
  readonly search: string;
  /** The path as others may be told it. */
  readonly toldPath: string;
  /** What seeing this page is called, beside a page that was seen. */
  readonly event: PageEvent | null;
  /** The same page in the other language: the page's own partner, else what follows from the path, else home. */
  readonly switchUrl: string;
  readonly skipTargets: readonly SkipTarget[];
};

/** What the shell has to know of the page inside it: each route says it in its data (`seo`, `skipTargets`
 * where not all of its pages have the same places) and its `handle`. */
function usePageFacts(language: Language): PageFacts {
  const {pathname, search} = useLocation();
  const matches = useMatches();
  const other = otherLanguage(language);
  const seo = matches
    .map((match) => match.data)
    .filter(hasSeo)
    .at(-1)?.seo;
  const path = seo?.alternates[other] ?? seo?.sameHandle;
  const partner = seo && path && path + seo.partnerSearch;
  return {
    path: pathname,
    search,
    // What search engines find holds nothing of a visitor's.
    toldPath: seo?.canonical ? pathname : maskedPath(pathname),
    event: matches.map((match) => eventOf(match.handle)).find((event) => event !== null) ?? null,
    switchUrl: partner ?? switchLanguage(pathname + search, other) ?? homePath(other),
    skipTargets: matches.flatMap(({data, handle}) => skipTargets(data) ?? skipTargets(handle) ?? []),
  };
}

type HintProps = {
  /** Of this page. */
  readonly language: Language;
  /** The same page in the other language. */
  readonly url: string;
};

const loadHint = () => import('./LanguageHint');

/** The place of the language hint, which is fetched for visitors whose browser asks for the other language. */
function Hint({language, url}: HintProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const seen = readCookie(document.cookie, SCRIPT_COOKIES.languageHintSeen) !== null;
    const isDue = isHintWanted({page: language, visitor: navigator.languages, seen});
    const mayCover = isDue && scrollY === 0 && !matchMedia(above('md')).matches;
    setWanted(isDue && !mayCover);
    if (!mayCover) return;
    // At the foot of a small window it would lie over the first thing to press.
    const show = () => setWanted(true);
    window.addEventListener('scroll', show, {once: true, passive: true});
    return () => window.removeEventListener('scroll', show);
  }, [language]);
  const loaded = useLoaded(loadHint, wanted);
  return loaded && wanted ? (
    <loaded.LanguageHint language={language} url={url} onClose={() => setWanted(false)} />
  ) : null;
}

type AnnouncementProps = {readonly language: Language; readonly path: string};

const loadAnnouncement = (language: Language) => async () => {
  const [{AnnouncementBar}, bar] = await Promise.all([import('./AnnouncementBar'), fetchAnnouncement(language)]);
  return {AnnouncementBar, bar};
};

const LOAD_ANNOUNCEMENT = inEachLanguage(loadAnnouncement);

/**
 * The announcement bar's place: its text and its component are fetched at the first scroll. No document carries them,
 * for most pages are left before.
 */
function Announcement({language, path}: AnnouncementProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const note = () => setWanted(readCookie(document.cookie, SCRIPT_COOKIES.announcementDismissed) === null);
    // A page that is opened again may start scrolled.
    if (scrollY > 0) note();
    addEventListener('scroll', note, {passive: true, once: true});
    return () => removeEventListener('scroll', note);
  }, [path]);
  const loaded = useLoaded(LOAD_ANNOUNCEMENT[language], wanted);
  if (!loaded || !isAnnouncementEligible(loaded.bar, path, false)) return null;
  return <loaded.AnnouncementBar key={path} bar={loaded.bar} path={path} />;
}
