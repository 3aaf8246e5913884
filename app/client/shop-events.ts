import {readGroup} from '../config/visitor-group';
import {onAdded} from './added-to-cart';
import {onPage} from './page-shown';

/** What happens in the shop, in the words of the tag manager's own catalogue of events. */
export type ShopEvent =
  | (OfPage & {readonly event: 'page_view'; readonly visitor_group?: number})
  | (OfPage & {readonly event: 'view_item' | 'search'})
  | {readonly event: 'add_to_cart'; readonly item_name: string}
  | {readonly event: 'begin_checkout' | 'newsletter'};

/** Where it happened, without codes, tokens and typed words. Tags read address and title themselves where no event names them. */
type OfPage = {readonly page_path: string; readonly page_location: string; readonly page_title: string};

/** Parameters by which tags tell the advertisement or the mail that led here. */
const OF_CAMPAIGN = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|msclkid|fbclid)$/;

/** Returns the campaign parameters of the page. Others may be codes, tokens and typed words. */
function campaign(): string {
  const told = [...new URLSearchParams(location.search)].filter(([name]) => OF_CAMPAIGN.test(name));
  return told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
}

/**
 * Calls the listener for every event from now on. Links and forms name their event in `data-event`. No event names a
 * person or holds typed text. A page view has the visitor's group, to measure the effect of a feature that is switched
 * off for some groups.
 */
export function onShopEvent(listener: (event: ShopEvent) => void): void {
  onPage(({toldPath, event}) => {
    const group = readGroup(document.cookie);
    const page = {
      page_path: toldPath,
      page_location: location.origin + toldPath + campaign(),
      // The title of a page of results holds the words.
      page_title: event === 'search' ? toldPath : document.title,
    };
    listener({event: 'page_view', ...page, ...(group !== null && {visitor_group: group})});
    if (event) listener({event, ...page});
  });
  onAdded(({title}) => listener({event: 'add_to_cart', item_name: title}));
  const nameIn = (target: Element) => target.closest('[data-event]')?.getAttribute('data-event');
  // A press that the page has stopped stays in the cart (`CheckoutBar`).
  addEventListener('click', ({target, defaultPrevented}) => {
    const isPressed = target instanceof Element && nameIn(target) === 'begin_checkout' && !defaultPrevented;
    if (isPressed) listener({event: 'begin_checkout'});
  });
  const tellSent = ({target}: Event) => {
    // An invalid form is no sign-up: the browser does not send it.
    const isSent = target instanceof HTMLFormElement && nameIn(target) === 'newsletter' && target.checkValidity();
    if (isSent) listener({event: 'newsletter'});
  };
  addEventListener('submit', tellSent, {capture: true});
}
