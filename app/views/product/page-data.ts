import {SHIPPING_COUNTRIES} from '../../config/countries';
import type {Language} from '../../config/languages';
import type {Day} from '../../domain/delivery';
import {type Fallible, valueOr} from '../../domain/fallible';
import {withTileTitle} from '../../domain/hyphenation';
import {brewBases, readBrew} from '../../domain/product/brew';
import {cardForms} from '../../domain/product/card-forms';
import {similarProducts} from '../../domain/product/lifecycle';
import {withPermittedPrices} from '../../domain/product/price';
import type {Product, ProductCard, Variant} from '../../domain/product/product';
import type {ReviewList} from '../../domain/product/review';
import {forSale, selectVariant} from '../../domain/product/selection';
import {withNewTabs} from '../../domain/rich-text';
import {productNodes} from '../../domain/seo/product-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import {createFormat} from '../../i18n/format';
import type {TitleContext} from '../../i18n/page-titles';
import {queryOf} from '../../pages/page-path';
import {homePath, listingPath, productPath} from '../../pages/paths';
import {offer, type Offer} from './offer';
import {type Reading, readProduct, readVariant} from './reading';

type Input = {
  readonly product: Product;
  readonly related: readonly ProductCard[];
  readonly reviews: Fallible<ReviewList | null>;
  /** The page's query: which variant, and what the brew calculator is asked. */
  readonly search: URLSearchParams;
  readonly today: Day;
  readonly context: TitleContext;
  /** HTML that says at the end of a link that it opens a new tab. */
  readonly hint: string;
};

/** How many products stand below as similar. */
export const SIMILAR = 4;

/** Returns all that a product's page shows of it; `null` for a product without variants. */
export function productPageData(input: Input) {
  const {search, today} = input;
  const product = withPermittedPrices(forSale(input.product));
  const number = search.get('variant');
  const shown = offer(product, search, {today, format: createFormat(input.context.i18n.language)});
  const variant = selectVariant(product, number);
  if (!shown || !variant) return null;
  const recipes = product.coffee?.brewing ?? [];
  const bases = brewBases(recipes);
  const brew = readBrew(bases, search);
  const reading = readingOf(product, variant, input);
  const reviewsShown = valueOr(input.reviews, null)?.page ?? null;
  return {
    /** What is shown, as the query that asks for it: any other has not been recognised. */
    query: queryOf<'product'>({
      variant: variant.number,
      ...(brew && {brew: String(brew.method + 1)}),
      ...(reviewsShown !== null && {reviews: String(reviewsShown)}),
    }),
    offer: shown,
    ...withTileTitle(product.title),
    reading,
    figures: figuresOf(valueOr(input.reviews, null)),
    hasSimilar: reading.similar.length > 0,
    sells: cardForms([...reading.product.matching, ...reading.similar]),
    brewing: {ways: recipes.map(({method, time}) => ({method, time})), bases, brew},
    linkedData: linkedData({...input, product}),
    /** Where skip links lead (Specification, section 2, Layout on every page): what does not vary has no variants to choose. */
    skipTargets: ['product', ...(varies(shown) ? ['variants'] : []), 'productDetails'],
  };
}

/** How many reviews there are of each number of stars is read in the island, and not sent as data. */
function figuresOf(list: ReviewList | null) {
  return list && {average: list.figures.average, count: list.figures.count};
}

function readingOf(product: Product, variant: Variant, input: Input): Reading {
  const descriptionHtml = withNewTabs(product.descriptionHtml, input.hint);
  return {
    product: readProduct({...product, descriptionHtml}),
    variant: readVariant(variant, input.today),
    ...countriesFor(product, input.context.i18n.language),
    similar: similarProducts({related: input.related, matching: product.matching, count: SIMILAR}),
    reviews: input.reviews,
  };
}

/** Returns where a product is sent: coffee alone goes everywhere (Specification, section 5, Countries). */
export function countriesFor({isCoffeeAlone}: Product, language: Language): Pick<Reading, 'countries' | 'coffeeOnly'> {
  const coffeeOnly = SHIPPING_COUNTRIES.filter((country) => country.coffeeOnly);
  return {
    countries: SHIPPING_COUNTRIES.length - (isCoffeeAlone ? 0 : coffeeOnly.length),
    coffeeOnly: isCoffeeAlone ? '' : coffeeOnly.map(({name}) => name[language]).join(', '),
  };
}

const varies = ({choices, amounts, purchase}: Offer) =>
  (amounts !== null && purchase.preselected !== null) || choices.some(({values}) => values.length > 1);

function linkedData({product, reviews, today, context: {origin, i18n}}: Input): string {
  const {language, translate} = i18n;
  const address = (number: string | null) => origin + productPath(language, product.handle, number);
  const {breadcrumb} = product;
  const trail = [
    {name: translate('listing:home'), url: origin + homePath(language)},
    ...(breadcrumb
      ? [{name: breadcrumb.title, url: origin + listingPath(language, breadcrumb.prefix, breadcrumb.handle)}]
      : []),
    {name: product.title, url: address(null)},
  ];
  const rating = valueOr(reviews, null);
  return linkedDocument([...productNodes({product, today, origin, address, rating}), breadcrumbList(trail)]);
}
