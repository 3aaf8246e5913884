import {BRAND} from '../config/brand';
import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../config/commerce';
import {inEachLanguage, otherLanguage, withPartner, type Language} from '../config/languages';
import type {EditedHome} from '../domain/content/home';
import type {PageHead} from '../domain/content/page-head';
import {homePath, listingPath, productPath, searchPath, contentSlugPath} from '../pages/paths';
import type {Listing} from '../domain/listing/listing';
import {listingSearch} from '../domain/listing/listing-query';
import {isFiltered, type GridPage} from '../domain/listing/grid-page';
import type {ImageSource} from '../domain/picture';
import type {Product} from '../domain/product/product';
import {isFreshlyRoasted} from '../domain/product/freshness';
import type {Removal} from '../domain/product/lifecycle';
import {isSearchable, searchQuery, type SearchRequest} from '../domain/search/search-request';
import {leadOf, LONGEST_LEAD} from '../domain/seo/lead';
import {pageSeo, type Alternates, type PageSeo} from '../domain/seo/page-seo';
import type {Translate} from './catalogue';
import {createFormat} from './format';

/** What a title needs of the request. `origin` is the shop's own. */
export type TitleContext = {
  readonly origin: string;
  readonly i18n: {readonly language: Language; readonly translate: Translate};
  /** Whether the page shows a form again for its errors. */
  readonly form?: {readonly hasErrors: boolean};
};

/**
 * Returns the title of a page with a form: where the form is shown again for its errors, the title says so first. A screen reader begins
 * a new document with its title, and does not announce the alerts that it came with (WCAG 2.2, 4.1.3).
 */
export function formTitle(title: string, {i18n, form}: TitleContext): string {
  return form?.hasErrors === true ? i18n.translate('seo:withErrors', {title}) : title;
}

/** The same thing's handle in each language; `null` where it is not offered. */
export type Handles = Readonly<Record<Language, string | null>>;

function pathsOf(handles: Handles, pathOf: (language: Language, handle: string) => string): Alternates {
  return inEachLanguage((language) => {
    const handle = handles[language];
    return handle === null ? null : pathOf(language, handle);
  });
}

/** Where the language switch leads while the other handle is not known. */
function sameHandle(handles: Handles, language: Language, pathOf: (language: Language, handle: string) => string) {
  const handle = handles[language];
  return handle === null ? {} : {sameHandle: pathOf(otherLanguage(language), handle)};
}

/** Returns title, description and addresses of the home page: what the editors wrote, else sentences of our own. */
export function homeSeo({origin, i18n}: TitleContext, seo: EditedHome['seo'] | null = null): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    title: translate('seo:home.titled', {shop: BRAND.name, title: seo?.title ?? translate('seo:home.title')}),
    description: seo?.description ?? translate('seo:home.description', {freeFrom: freeFrom(language)}),
    alternates: inEachLanguage(homePath),
  });
}

/**
 * Returns title, description and addresses of a listing: what the editors wrote, else sentences of our own. A later
 * page and a choice of filters or order are for nobody to find: the sitemap has every product. Its picture is that of
 * its first card.
 */
export function listingSeo(listing: SeoListing, shown: SeoGrid, handles: Handles, context: TitleContext): PageSeo {
  const {origin, i18n} = context;
  const {title, description, noindex} = listing.seo;
  const {language, translate} = i18n;
  const {page, sort, selection, cards} = shown;
  const search = listingSearch(shown);
  const values = {title: listing.title, shop: BRAND.name, freeFrom: freeFrom(language)};
  const pathOf = (each: Language, handle: string) => listingPath(each, listing.prefix, handle) + search;
  const key = listing.prefix === 'g' ? 'seo:gearListing.description' : 'seo:listing.description';
  return pageSeo({
    origin,
    language,
    noindex: noindex || page > 1 || sort !== 'recommended' || isFiltered(selection),
    title:
      page > 1
        ? translate('seo:listing.page', {...values, page})
        : translate('seo:titled', {...values, title: title ?? listing.title}),
    description: description ?? translate(key, values),
    picture: cards[0]?.card.picture?.path ?? null,
    alternates: pathsOf(handles, pathOf),
    ...sameHandle(handles, language, pathOf),
  });
}

