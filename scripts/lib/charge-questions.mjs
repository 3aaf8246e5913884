// @ts-check
import {centsOf} from './cart-questions.mjs';
import {readMerchantFile} from './merchant-questions.mjs';
import {must, Unknown} from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

const CHARGED = `cart {
  id
  cost { subtotalAmount { amount } }
  lines(first: 10) { nodes { id cost { totalAmount { amount } } merchandise { ... on ProductVariant { id } } } }
  discountAllocations { targetType discountedAmount { amount } }
  deliveryGroups(first: 1) { nodes { deliveryOptions { estimatedCost { amount } } } }
} userErrors { message }`;
const CREATE = `mutation($input: CartInput!) { made: cartCreate(input: $input) { ${CHARGED} } }`;
const ADD = `mutation($id: ID!, $lines: [CartLineInput!]!) { made: cartLinesAdd(cartId: $id, lines: $lines) { ${CHARGED} } }`;
const UPDATE = `mutation($id: ID!, $lines: [CartLineUpdateInput!]!) {
  made: cartLinesUpdate(cartId: $id, lines: $lines) { ${CHARGED} }
}`;
const ADDRESS = {firstName: 'A', lastName: 'B', address1: 'Weg 1', zip: '20095', city: 'Hamburg', countryCode: 'DE'};

/** @param {any} cart @returns {number} cents that the cheapest delivery costs after discounts */
function shippingOf({deliveryGroups, discountAllocations}) {
  const options = deliveryGroups.nodes[0]?.deliveryOptions ?? [];
  must(options.length > 0, 'it offers no delivery to Germany');
  const off = discountAllocations
    .filter((/** @type {any} */ {targetType}) => targetType === 'SHIPPING_LINE')
    .reduce((/** @type {number} */ sum, /** @type {any} */ {discountedAmount}) => sum + centsOf(discountedAmount), 0);
  const costs = options.map((/** @type {any} */ {estimatedCost}) => centsOf(estimatedCost));
  return Math.max(0, Math.min(...costs) - off);
}

/**
 * Returns the checks of what the platform charges for shipping and for the free article.
 *
 * @param {(query: string, variables?: Record<string, unknown>) => Promise<any>} ask returns `data`
 * @param {() => Promise<any[]>} offered reads variants that can be bought, with their selling plans
 * @param {string | undefined} article the number of the variant that is given
 * @returns {readonly Question[]}
 */
export function chargeQuestions(ask, offered, article) {
  const {shipping, freeArticle} = readMerchantFile('shop.json');
  /** A cart for Germany with one piece of a variant, and the same with as many pieces as reach an amount. */
  const fill = async (/** @type {Record<string, unknown>} */ line, /** @type {number} */ cents) => {
    const delivery = {addresses: [{address: {deliveryAddress: ADDRESS}, selected: true}]};
    const {made: one} = await ask(CREATE, {input: {lines: [line], delivery}});
    must(one.cart !== null, one.userErrors[0]?.message ?? 'the answer has no cart');
    const quantity = Math.ceil(cents / centsOf(one.cart.cost.subtotalAmount));
    const {made: many} = await ask(UPDATE, {id: one.cart.id, lines: [{id: one.cart.lines.nodes[0].id, quantity}]});
    must(many.cart !== null, many.userErrors[0]?.message ?? 'the answer has no cart');
    // A cart holds no more than is in stock.
    if (centsOf(many.cart.cost.subtotalAmount) < cents) throw new Unknown(`fewer than ${quantity} pieces are in stock`);
    return {one: one.cart, many: many.cart};
  };
  const coffee = async () => {
    const found = (await offered()).find(({sellingPlanAllocations: {nodes}}) => nodes.length > 0);
    must(found !== undefined, 'nothing is sold by subscription');
    return {merchandiseId: found.id, sellingPlanId: found.sellingPlanAllocations.nodes[0].sellingPlan.id};
  };

  return [
    {
      service: 'storefront',
      what: 'charges the shipping rates of store/merchant/shop.json',
      ask: async () => {
        const {merchandiseId} = await coffee();
        const {one, many} = await fill({merchandiseId}, shipping.freeFromCents);
        if (centsOf(one.cost.subtotalAmount) < shipping.freeFromCents) {
          must(shippingOf(one) === shipping.feeCents, `it charges ${shippingOf(one)} cents below the threshold`);
        }
        must(shippingOf(many) === 0, `it charges ${shippingOf(many)} cents from the threshold on`);
      },
    },
    {
      service: 'storefront',
      what: 'ships subscriptions free from the same amount',
      ask: async () => {
        const {many} = await fill(await coffee(), shipping.freeFromCents);
        must(shippingOf(many) === 0, `it charges ${shippingOf(many)} cents`);
      },
    },
    {
      service: 'storefront',
      what: 'gives the free article from the amount of store/merchant/shop.json on, also with subscriptions',
      ask: async () => {
        if (!freeArticle.enabled) return;
        must(article !== undefined, 'FREE_ARTICLE_VARIANT is not set');
        const merchandiseId = `gid://shopify/ProductVariant/${article}`;
        const {many} = await fill(await coffee(), freeArticle.fromCents);
        const {made} = await ask(ADD, {id: many.id, lines: [{merchandiseId, quantity: 1}]});
        must(made.cart !== null, made.userErrors[0]?.message ?? 'the answer has no cart');
        const given = made.cart.lines.nodes.find(
          (/** @type {any} */ {merchandise}) => merchandise.id === merchandiseId,
        );
        must(given !== undefined, 'it does not take the article into the cart: it is sold out, or not published');
        must(centsOf(given.cost.totalAmount) === 0, `it charges ${given.cost.totalAmount.amount} for it`);
      },
    },
  ];
}
