import {html} from 'hono/html';
import type {Language} from '../config/language';
import {dayText, timeText} from '../domain/days';
import type {Html} from './page';

/** A cell: a text, or markup. */
export type Cell = string | Html;

/** Returns a table with its caption and headings; the first cell of a row names it. On a phone each row is a block. */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell, index) => html`<td data-label="${headings[index + 1]}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Returns a list of names and values. Texts keep their lines. */
export function facts(entries: readonly (readonly [name: string, value: Cell])[]): Html {
  return html`<dl>
    ${entries.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${typeof value === 'string' ? html`<span class="text">${value}</span>` : value}</dd>`,
    )}
  </dl>`;
}

/**
 * Returns a form with one button.
 *
 * @param fields hidden ones
 * @param about the subject of the button, for screen readers
 */
export function buttonForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  {label, about = '', kind = ''}: {readonly label: string; readonly about?: string; readonly kind?: string},
): Html {
  return html`<form method="post" action="${action}">
    ${hiddenFields(fields)}
    <button class="${kind}">${label}${about === '' ? '' : html`<span class="hidden"> ${about}</span>`}</button>
  </form>`;
}

/** Returns the hidden fields of a form. */
function hiddenFields(fields: Readonly<Record<string, string>>): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`;
}

/** Returns a message about the last action; nothing for `undefined`. */
export function note(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="note" role="status">${text}</p>`;
}

/** Formats a moment (milliseconds since 1970) with its time of day, in German time. */
export function momentOf(at: number, language: Language): Html {
  return html`<time datetime="${new Date(at).toISOString()}"
    >${dayText(at, language)}, ${timeText(at, language)}</time
  >`;
}

/** Formats the last day before an end, which is a moment in UTC, in German time. */
export function lastDayBefore(moment: string, language: Language): Html {
  return dayOf(new Date(Date.parse(moment) - 1).toISOString(), language);
}

/** Formats the day of a moment in UTC, in German time. */
export function dayOf(moment: string, language: Language): Html {
  return html`<time datetime="${moment}">${dayText(Date.parse(moment), language)}</time>`;
}
