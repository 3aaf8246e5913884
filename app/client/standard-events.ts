import {LANGUAGES, type Language} from '../config/languages';
import {eventCart, linesUpdate, type LinesUpdate} from '../domain/cart/standard-events';
import {cartPath, cartSummaryPath} from '../pages/paths';
import {fetchCart} from './cart-summary';

/** Paths, as the router and `sendToCart` ask for them, that forms of the cart are sent to. */
const targets = (language: Language) => [cartPath(language), `${cartPath(language)}.data`, cartSummaryPath(language)];

/**
 * Dispatches the platform's standard event `shopify:cart:lines-update` for each change to the cart's lines from now on, when
 * its form is sent. The event's `promise` is the cart after the change, which is asked for when a listener reads it.
 *
 * Every form of the cart that a script sends goes through `fetch`. Watching that here costs no byte where nobody listens
 * (docs/decisions/191-standard-events.md).
 *
 * @param mayTell asked before each event, for consent can be withdrawn
 */
export function dispatchCartEvents(mayTell: () => boolean): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const answer = send(input, init);
    const form = init?.body;
    // The forms of the cart are sent as URLSearchParams; every other request passes unread.
    if (form instanceof URLSearchParams && !(input instanceof Request) && mayTell()) tell(String(input), form, answer);
    return answer;
  };
}

function tell(address: string, form: URLSearchParams, answer: Promise<Response>): void {
  const path = address.replace(location.origin, '').split('?')[0] ?? '';
  const language = LANGUAGES.find((each) => targets(each).includes(path));
  const update = linesUpdate((name) => form.getAll(name).at(-1) ?? '');
  if (language !== undefined && update !== null) document.dispatchEvent(linesUpdateEvent(update, language, answer));
}

function linesUpdateEvent(update: LinesUpdate, language: Language, answer: Promise<Response>): Event {
  const context = location.pathname === cartPath(language) ? 'cart' : update.action === 'add' ? 'product' : 'dialog';
  let cart: ReturnType<typeof cartAfter> | undefined;
  const event = new Event('shopify:cart:lines-update', {bubbles: true});
  Object.assign(event, {...update, context});
  return Object.defineProperty(event, 'promise', {get: () => (cart ??= cartAfter(language, answer))});
}

async function cartAfter(language: Language, answer: Promise<Response>) {
  await answer;
  const {summary} = await fetchCart(language);
  return {cart: eventCart(summary)};
}
