import {BRAND} from '../config/brand';
import {inEachLanguage, type Language} from '../config/languages';
import type {ImageSource} from '../domain/picture';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import {ALL_PAGES, PAGES, type PageId} from '../pages';
import type {PathVariable} from '../pages/page-path';
import {patternIn} from '../pages/path-pattern';
import type {TextKey, TextValues} from './catalogue';
import {formTitle, type TitleContext} from './page-titles';

/** The pages whose row names their title. */
type TitledPage = {[Id in PageId]: (typeof PAGES)[Id] extends {title: string} ? Id : never}[PageId];

type Options = {
  /** The title, where the page has one of several; `null` for that of its row. */
  readonly title?: TextKey | null;
  /** What is filled in there. */
  readonly values?: TextValues;
  /** What the page shows, for those who share it. */
  readonly picture?: ImageSource | null | undefined;
  /** What the language switch takes along, as the partner spells it. */
  readonly partnerSearch?: string;
};

type PathOption = {readonly path: (language: Language) => string};

/**
 * Returns title, description and addresses of a page whose row in the table says them. A page with further variables in its
 * path needs `path`.
 */
export function titledPageSeo<Id extends TitledPage>(
  id: Id,
  context: TitleContext,
  ...options: [PathVariable<Id>] extends [never] ? [Options?] : [Options & PathOption]
): PageSeo;
export function titledPageSeo(
  id: TitledPage,
  context: TitleContext,
  {title, values, picture, partnerSearch = '', path}: Options & Partial<PathOption> = {},
): PageSeo {
  const {
    origin,
    i18n: {language, translate},
  } = context;
  const texts = PAGES[id];
  const key: TextKey = title ?? texts.title;
  const description: TextKey = 'description' in texts ? texts.description : key;
  const {robots, languageSwitch, ...row} = ALL_PAGES[id];
  return pageSeo({
    origin,
    language,
    noindex: robots !== undefined,
    title: formTitle(translate('seo:titled', {title: translate(key, values), shop: BRAND.name}), context),
    description: translate(description, {shop: BRAND.name}),
    picture: picture?.path ?? null,
    partnerSearch,
    alternates: inEachLanguage((each) => {
      if (languageSwitch === 'by-path') return null;
      return path === undefined ? patternIn(each, row) : path(each);
    }),
  });
}
