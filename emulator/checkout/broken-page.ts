import type {Language} from '../shared/language';
import {cartUrl} from './pages/checkout-page';
import type {Html} from '../shared/html';
import {messagePage} from './pages/message-page';
import {TEXTS} from './texts';

/** Returns the page for an outage: no detail reaches the shopper. */
export function brokenPage(shopOrigin: string, language: Language): Html {
  const t = TEXTS[language];
  const frame = {language, otherLanguageUrl: null, shopOrigin};
  return messagePage(frame, {title: t.brokenTitle, text: t.broken, link: t.backToCart, href: cartUrl(frame)});
}
