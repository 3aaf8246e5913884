import {homePath, listingPath, productPath} from '../../config/paths';
import type {Day} from '../../domain/delivery';
import {partOr, type Part} from '../../domain/part';
import {brewBases, readBrew} from '../../domain/product/brew';
import type {Product, ProductCard} from '../../domain/product/product';
import type {Reviews} from '../../domain/product/review';
import {forSale} from '../../domain/product/selection';
import {similarProducts} from '../../domain/product/standing';
import {productNodes} from '../../domain/seo/product-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import type {TitleContext} from '../../i18n/page-titles';
import {offer, type Offer} from './offer';

type Input = {
  readonly product: Product;
  readonly related: Part<readonly ProductCard[]>;
  readonly reviews: Part<Reviews | null>;
  /** The page's query: which variant, and what the brew calculator is asked. */
  readonly search: URLSearchParams;
  readonly today: Day;
  readonly context: TitleContext;
};

const SIMILAR = 4;

/** All that a product's page shows of it; `null` for a product without variants. */
export function productPageData(input: Input) {
  const {related, reviews, search, today} = input;
  const product = forSale(input.product);
  const shown = offer(product, search.get('variant'), today);
  if (!shown) return null;
  const bases = brewBases(product.coffee?.brewing ?? []);
  return {
    offer: shown,
    similar: similarProducts({related: partOr(related, []), matching: product.matching, count: SIMILAR}),
    reviews,
    brewing: {bases, brew: readBrew(bases, search)},
    linkedData: linkedData({...input, product}),
    /** Where skip links lead (Specification, section 2, Layout on every page): what does not vary has no variants to choose. */
    skipTargets: ['product', ...(varies(shown) ? ['variants'] : []), 'productDetails'],
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
