import {html} from 'hono/html';
import type {Language} from '../config/language';
import {lookUpForm} from './look-up-form';
import type {Content, Html} from './page';
import {OVERVIEW_TEXTS} from './texts/overview';

/** How many of each kind wait. */
export type Counts = Readonly<Record<keyof (typeof OVERVIEW_TEXTS)['de']['counts'], number>>;

/** The section in which each kind is handled, in the order of the page; `null` if nothing is to be done by hand. */
const PLACES = [
  ['withdrawal', '/operator/cases'],
  ['cancellation', '/operator/cases'],
  ['return-label', '/operator/cases'],
  ['return', '/operator/cases'],
  ['gift', '/operator/cases'],
  ['contact-request', '/operator/cases'],
  ['reviews', '/operator/reviews'],
  ['mails', '/operator/mails'],
  ['reminders', null],
] as const;

/** Returns the first page: the form that looks a case up, and the numbers of what waits. */
export function overviewPage(language: Language, counts: Counts): Content {
  const texts = OVERVIEW_TEXTS[language];
  return {
    title: texts.title,
    body: html`<section>${lookUpForm(language, null)}</section>
      <ul class="counts">
        ${PLACES.map(([name, address]) => count(counts[name], texts.counts[name], address))}
      </ul>`,
  };
}

function count(number: number, label: string, address: string | null): Html {
  const text = html`<span class="count">${String(number)}</span> ${label}`;
  return html`<li class="${number === 0 ? 'zero' : ''}">
    ${address === null ? html`<div>${text}</div>` : html`<a href="${address}">${text}</a>`}
  </li>`;
}
