import {BRAND} from '../config/brand';
import {LOCALES, type Language} from '../config/languages';
import {searchPath} from '../config/paths';
import {isSearchable, searchQuery, type SearchRequest} from '../domain/search/search-request';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';

type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
};

/** Title of a page of results, which no search engine shall find; the language switch takes the words along. */
export function searchSeo(asked: SearchRequest, {origin, i18n}: TitleContext): PageSeo {
  const {words, tab} = asked;
  const {language, translate} = i18n;
  const title = isSearchable(asked) ? translate('search:titleFor', {words}) : translate('search:title');
  const chosen = {type: [], taste: [], origin: [], methods: [], vendor: []};
  const query = words === '' ? '' : `?${searchQuery({words, tab, sort: 'relevance', page: 1, chosen})}`;
  return pageSeo({
    origin,
    language,
    locales: {de: LOCALES.de.locale, en: LOCALES.en.locale},
    noindex: true,
    title: translate('seo:titled', {title, shop: BRAND.name}),
    description: translate('search:description'),
    alternates: {de: searchPath('de') + query, en: searchPath('en') + query},
  });
}
