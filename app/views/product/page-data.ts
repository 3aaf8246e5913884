import {homePath, listingPath, productPath} from '../../config/paths';
import type {Day} from '../../domain/delivery';
import {partOr, type Part} from '../../domain/part';
import {brewBases, readBrew} from '../../domain/product/brew';
import type {Product, ProductCard, Variant} from '../../domain/product/product';
import type {Reviews} from '../../domain/product/review';
import {forSale, selectVariant} from '../../domain/product/selection';
import {similarProducts} from '../../domain/product/standing';
import {productNodes} from '../../domain/seo/product-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import type {Texts} from '../../i18n/catalogue';
import type {TitleContext} from '../../i18n/page-titles';
import {offer, type Offer} from './offer';
import {readingTexts} from './product-texts';
import {readProduct, readVariant, type Reading} from './reading';

type Input = {
  readonly product: Product;
  readonly related: Part<readonly ProductCard[]>;
  readonly reviews: Part<Reviews | null>;
  /** The page's query: which variant, and what the brew calculator is asked. */
  readonly search: URLSearchParams;
  readonly today: Day;
  /** Whole: what there is to read takes of each namespace what it needs. */
  readonly texts: Texts;
  readonly context: TitleContext;
};

const SIMILAR = 4;

/** All that a product's page shows of it; `null` for a product without variants. */
export function productPageData(input: Input) {
  const {search, today} = input;
  const product = forSale(input.product);
  const number = search.get('variant');
  const shown = offer(product, number, today);
  const variant = selectVariant(product, number);
  if (!shown || !variant) return null;
  const recipes = product.coffee?.brewing ?? [];
  const bases = brewBases(recipes);
  const reading = readingOf(product, variant, input);
  return {
    offer: shown,
    reading,
    figures: partOr(input.reviews, null)?.figures ?? null,
    hasSimilar: reading.similar.length > 0,
    sells: [...reading.product.matching, ...reading.similar].some(({offer}) => offer),
    brewing: {ways: recipes.map(({method, time}) => ({method, time})), bases, brew: readBrew(bases, search)},
    linkedData: linkedData({...input, product}),
    /** Where skip links lead (Specification, section 2, Layout on every page): what does not vary has no variants to choose. */
    skipTargets: ['product', ...(varies(shown) ? ['variants'] : []), 'productDetails'],
  };
}

function readingOf(product: Product, variant: Variant, input: Input): Reading {
  const read = {product: readProduct(product), variant: readVariant(variant)};
  return {
    ...read,
    similar: similarProducts({related: partOr(input.related, []), matching: product.matching, count: SIMILAR}),
    reviews: input.reviews,
    texts: readingTexts(input.texts, read.product, read.variant),
  };
}

const varies = ({choices}: Offer) => choices.some(({values}) => values.length > 1);

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
  const rating = partOr(reviews, null);
  return linkedDocument([...productNodes({product, today, origin, address, rating}), breadcrumbList(trail)]);
}
