import {now} from '../shared/clock';
import type {CartState} from '../storefront/cart/cart-state';
import type {CheckoutForm, FieldErrors} from './checkout-form';
import {validateCheckoutForm} from './checkout-form';
import {countryRefusals} from './country-rules';
import {findCountry} from '../shared/countries';
import type {CheckoutEnv} from './env';
import type {Language} from '../shared/language';
import {quoteFor} from './open-cart';
import type {TillCart} from './open-cart';
import type {Order, OrderDraft, Placing} from './order';
import type {Problem} from './pages/checkout-page';
import {PAYMENT_METHODS} from './payment';
import {fingerprint} from './quote';
import type {Quote} from './quote';

/** The outcome of a posted form. A refusal keeps everything that was typed. */
export type Submission =
  | {readonly placed: true; readonly order: Order}
  | {
      readonly placed: false;
      readonly quote: Quote;
      readonly errors: FieldErrors;
      readonly problems: readonly Problem[];
    };

/**
 * Checks the form against the cart as it is now, and places the order where nothing speaks against it.
 *
 * @param orders the order object of this cart
 */
export async function submitOrder(
  env: CheckoutEnv,
  orders: {readonly place: (draft: OrderDraft) => Promise<Placing>},
  cart: CartState,
  form: CheckoutForm,
  language: Language,
): Promise<Submission> {
  const till = await quoteFor(env, cart, form, language);
  const errors = validateCheckoutForm(form, till.quote.dueCents > 0);
  const problems = problemsOf(form, till.quote, errors);
  const refused = (problem: readonly Problem[]): Submission => ({
    placed: false,
    quote: till.quote,
    errors,
    problems: problem,
  });
  if (problems.length > 0) return refused(problems);
  const result = await orders.place(draftOrder(cart.token, till, form, language, now(env)));
  if (result.placed) return result;
  if (result.missing.length === 0) {
    const {quote} = await quoteFor(env, cart, form, language);
    return {placed: false, quote, errors, problems: [{code: 'changed'}]};
  }
  const short = new Set(result.missing.map(({variantNumber}) => variantNumber));
  const lines = till.quote.lines.filter(({variantNumber}) => short.has(variantNumber));
  return refused([{code: 'stock', titles: titlesOf(lines)}]);
}

/**
 * Returns everything that speaks against placing the order, worst first; the payment is asked only when all else is
 * right.
 */
function problemsOf(form: CheckoutForm, quote: Quote, errors: FieldErrors): readonly Problem[] {
  const country = findCountry(form.countryCode);
  if (quote.lines.length === 0) return [{code: 'empty'}];
  const problems: Problem[] = [
    ...(Object.keys(errors).length > 0 ? [{code: 'fields'} as const] : []),
    ...(country ? countryRefusals(quote, country) : []),
    ...(form.seen === fingerprint(quote) ? [] : [{code: 'changed'} as const]),
  ];
  if (problems.length > 0 || form.outcome !== 'decline' || quote.dueCents === 0) return problems;
  return [{code: 'declined'}];
}

function titlesOf(lines: Quote['lines']): readonly string[] {
  return [
    ...new Set(lines.map(({merchandise}) => [merchandise.title, merchandise.variantTitle].filter(Boolean).join(', '))),
  ];
}

function draftOrder(
  cartToken: string,
  {quote, discountCodes}: TillCart,
  form: CheckoutForm,
  language: Language,
  createdAt: number,
): OrderDraft {
  const {firstName, lastName, company, address1, address2, zip, city, countryCode, phone} = form;
  return {
    cartToken,
    createdAt,
    language,
    email: form.email,
    address: {firstName, lastName, company, address1, address2, zip, city, countryCode, phone},
    quote,
    discountCodes,
    paymentMethod: quote.dueCents > 0 ? (PAYMENT_METHODS.find((method) => method === form.payment) ?? null) : null,
    paymentStatus: quote.dueCents > 0 && form.outcome === 'pending' ? 'pending' : 'paid',
    deliveryDays: quote.shippingCents === null ? null : (findCountry(countryCode)?.deliveryDays ?? null),
  };
}
