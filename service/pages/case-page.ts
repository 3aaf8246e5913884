import {html} from 'hono/html';
import type {Language} from '../config/language';
import {caseParts} from './case-parts';
import type {CaseView} from './case-parts';
import type {Content, Html} from './page';
import {keptTable, erasedTable} from './erasure-page';
import type {CaseNote} from './case-list-page';
import {note} from './parts';
import {CASE_LIST_TEXTS} from './texts/case-list';
import {CASE_TEXTS} from './texts/case';
import type {CaseErasure} from '../objects/operator-session-object';

/** Returns everything that is held of an address. */
export function casePage(language: Language, view: CaseView, said?: CaseNote): Content {
  const {id, email, data, erasure} = view;
  const texts = CASE_TEXTS[language];
  const parts = caseParts(language, view);
  const technical = data.requests.length + data.limits.length;
  const isEmpty = parts.every(({body}) => body === null) && technical === 0;
  const empty = parts.filter(({body}) => body === null).map(({title}) => title);
  return {
    title: email,
    body: html`${note(said && CASE_LIST_TEXTS[language].notes[said])} ${erasure && outcome(language, erasure)}
    ${
      isEmpty
        ? html`<p>${texts.nothing}</p>`
        : html`<p class="row">
            <a class="button quiet" href="/operator/cases/${id}/export" download>${texts.exportButton}</a>
            <a class="button quiet" href="/operator/cases/${id}/erasure">${texts.erase}</a>
          </p>`
    }
    ${parts.map(({body}) => body && html`<section>${body}</section>`)}
    ${!isEmpty && empty.length > 0 ? html`<p class="meta">${texts.empty}: ${empty.join(', ')}.</p>` : ''}
    ${technical > 0 ? html`<p class="meta">${texts.technical(technical)}</p>` : ''}`,
  };
}

function outcome(language: Language, {erased, kept}: CaseErasure): Html {
  const texts = CASE_TEXTS[language].erasure;
  return html`<section>
    <p class="note" role="status">${texts.doneNote}</p>
    <div class="divided">
      ${erasedTable(language, texts.done, erased)} ${keptTable(language, texts.doneKept, kept)}
      <p>${texts.further}</p>
    </div>
  </section>`;
}
