import * as z from 'zod';

import {pictureAddress} from '../images/media-address';
import type {CatalogueFacts, CollectionFacts} from '../../contracts/indexing/catalogue-records';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import type {Fields, ProductFacts, VariantFacts} from '../../contracts/indexing/product-facts';
import type {SeedMetafield, SeedProduct, SeedVariant} from '../seed/types';
import {lessPercent} from '../storefront/money';
import type {Shop} from '../storefront/shop';
import {unitPriceCents} from '../storefront/unit-price';

const moneySchema = z.object({amount: z.coerce.number()});

type Owner = {readonly metafields: readonly SeedMetafield[]};

/** Returns the catalogue as search reads it in a language. */
export function catalogueFacts(shop: Shop, language: IndexLanguage, pictureOrigin: string): CatalogueFacts {
  return {
    products: shop.seed.products.map((product) => productFacts(asSold(product, shop), shop, language, pictureOrigin)),
    collections: shop.seed.collections.map((collection): CollectionFacts => {
      const fields = fieldsOf(collection, language);
      return {
        number: collection.number,
        handle: collection.handle[language],
        title: collection.title[language],
        descriptionHtml: collection.descriptionHtml[language],
        pageType: fields['layout.page_type'] ?? null,
        isHidden: fields['seo.noindex'] === 'true',
        products: collection.products,
      };
    }),
  };
}

/** A product with the prices of its first plan where it can be bought in no other way. */
function asSold(product: SeedProduct, {catalogue}: Shop): SeedProduct {
  const [plan] = catalogue.plansOf(product);
  if (!product.requiresSellingPlan || plan === undefined) return product;
  const variants = product.variants.map((variant) => {
    return {...variant, priceCents: lessPercent(variant.priceCents, plan.percentOff), compareAtCents: null};
  });
  return {...product, variants};
}

/** Tells whether any variant of a product can be bought with this stock. */
export function isAvailable({variants}: SeedProduct, inStock: (variant: SeedVariant) => number): boolean {
  return variants.some((variant) => !isArchived(variant) && (variant.sellsWithoutStock || inStock(variant) > 0));
}

function productFacts(
  product: SeedProduct,
  {pictures}: Shop,
  language: IndexLanguage,
  pictureOrigin: string,
): ProductFacts {
  const [name] = product.pictures;
  const drawn = name === undefined ? undefined : pictures[name];
  return {
    number: product.number,
    handle: product.handle[language],
    title: product.title[language],
    descriptionHtml: product.descriptionHtml[language],
    productType: product.productType,
    vendor: product.vendor,
    tags: product.tags,
    publishedAt: product.publishedAt,
    image:
      name === undefined || drawn === undefined
        ? null
        : {
            url: pictureAddress(pictureOrigin, name),
            width: drawn.width,
            height: drawn.height,
            alt: drawn.alt[language],
          },
    fields: fieldsOf(product, language),
    variants: product.variants.map((variant) => variantFacts(variant, language)),
  };
}

function variantFacts(variant: SeedVariant, language: IndexLanguage): VariantFacts {
  const {priceCents, compareAtCents, measure, stock, sellsWithoutStock} = variant;
  const cents = unitPriceCents(priceCents, measure);
  return {
    priceCents,
    compareAtCents,
    lowestCents: lowestCents(variant),
    unitPrice: cents === null || measure === null ? null : {cents, quantity: 1, unit: measure.referenceUnit},
    quantity: fieldsOf(variant, language)['food.quantity'] ?? null,
    isArchived: isArchived(variant),
    isAvailable: sellsWithoutStock || stock > 0,
  };
}

function lowestCents(variant: SeedVariant): number | null {
  const written = fieldsOf(variant, 'de')['price.lowest_30_days'];
  return written === undefined ? null : Math.round(moneySchema.parse(JSON.parse(written)).amount * 100);
}

function isArchived(variant: SeedVariant): boolean {
  return fieldsOf(variant, 'de')['product.archived'] === 'true';
}

function fieldsOf({metafields}: Owner, language: IndexLanguage): Fields {
  return Object.fromEntries(
    metafields.map(({namespace, key, value}) => [
      `${namespace}.${key}`,
      typeof value === 'string' ? value : value[language],
    ]),
  );
}
