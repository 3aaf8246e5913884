import {html} from 'hono/html';
import type {Order} from '../order';
import {TEXTS} from '../texts';
import type {Html} from '../../shared/html';
import type {Frame} from './layout';
import {layout, shopHome} from './layout';
import {summary} from './summary';

/** Returns the status page of an order: its number, what was ordered and what it came to. */
export function statusPage(frame: Frame, {number, quote}: Order): Html {
  const t = TEXTS[frame.language];
  return layout(
    frame,
    t.placedTitle,
    html`<div class="message">
      <h1>${t.placedTitle}</h1>
      <p>${t.placed} ${number}.</p>
      ${summary(quote, frame.language)}
      <p><a class="button" href="${shopHome(frame)}">${t.backToShop}</a></p>
    </div>`,
  );
}
