import {BRAND} from '../config/brand';
import {inEachLanguage} from '../config/languages';
import {searchPath} from '../pages/paths';
import {isSearchable, searchQuery, type SearchRequest} from '../domain/search/search-request';
import {pageSeo, type PageSeo} from '../domain/seo/page-seo';
import type {TitleContext} from './page-titles';

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
    noindex: true,
    title: translate('seo:titled', {title, shop: BRAND.name}),
    description: translate('search:description'),
    alternates: inEachLanguage((each) => searchPath(each) + query),
  });
}
