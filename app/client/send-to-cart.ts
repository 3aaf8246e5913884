import {readCookie, SCRIPT_COOKIES} from '../config/cookies';
import type {Language} from '../config/languages';
import {cartPath, cartSummaryPath} from '../pages/paths';
import type {GoneLine} from '../domain/cart/gone-lines';
import type {CartFormAnswer} from '../domain/cart/report';
import type {FrameTextKey, TextKey, Texts} from '../i18n/catalogue';
import type {ShownCart} from './cart-summary';
import {formBody} from './form-body';
import {onReturn, reloadOnline} from './on-return';
import {isOfOtherBuild} from './other-build';

/** The key of the message about the outcome of a cart form. */
export type CartAnswerText = FrameTextKey | TextKey<'cart'>;

/**
 * What `POST /{lang}/cart.json` answers, as far as a page reads it: whether what the form was to add is in the cart, `messages`
 * on what was kept out, `gone`, other lines that the cart has lost, the changed cart, and `texts`, the words for all.
 */
export type SentToCart = Pick<CartFormAnswer, 'errors' | 'shown'> & {
  readonly isAdded: boolean;
  readonly messages: readonly CartAnswerText[];
  readonly gone?: readonly GoneLine[];
  readonly texts: Texts;
};

const TOO_MANY_REQUESTS = 429;

/** The answer to a 429: nothing was changed. */
const RATE_LIMITED: SentToCart = {
  errors: {},
  shown: null,
  isAdded: false,
  messages: ['product:cart.rate-limited'],
  texts: {},
};

/** The answer if the browser did not store the cookies of the cart: the next page would show an empty one. */
const FORGOTTEN: SentToCart = {...RATE_LIMITED, messages: ['product:cart.no-cookies']};

/**
 * Sends a form to the cart from a page that does not show it. Returns `null` without an answer, as after a network
 * error: the outcome is unknown, and the form may be sent again with the same idempotency key. The request outlives the
 * page (`keepalive`).
 */
export async function sendToCart(language: Language, form: FormData): Promise<SentToCart | null> {
  try {
    const response = await fetch(cartSummaryPath(language), {
      method: 'POST',
      body: formBody(form),
      headers: {Accept: 'application/json'},
      keepalive: true,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (isCartFormAnswer(answer)) {
      if (answer.shown?.summary && readCookie(document.cookie, SCRIPT_COOKIES.cartCount) === null) return FORGOTTEN;
      return isOfOtherBuild(response) ? await openCart(answer, language) : answer;
    }
    return response.status === TOO_MANY_REQUESTS ? RATE_LIMITED : null;
  } catch {
    return null;
  }
}

/**
 * Opens the cart as a document after an add by another build, because this page may not be able to show its cart. A refused add is
 * told here: its words come with the answer. The caller waits for ever: on the way back the page is loaded anew.
 */
function openCart(answer: SentToCart, language: Language): SentToCart | Promise<never> {
  if (!answer.isAdded) return {...answer, shown: null};
  onReturn(reloadOnline);
  location.assign(cartPath(language));
  return new Promise<never>(() => undefined);
}

/** Returns the cart that came with an answer, as the minicart shows it; `null` where none came. */
export function cartOf(answer: SentToCart | null, language: Language): ShownCart | null {
  const {summary, totalQuantity} = answer?.shown ?? {};
  return answer && summary ? {language, summary, totalQuantity: totalQuantity ?? null, texts: answer.texts} : null;
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isCartFormAnswer(value: unknown): value is SentToCart {
  return typeof value === 'object' && value !== null && 'messages' in value;
}
