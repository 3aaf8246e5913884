// @ts-check
import {must, Unknown} from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

const CART = `cart {
  id
  lines(first: 10) { nodes { quantity attributes { key value } } }
  discountCodes { code applicable }
  cost { subtotalAmount { amount } totalAmount { amount } }
  appliedGiftCards { lastCharacters balance { amount } presentmentAmountUsed { amount } }
} userErrors { code message } warnings { code }`;

/** Returns the cents of an amount of the platform's. */
export const centsOf = (/** @type {{amount: string}} */ {amount}) => Math.round(Number(amount) * 100);

const CREATE = `mutation($lines: [CartLineInput!]) { made: cartCreate(input: {lines: $lines}) { ${CART} } }`;
const ADD = `mutation($id: ID!, $lines: [CartLineInput!]!) { made: cartLinesAdd(cartId: $id, lines: $lines) { ${CART} } }`;
const DISCOUNT = `mutation($id: ID!, $codes: [String!]!) {
  made: cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { ${CART} }
}`;
const GIFT_CARD = `mutation($id: ID!, $codes: [String!]!) {
  made: cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $codes) { ${CART} }
}`;

/**
 * Returns the checks of how the platform changes a cart. Each creates one, which is never ordered and expires.
 *
 * @param {(query: string, variables?: Record<string, unknown>) => Promise<any>} ask returns `data`
 * @param {() => Promise<any[]>} offered reads variants that can be bought
 * @param {string} giftCard the code of a gift card with money on it; empty for none
 * @returns {readonly Question[]}
 */
export function cartQuestions(ask, offered, giftCard) {
  const start = async (/** @type {any[]} */ attributes = []) => {
    const [found] = await offered();
    must(found !== undefined, 'nothing can be bought');
    const line = {merchandiseId: found.id, quantity: 1, attributes};
    const {made} = await ask(CREATE, {lines: [line]});
    must(made.cart !== null, 'the answer has no cart');
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
        must(cart === null, 'it returns a cart');
      },
    },
    {
      service: 'storefront',
      what: 'refuses to change a cart without its key, by an error of the user’s',
      ask: async () => {
        const {line, cart} = await start();
        const {made} = await ask(ADD, {id: cart.id.split('?')[0], lines: [line]});
        must(made.userErrors.length > 0, 'it changed the cart');
      },
    },
    {
      service: 'storefront',
      what: 'keeps an unknown discount code, not applicable, with a warning',
      ask: async () => {
        const {cart} = await start();
        const {made} = await ask(DISCOUNT, {id: cart.id, codes: ['NOT-A-CODE-OF-OURS']});
        must(made.cart.discountCodes[0]?.applicable === false, 'it dropped the code');
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
        must(made.cart.appliedGiftCards.length === 0, 'it applied the card');
      },
    },
    {
      service: 'storefront',
      what: 'takes a gift card off the total, and says what is left on it',
      ask: async () => {
        if (giftCard === '') throw new Unknown('GIFT_CARD_CODE is not set');
        const {cart} = await start();
        const {made} = await ask(GIFT_CARD, {id: cart.id, codes: [giftCard]});
        const [applied] = made.cart.appliedGiftCards;
        must(applied !== undefined, 'it does not know the card');
        const {amount: used} = applied.presentmentAmountUsed;
        const {subtotalAmount, totalAmount} = made.cart.cost;
        const due = centsOf(totalAmount);
        must(
          due === centsOf(subtotalAmount) - centsOf(applied.presentmentAmountUsed),
          `${used} do not make ${due} cents`,
        );
        must(
          due === 0 || centsOf(applied.balance) === 0,
          `${applied.balance.amount} are left beside ${due} cents to pay`,
        );
      },
    },
  ];
}
