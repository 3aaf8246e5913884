// @ts-check
import {No} from '../questions.mjs';
import {change, readAll, readStoreFile} from './admin.mjs';
import {PRODUCT} from './products.mjs';

/** @typedef {import('./admin.mjs').Ask} Ask */

const DISCOUNTS = `query Discounts($after: String) {
  discountNodes(first: 100, after: $after, query: "method:automatic AND status:active") {
    nodes {
      discount {
        __typename
        ... on DiscountAutomaticFreeShipping {
          title appliesOnSubscription
          minimumRequirement { ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } } }
        }
        ... on DiscountAutomaticBxgy {
          title
          customerBuys { isSubscription value { ... on DiscountPurchaseAmount { amount } } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const FREE_SHIPPING_CREATE = `mutation FreeShippingCreate($discount: DiscountAutomaticFreeShippingInput!) {
  discountAutomaticFreeShippingCreate(freeShippingAutomaticDiscount: $discount) { userErrors { message } }
}`;

const BXGY_CREATE = `mutation BuyXGetYCreate($discount: DiscountAutomaticBxgyInput!) {
  discountAutomaticBxgyCreate(automaticBxgyDiscount: $discount) { userErrors { message } }
}`;

const COLLECTION = `query Collection($handle: String!) {
  collectionByIdentifier(identifier: {handle: $handle}) { id }
}`;

const COLLECTION_CREATE = `mutation CollectionCreate($input: CollectionInput!) {
  collectionCreate(input: $input) { collection { id } userErrors { message } }
}`;

/**
 * Everything that counts towards the free article. A discount of the kind "buy X, get Y" has to name its goods and cannot
 * take all of a shop. The collection is in no sales channel.
 */
const COUNTED = {
  handle: 'zaehlt-zum-geschenk',
  title: 'Zählt zum Geschenk: alles außer Spenden',
  ruleSet: {
    appliedDisjunctively: false,
    rules: [{column: 'TYPE', relation: 'NOT_EQUALS', condition: 'Donation'}],
  },
};

/** @param {number} cents @returns {string} as the platform takes amounts */
const amountOf = (cents) => (cents / 100).toFixed(2);

/**
 * @typedef {object} Rates
 * @property {{freeFromCents: number}} shipping
 * @property {{enabled: boolean, fromCents: number}} freeArticle
 * @property {{handle: string, title: string}} [gift] the free article
 */

/** @returns {Rates} the merchant's */
function readRates() {
  const {shipping, freeArticle} = readStoreFile('merchant/shop.json');
  const products = readStoreFile('products.json');
  return {shipping, freeArticle, gift: products.find((/** @type {any} */ {tags}) => tags.includes('free-article'))};
}

/** How the titles of the discounts begin. */
const FREE_SHIPPING = 'Versandkostenfrei ab';
const freeArticleTitle = (/** @type {{title: string}} */ {title}) => `${title}: geschenkt ab`;

/** @param {string} beginning of the title @param {number} cents */
const discountFrom = (beginning, cents) => ({title: `${beginning} ${cents / 100} €`, from: amountOf(cents)});

/**
 * Returns the discounts of the merchant's rates; without a free article where there is none, or it is switched off.
 *
 * @param {Rates} [rates]
 */
export const wantedDiscounts = ({shipping, freeArticle, gift} = readRates()) => ({
  freeShipping: discountFrom(FREE_SHIPPING, shipping.freeFromCents),
  freeArticle:
    freeArticle.enabled && gift !== undefined
      ? {...discountFrom(freeArticleTitle(gift), freeArticle.fromCents), handle: gift.handle}
      : null,
});

/** Together with codes: the shop promises both. */
const combinesWith = {orderDiscounts: true, productDiscounts: true, shippingDiscounts: true};

/**
 * Plans the automatic discounts: free shipping, and the free article. Both count subscriptions, too, which the platform leaves
 * out where it is not told so. One that was made for another amount goes on counting until somebody ends it.
 *
 * @param {Ask} ask
 * @param {{startsAt: string}} settings the moment from which new discounts count
 * @param {Rates} [rates]
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planDiscounts(ask, {startsAt}, rates = readRates()) {
  const {freeShipping, freeArticle} = wantedDiscounts(rates);
  const active = (await readAll(ask, DISCOUNTS)).map(({discount}) => discount);
  const common = {startsAt, context: {all: 'ALL'}};
  return [
    ...stepsOf(active, 'DiscountAutomaticFreeShipping', freeShipping, async (asking) => {
      await change(asking, FREE_SHIPPING_CREATE, {discount: {...common, ...freeShippingInput(freeShipping)}});
    }),
    ...(freeArticle === null
      ? []
      : stepsOf(active, 'DiscountAutomaticBxgy', freeArticle, async (asking) => {
          await change(asking, BXGY_CREATE, {discount: {...common, ...(await freeArticleInput(asking, freeArticle))}});
        })),
    ...formerSteps(active, rates, [freeShipping.title, freeArticle?.title]),
    ...(rates.freeArticle.enabled && rates.gift === undefined ? [MISSING_GIFT] : []),
  ];
}

/** @type {import('./admin.mjs').Step} */
const MISSING_GIFT = {
  object: 'discount for the free article',
  change:
    'name the article in store/products.json, with the tag free-article, or switch it off in store/merchant/shop.json',
};

/**
 * Those that were made here, by their titles: whatever else the merchant gives is no matter of this plan.
 *
 * @param {readonly any[]} active @param {Rates} rates @param {readonly (string | undefined)[]} wanted titles
 * @returns {import('./admin.mjs').Step[]}
 */
function formerSteps(active, {gift}, wanted) {
  const beginnings = [FREE_SHIPPING, ...(gift === undefined ? [] : [freeArticleTitle(gift)])];
  const isOurs = (/** @type {string} */ title) =>
    beginnings.some((known) => title.startsWith(known) && /^ \d+(?:\.\d+)? €$/.test(title.slice(known.length)));
  return active
    .filter(({title = ''}) => isOurs(title) && !wanted.includes(title))
    .map(({title}) => ({
      object: `discount “${title}”`,
      change: 'end it: store/merchant/shop.json says something else',
    }));
}

/** @param {{title: string, from: string}} wanted */
const freeShippingInput = ({title, from}) => ({
  title,
  minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: from}},
  destination: {all: true},
  appliesOnOneTimePurchase: true,
  appliesOnSubscription: true,
  // 0 means every delivery of a subscription.
  recurringCycleLimit: 0,
  combinesWith: {...combinesWith, shippingDiscounts: false},
});

/**
 * One piece of the article for nothing. An amount off the article alone would not do: its minimum counts the goods that it is
 * for. Source: https://help.shopify.com/en/manual/discounts/discount-types/buy-x-get-y
 *
 * @param {Ask} ask
 * @param {{title: string, from: string, handle: string}} wanted
 * @throws {No} where there is no article
 */
async function freeArticleInput(ask, {title, from, handle}) {
  const {productByIdentifier: product} = await ask(PRODUCT, {handle});
  const [variant] = product?.variants.nodes ?? [];
  if (variant === undefined) throw new No(`there is no product ${handle}`);
  const {collectionByIdentifier: known} = await ask(COLLECTION, {handle: COUNTED.handle});
  const {id} = known ?? (await change(ask, COLLECTION_CREATE, {input: COUNTED})).collection;
  return {
    title,
    combinesWith,
    usesPerOrderLimit: '1',
    customerBuys: {
      isOneTimePurchase: true,
      isSubscription: true,
      items: {collections: {add: [id]}},
      value: {amount: from},
    },
    customerGets: {
      items: {products: {productVariantsToAdd: [variant.id]}},
      value: {discountOnQuantity: {quantity: '1', effect: {percentage: 1}}},
    },
  };
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
  const {customerBuys, minimumRequirement} = found;
  const amount = customerBuys?.value.amount ?? minimumRequirement?.greaterThanOrEqualToSubtotal?.amount;
  const countsSubscriptions = customerBuys?.isSubscription ?? found.appliesOnSubscription;
  return [
    ...(Number(amount) === Number(from)
      ? []
      : [{object, change: `counts from ${amount ?? 'any amount'}: change it to ${from}`}]),
    ...(countsSubscriptions ? [] : [{object, change: 'leaves subscriptions out: let it count them'}]),
  ];
}
