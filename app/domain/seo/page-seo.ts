import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  LANGUAGES,
  LOCALES,
  otherLanguage,
  type Language,
} from '../../config/languages';

/** The same page in each language as a path of the shop; `null` where it does not exist. */
export type Alternates = Readonly<Record<Language, string | null>>;

/** The data of a page for search engines and the language switch. */
export type PageSeo = {
  readonly title: string;
  readonly description: string;
  /** Absolute, without tracking parameters; `null` for pages that no one shall find. */
  readonly canonical: string | null;
  readonly alternates: Alternates;
  /** What the language switch takes along to the partner, as the search part of its address; `''` for nothing. */
  readonly partnerSearch: string;
  /**
   * Where the language switch leads while nobody knows the partner's handle: below the same handle, which the platform resolves
   * (docs/decisions/030-localized-handles.md). Left out where it is not needed.
   */
  readonly sameHandle?: string;
  /** How the page looks where somebody shares it; the picture is an absolute address. */
  readonly share: {readonly type: 'website' | 'article'; readonly locale: string; readonly picture: string};
};

/** The picture of the whole shop, 1200 × 630, for pages without one of their own. */
const SHARE_PICTURE = '/share.jpg';

/** Returns a picture's absolute address for use outside the shop, with the width that the picture proxy requires. */
export function sharedPicture(path: string): string {
  return `${path}?width=1280`;
}

type PageSeoInput = {
  /** The shop's own origin. */
  readonly origin: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** None for a page that names no partner: its language switch follows the path. */
  readonly alternates?: Alternates;
  /** What is chosen on the page and is no page of its own for search engines, spelled as the partner spells it. */
  readonly partnerSearch?: string;
  /** The path of the page's handle in the other language, where that is the same thing's page or leads there. */
  readonly sameHandle?: string;
  readonly noindex?: boolean;
  readonly type?: 'website' | 'article';
  /** The path of the page's own picture, from the picture proxy. */
  readonly picture?: string | null;
};

const NO_ALTERNATES: Alternates = inEachLanguage(() => null);

/**
 * Returns a page's title, canonical and alternates. Specification, section 9, Locales and language: the canonical and
 * x-default locale is de-DE (`hreflang`).
 */
export function pageSeo(input: PageSeoInput): PageSeo {
  const {origin, language, title, description, alternates = NO_ALTERNATES, noindex = false} = input;
  const {type = 'website', picture = null, partnerSearch = '', sameHandle} = input;
  const own = alternates[language];
  const share = {
    type,
    locale: LOCALES[language].locale.replace('-', '_'),
    picture: origin + (picture === null ? SHARE_PICTURE : sharedPicture(picture)),
  };
  const canonical = noindex || own === null ? null : origin + own;
  const isNeeded = sameHandle !== undefined && alternates[otherLanguage(language)] === null;
  return {title, description, canonical, alternates, partnerSearch, ...(isNeeded && {sameHandle}), share};
}

/**
 * Returns the absolute addresses for `hreflang`; none for pages that are not indexed. Derived from canonical and
 * alternates, so that documents do not carry it as data.
 */
export function hreflang({canonical, alternates}: Pick<PageSeo, 'canonical' | 'alternates'>) {
  if (canonical === null) return [];
  const linkTo = (path: string | null, lang: string) =>
    path === null ? [] : [{lang, href: new URL(path, canonical).href}];
  return [
    ...LANGUAGES.flatMap((each) => linkTo(alternates[each], LOCALES[each].locale)),
    ...linkTo(alternates[DEFAULT_LANGUAGE], 'x-default'),
  ];
}
