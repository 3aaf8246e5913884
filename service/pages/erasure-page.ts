import {html} from 'hono/html';
import {personalDataSchema} from '../../contracts/personal-data';
import type {KeptData, PersonalDataErasure} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import type {Content, Html} from './page';
import {buttonForm, dayOf, table} from './parts';
import {CASE_TEXTS} from './texts/case';

type Counts = PersonalDataErasure['erased'];

/** The data that an erasure of a case would drop, and those that it would keep. */
type ErasureView = {
  readonly id: string;
  readonly email: string;
  readonly erased: Counts;
  readonly kept: readonly KeptData[];
};

/** Returns the form that confirms the erasure of an address, with what is dropped and what the law keeps. */
export function erasurePage(language: Language, {id, email, erased, kept}: ErasureView): Content {
  const texts = CASE_TEXTS[language].erasure;
  const address = `/operator/cases/${id}`;
  const isNothing = Object.values(erased).every((count) => count === 0);
  return {
    title: `${texts.title}: ${email}`,
    body: html`<p>${texts.intro}</p>
      <section class="divided">
        ${erasedTable(language, texts.erased, erased)} ${keptTable(language, texts.kept, kept)}
      </section>
      <div class="row">
        ${isNothing ? '' : buttonForm(`${address}/erasure`, {}, {label: texts.confirm, kind: 'danger'})}
        <a class="button quiet" href="${address}">${texts.cancel}</a>
      </div>`,
  };
}

/**
 * Returns a table of how many of each kind there are, without kinds that have none. Without any entry it is a sentence.
 */
export function erasedTable(language: Language, caption: string, counts: Counts): Html {
  const {parts, headings, nothing} = CASE_TEXTS[language].erasure;
  const rows = personalDataSchema
    .keyof()
    .options.filter((part) => counts[part] > 0)
    .map((part) => [parts[part], String(counts[part])]);
  return rows.length === 0 ? html`<p>${nothing}</p>` : table(caption, Object.values(headings), rows);
}

/** Returns the list of the data that stay, each with its reason and its end. */
export function keptTable(language: Language, caption: string, kept: readonly KeptData[]): Html {
  const texts = CASE_TEXTS[language].erasure;
  return table(
    caption,
    Object.values(texts.keptHeadings),
    kept.map(({what, reference, reason, until}) => [
      texts.keptKinds[what],
      reference ?? '–',
      reason[language],
      until === null ? texts.elsewhere : dayOf(until, language),
    ]),
  );
}
