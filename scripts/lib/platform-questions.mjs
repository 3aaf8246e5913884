// @ts-check
import {readMerchantFile} from './merchant-questions.mjs';
import {askStorefront, must} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

const CART = `cart {
  id
  lines(first: 10) { nodes { quantity attributes { key value } } }
  discountCodes { code applicable }
  appliedGiftCards { lastCharacters }
} userErrors { code message } warnings { code }`;

const CREATE = `mutation($lines: [CartLineInput!]) { made: cartCreate(input: {lines: $lines}) { ${CART} } }`;
const ADD = `mutation($id: ID!, $lines: [CartLineInput!]!) { made: cartLinesAdd(cartId: $id, lines: $lines) { ${CART} } }`;
const DISCOUNT = `mutation($id: ID!, $codes: [String!]!) {
  made: cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { ${CART} }
}`;
const GIFT_CARD = `mutation($id: ID!, $codes: [String!]!) {
  made: cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $codes) { ${CART} }
}`;

const SHIPPED = `cart {
  id
  cost { subtotalAmount { amount } }
  lines(first: 1) { nodes { id quantity } }
  discountAllocations { targetType discountedAmount { amount } }
  deliveryGroups(first: 1) { nodes { deliveryOptions { estimatedCost { amount } } } }
} userErrors { message }`;
const CREATE_FOR_DELIVERY = `mutation($input: CartInput!) { made: cartCreate(input: $input) { ${SHIPPED} } }`;
const UPDATE = `mutation($id: ID!, $lines: [CartLineUpdateInput!]!) {
  made: cartLinesUpdate(cartId: $id, lines: $lines) { ${SHIPPED} }
}`;
const ADDRESS = {firstName: 'A', lastName: 'B', address1: 'Weg 1', zip: '20095', city: 'Hamburg', countryCode: 'DE'};

const centsOf = (/** @type {{amount: string}} */ {amount}) => Math.round(Number(amount) * 100);

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
 * Checks what the emulator assumes about the platform where the documentation is silent. Each check creates a cart
 * with one or two bags, which is never ordered and expires.
 *
 * @param {any} env the worker's variables, checked
 * @returns {readonly Question[]}
 */
export function platformQuestions(env) {
  const ask = (/** @type {string} */ query, /** @type {Record<string, unknown>} */ variables = {}) =>
    askStorefront(env, {'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN}, query, variables);

  const offered = async () => {
    const {products} = await ask(
      '{products(first: 20, query: "available_for_sale:true") {nodes {variants(first: 1) {nodes {id availableForSale}}}}}',
    );
    const variants = products.nodes.flatMap((/** @type {any} */ product) => product.variants.nodes);
    const found = variants.find((/** @type {any} */ {availableForSale}) => availableForSale);
    must(found !== undefined, 'nothing can be bought');
    return found.id;
  };
  const start = async (/** @type {any[]} */ attributes = []) => {
    const line = {merchandiseId: await offered(), quantity: 1, attributes};
    const {made} = await ask(CREATE, {lines: [line]});
    must(made.cart !== null, 'no cart came back');
    return {line, cart: made.cart};
  };

  return [
    {
      service: 'storefront',
      what: 'merges a line with an equal one',
      ask: async () => {
        const {line, cart} = await start();
        const {made} = await ask(ADD, {id: cart.id, lines: [line]});
        must(made.cart.lines.nodes.length === 1 && made.cart.lines.nodes[0].quantity === 2, 'there are two lines');
      },
    },
    {
      service: 'storefront',
      what: 'keeps lines with other attributes apart, and puts the new one first',
      ask: async () => {
        const {line, cart} = await start([{key: '_D', value: 'SP022'}]);
        const other = {...line, attributes: [{key: '_D', value: 'SP001'}]};
        const {made} = await ask(ADD, {id: cart.id, lines: [other]});
        const projects = made.cart.lines.nodes.map((/** @type {any} */ {attributes}) => attributes[0]?.value);
        must(projects.join() === 'SP001,SP022', `the lines are ${projects.join()}`);
      },
    },
    {
      service: 'storefront',
      what: 'says null for a cart that it does not know',
      ask: async () => {
        const {cart} = await ask('{cart(id: "gid://shopify/Cart/unknown?key=unknown") {id}}');
        must(cart === null, 'it says something else');
      },
    },
    {
      service: 'storefront',
      what: 'refuses to change a cart without its key, by an error of the user’s',
      ask: async () => {
        const {line, cart} = await start();
        const {made} = await ask(ADD, {id: cart.id.split('?')[0], lines: [line]});
        must(made.userErrors.length > 0, 'it changes it');
      },
    },
    {
      service: 'storefront',
      what: 'keeps an unknown discount code, not applicable, with a warning',
      ask: async () => {
        const {cart} = await start();
        const {made} = await ask(DISCOUNT, {id: cart.id, codes: ['NOT-A-CODE-OF-OURS']});
        must(made.cart.discountCodes[0]?.applicable === false, 'the code is gone');
        must(made.warnings.length > 0, 'there is no warning');
      },
    },
    {
      service: 'storefront',
      what: 'passes over an unknown gift card in silence',
      ask: async () => {
        const {cart} = await start();
        const {made} = await ask(GIFT_CARD, {id: cart.id, codes: ['NOT-A-CARD-OF-OURS']});
        must(made.userErrors.length === 0, `it says ${made.userErrors[0]?.code}`);
        must(made.cart.appliedGiftCards.length === 0, 'it applies it');
      },
    },
    {
      service: 'storefront',
      what: 'charges the shipping rates of store/merchant/shop.json',
      ask: async () => {
        const {freeFromCents, feeCents} = readMerchantFile('shop.json').shipping;
        const lines = [{merchandiseId: await offered(), quantity: 1}];
        const delivery = {addresses: [{address: {deliveryAddress: ADDRESS}, selected: true}]};
        const {made} = await ask(CREATE_FOR_DELIVERY, {input: {lines, delivery}});
        must(made.cart !== null, made.userErrors[0]?.message ?? 'no cart came back');
        const price = centsOf(made.cart.cost.subtotalAmount);
        if (price < freeFromCents) {
          must(shippingOf(made.cart) === feeCents, `it charges ${shippingOf(made.cart)} cents below the threshold`);
        }
        const [line] = made.cart.lines.nodes;
        const quantity = Math.ceil(freeFromCents / price);
        const {made: more} = await ask(UPDATE, {id: made.cart.id, lines: [{id: line.id, quantity}]});
        must(shippingOf(more.cart) === 0, `it charges ${shippingOf(more.cart)} cents from the threshold on`);
      },
    },
    {
      service: 'pictures',
      what: 'has pictures at addresses that the shop can show',
      ask: async () => {
        const {mediaPath} = await importFromWorker('app/domain/media-path.ts');
        const {products} = await ask('{products(first: 100) {nodes {featuredImage {url}}}}');
        const urls = products.nodes.flatMap((/** @type {any} */ {featuredImage}) => featuredImage?.url ?? []);
        const wrong = urls.filter((/** @type {string} */ url) => mediaPath(url) === null);
        must(wrong.length === 0, `${wrong.length} of ${urls.length}, such as ${wrong[0]}`);
      },
    },
  ];
}
