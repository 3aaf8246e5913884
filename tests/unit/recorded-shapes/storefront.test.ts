import {productTypes} from '../../../contracts/product-types';
import {createPlatformCart} from '../../../app/services/storefront/platform-cart.server';
import {exampleGateway} from '../../../app/services/storefront/platform.fixture';
import {describeRecorded} from '../../support/recorded';

const CART_ID = 'gid://shopify/Cart/Z2NwLXVz?key=766f9025';
const LINE_ID = 'gid://shopify/CartLine/1?cart=Z2NwLXVz';

function cart() {
  return createPlatformCart(exampleGateway(), {
    country: 'DE',
    productTypes: productTypes(),
    freeArticleVariantId: null,
  });
}

const read = () => cart().read(CART_ID);
const add = () => {
  const variantId = 'gid://shopify/ProductVariant/2';
  return cart().addLines(CART_ID, [{variantId, quantity: 9, attributes: [], sellingPlanId: null}]);
};

describeRecorded('storefront', {
  'cart-warnings': {
    ask: add,
    makes: {
      value: {
        cart: {
          id: CART_ID,
          note: '',
          countryCode: null,
          customerId: null,
          subtotal: {cents: 2580, currency: 'EUR'},
          checkoutUrl: 'https://shop.example/cart/c/Z2NwLXVz?key=766f9025',
          discountCodes: [{code: 'SPRING', applicable: false}],
          lines: [{quantity: 2, quantityAvailable: 2, attributes: [{key: '_D', value: ''}], options: [], plan: null}],
        },
        refusals: [],
        warnings: [
          {code: 'quantity-reduced', lineId: LINE_ID},
          {code: 'code-not-found', lineId: CART_ID},
        ],
      },
    },
  },
  'cart-sold-out': {
    ask: add,
    makes: {
      value: {cart: {totalQuantity: 0, lines: [], emptyLines: [{id: LINE_ID}]}, refusals: [], warnings: []},
    },
  },
  'cart-gift-card': {
    ask: read,
    makes: {
      value: {
        subtotal: {cents: 7000},
        giftCards: [{lastCharacters: 'card', amountUsed: {cents: 7000}, balance: {cents: 3000}}],
      },
    },
  },
  'cart-user-errors': {ask: add, makes: {value: {cart: null, refusals: [{code: 'cart-gone', lineId: null}]}}},
  'cart-missing': {ask: read, makes: {value: null}},
  'partial-data': {ask: read, makes: {value: {lines: [{quantityAvailable: null, availableForSale: true}]}}},
  throttled: {ask: read, makes: {failure: 'rate-limited'}},
  'access-denied': {ask: read, makes: {failure: 'malformed'}},
  'bad-request': {ask: read, makes: {failure: 'malformed'}},
  'error-text': {ask: add, makes: {failure: 'malformed'}},
});
