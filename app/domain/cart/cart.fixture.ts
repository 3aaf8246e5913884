import type {Cart, CartLine} from './cart';
import {DONATION} from '../../config/commerce';
import {money, multiply} from '../money';

/** The variant that the shop of the tests gives. */
export const FREE_ARTICLE = 'gid://shopify/ProductVariant/free-article';

type LineTraits = Partial<CartLine> & {
  /** Per piece; default 1290. */
  readonly cents?: number;
};

/**
 * Makes a line of a cart for tests: one bag of coffee at 12.90 unless told otherwise, its totals following price and
 * quantity.
 */
export function exampleLine({cents = 1290, ...traits}: LineTraits = {}): CartLine {
  const quantity = traits.quantity ?? 1;
  const total = multiply(money(cents), quantity);
  return {
    id: 'gid://shopify/CartLine/1',
    quantity,
    variantId: 'gid://shopify/ProductVariant/1',
    productId: 'gid://shopify/Product/1',
    productHandle: 'morgentau',
    title: 'Morgentau',
    kind: 'coffee',
    isCoffeeAlone: (traits.kind ?? 'coffee') === 'coffee',
    requiresShipping: !['gift-card', 'donation'].includes(traits.kind ?? 'coffee'),
    picture: null,
    options: [],
    attributes: [],
    plan: null,
    plans: [],
    requiresPlan: false,
    planSaving: 0,
    unitAmount: money(cents),
    subtotal: total,
    total,
    compareAtUnitAmount: null,
    lowest30Days: null,
    onceAmount: money(cents),
    unitPrice: null,
    discounts: [],
    donationVariantId: null,
    quantityAvailable: null,
    availableForSale: true,
    currentlyNotInStock: false,
    preOrderDate: null,
    deliveryTime: null,
    brewsEspresso: false,
    isForBusinesses: false,
    ...traits,
  };
}

/** Makes a donation line for tests: price 0.00, as the worker keeps it beside coffee. */
export function exampleDonationLine(traits: LineTraits & {readonly project?: string} = {}): CartLine {
  const {project = DONATION.defaultProject, ...line} = traits;
  return exampleLine({
    id: 'gid://shopify/CartLine/donation',
    variantId: 'gid://shopify/ProductVariant/9',
    productId: 'gid://shopify/Product/donation',
    productHandle: 'spende',
    title: 'Spende',
    kind: 'donation',
    attributes: [{key: DONATION.attributeKey, value: project}],
    cents: 0,
    ...line,
  });
}

/** Makes a cart for tests whose totals follow its lines. */
export function exampleCart(lines: readonly CartLine[], traits: Partial<Cart> = {}): Cart {
  const cents = lines.reduce((total, line) => total + line.total.cents, 0);
  return {
    id: 'gid://shopify/Cart/1?key=1',
    totalQuantity: lines.reduce((total, line) => total + line.quantity, 0),
    subtotal: money(cents),
    lines,
    emptyLines: [],
    discountCodes: [],
    discountAllocations: [],
    allocatedCodes: [],
    giftCards: [],
    attributes: [],
    note: '',
    countryCode: 'DE',
    checkoutUrl: 'https://checkout.example/1',
    freeArticleVariantId: FREE_ARTICLE,
    customerId: null,
    ...traits,
  };
}
