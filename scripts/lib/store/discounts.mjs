// @ts-check
import {No} from '../questions.mjs';
import {change, readAll, readStoreFile} from './admin.mjs';
import {PRODUCT} from './products.mjs';

/** @typedef {import('./admin.mjs').Ask} Ask */

export const DISCOUNTS = `query Discounts($after: String) {
  discountNodes(first: 100, after: $after, query: "method:automatic AND status:active") {
    nodes {
      discount {
        __typename
        ... on DiscountAutomaticBasic { title minimumRequirement { ...minimum } }
        ... on DiscountAutomaticFreeShipping { title minimumRequirement { ...minimum } }
        ... on DiscountAutomaticBxgy { title }
        ... on DiscountAutomaticApp { title }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
fragment minimum on DiscountMinimumRequirement {
  ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } }
}`;

export const FREE_SHIPPING_CREATE = `mutation FreeShippingCreate($discount: DiscountAutomaticFreeShippingInput!) {
  discountAutomaticFreeShippingCreate(freeShippingAutomaticDiscount: $discount) { userErrors { message } }
}`;

export const BASIC_CREATE = `mutation BasicCreate($discount: DiscountAutomaticBasicInput!) {
  discountAutomaticBasicCreate(automaticBasicDiscount: $discount) { userErrors { message } }
}`;

/** @param {number} cents @returns {string} as the platform takes amounts */
const amountOf = (cents) => (cents / 100).toFixed(2);

/** @returns the discounts of the merchant's rates; without a free article where it is switched off */
export function wantedDiscounts() {
  const {shipping, freeArticle} = readStoreFile('merchant/shop.json');
  const gift = readStoreFile('products.json').find((/** @type {any} */ {tags}) => tags.includes('free-article'));
  const title = (/** @type {string} */ what, /** @type {number} */ cents) => `${what} ab ${cents / 100} €`;
  return {
    freeShipping: {title: title('Versandkostenfrei', shipping.freeFromCents), from: amountOf(shipping.freeFromCents)},
    freeArticle: freeArticle.enabled
      ? {
          title: title(`${gift.title}: geschenkt`, freeArticle.fromCents),
          from: amountOf(freeArticle.fromCents),
          handle: gift.handle,
        }
      : null,
  };
}

/** @param {string} amount */
const minimum = (amount) => ({subtotal: {greaterThanOrEqualToSubtotal: amount}});
/** Together with codes: the shop promises both. */
const combinesWith = {orderDiscounts: true, productDiscounts: true, shippingDiscounts: true};

/**
 * Plans the automatic discounts: free shipping, and the free article.
 *
 * @param {Ask} ask
 * @param {{startsAt: string}} settings the moment from which new discounts count
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planDiscounts(ask, {startsAt}) {
  const {freeShipping, freeArticle} = wantedDiscounts();
  const active = (await readAll(ask, DISCOUNTS)).map(({discount}) => discount);
  const common = {startsAt, combinesWith, context: {all: 'ALL'}};
  return [
    ...stepsOf(active, 'DiscountAutomaticFreeShipping', freeShipping, async (asking) => {
      const {title, from} = freeShipping;
      const own = {
        title,
        minimumRequirement: minimum(from),
        destination: {all: true},
        combinesWith: {...combinesWith, shippingDiscounts: false},
      };
      await change(asking, FREE_SHIPPING_CREATE, {discount: {...common, ...own}});
    }),
    ...(freeArticle === null
      ? []
      : stepsOf(active, 'DiscountAutomaticBasic', freeArticle, async (asking) => {
          const {title, from, handle} = freeArticle;
          const {productByIdentifier: product} = await asking(PRODUCT, {handle});
          const [variant] = product?.variants.nodes ?? [];
          if (variant === undefined) throw new No(`there is no product ${handle}`);
          const customerGets = {
            items: {products: {productVariantsToAdd: [variant.id]}},
            value: {percentage: 1},
          };
          await change(asking, BASIC_CREATE, {
            discount: {...common, title, minimumRequirement: minimum(from), customerGets},
          });
        })),
  ];
}

/**
 * @param {readonly any[]} active
 * @param {string} type
 * @param {{title: string, from: string}} wanted
 * @param {(ask: Ask) => Promise<void>} create
 * @returns {import('./admin.mjs').Step[]}
 */
function stepsOf(active, type, {title, from}, create) {
  const object = `discount “${title}”`;
  const found = active.find((each) => each.__typename === type && each.title === title);
  if (found === undefined) return [{object, change: 'create', apply: create}];
  const amount = found.minimumRequirement?.greaterThanOrEqualToSubtotal?.amount;
  if (Number(amount) === Number(from)) return [];
  return [{object, change: `counts from ${amount ?? 'any amount'}: change it to ${from}`}];
}