type SeoListing = Pick<Listing, 'title' | 'prefix' | 'seo'>;
type SeoGrid = Pick<GridPage, 'page' | 'sort' | 'selection' | 'cards'>;

/**
 * Returns title, description and addresses of a product, whichever variant is chosen; `search` names the one that the
 * address does. What is for businesses alone is for nobody to find.
 */
export function productSeo(
  product: SeoProduct,
  handles: Handles,
  search: string,
  {origin, i18n}: TitleContext,
): PageSeo {
  const {title, description, noindex} = product.seo;
  return pageSeo({
    origin,
    language: i18n.language,
    noindex: noindex || product.b2bExclusive,
    title: title ?? i18n.translate('seo:titled', {title: product.title, shop: BRAND.name}),
    description: description ?? productDescription(product, i18n.translate),
    picture: product.pictures?.[0]?.path ?? null,
    alternates: pathsOf(handles, productPath),
    ...sameHandle(handles, i18n.language, productPath),
    partnerSearch: search,
  });
}

/** Returns title and description of a product that is no longer sold: for nobody to find. `handle` is `null` of an unknown one. */
export function removedProductSeo(removal: Removal, handle: string | null, {origin, i18n}: TitleContext): PageSeo {
  const {language, translate} = i18n;
  return pageSeo({
    origin,
    language,
    title: translate('seo:titled', {title: translate(`details:left.${removal}`), shop: BRAND.name}),
    description: translate(removal === 'unknown' ? 'details:left.unknownText' : 'details:left.text'),
    ...(handle !== null && {sameHandle: productPath(otherLanguage(language), handle)}),
  });
}

/** Returns the title of a page with a form: for nobody to find. */
export function formSeo(title: string, context: TitleContext): PageSeo {
  const {origin, i18n} = context;
  return pageSeo({
    origin,
    language: i18n.language,
    title: formTitle(i18n.translate('seo:titled', {title, shop: BRAND.name}), context),
    description: title,
  });
}

type SeoProduct = Pick<Product, 'title' | 'vendor' | 'kind' | 'coffee' | 'descriptionHtml' | 'b2bExclusive' | 'seo'> & {
  readonly pictures?: Product['pictures'];
};

/** A coffee is told by its taste, other goods by the beginning of their story. */
function productDescription(product: SeoProduct, translate: Translate): string {
  const {title, vendor, kind, coffee} = product;
  const taste = coffee?.taste.join(', ') ?? '';
  const days = RETURN_DAYS;
  const returns = translate(isFreshlyRoasted(coffee) ? 'seo:product.fresh' : 'seo:product.returns', {days});
  const values = {title, vendor, taste, returns, days, shop: BRAND.name, foundation: BRAND.foundation};
  if (kind === 'gift-card') return translate('seo:product.giftCard', values);
  if (kind === 'donation') return translate('seo:product.donation', values);
  if (kind !== 'coffee') {
    const lead = leadOf(product.descriptionHtml, LONGEST_LEAD);
    if (lead !== '') return `${lead} ${returns}`;
    return translate(vendor === BRAND.name ? 'seo:product.own' : 'seo:product.other', values);
  }
  return translate(taste === '' ? 'seo:product.coffeePlain' : 'seo:product.coffee', values);
}

function freeFrom(language: Language): string {
  return createFormat(language).amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY});
}

/**
 * Returns the title of a page of results, which no search engine shall find; the language switch takes the words along.
 */
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

/**
 * Returns title, description and addresses of a page of the CMS, and the picture by which it is known. `origin` is the
 * shop's own.
 */
export function contentSeo(
  {slug, seo, partner}: PageHead,
  {origin, i18n}: TitleContext,
  picture: ImageSource | null,
): PageSeo {
  const {language, translate} = i18n;
  const other = otherLanguage(language);
  return pageSeo({
    origin,
    language,
    noindex: seo.noindex,
    title: translate('seo:titled', {title: seo.title, shop: BRAND.name}),
    description: seo.description,
    picture: picture?.path ?? null,
    alternates: withPartner(language, contentSlugPath(language, slug), partner && contentSlugPath(other, partner)),
  });
}
