import {html} from 'hono/html';
import type {Language} from '../config/language';
import type {WorkItem} from '../objects/work-list';
import {lookUpForm} from './look-up-form';
import type {Content} from './page';
import {buttonForm, momentOf, note, table} from './parts';
import {CASE_LIST_TEXTS} from './texts/case-list';

/** The last action on a case. */
export type CaseNote = keyof (typeof CASE_LIST_TEXTS)['de']['notes'];

/** Returns the open cases, oldest first, and the form that looks one up. */
export function caseListPage(
  language: Language,
  open: readonly WorkItem[],
  {said, typed}: {readonly said?: CaseNote | undefined; readonly typed?: string},
): Content {
  const texts = CASE_LIST_TEXTS[language];
  return {
    title: texts.title,
    ...(typed !== undefined && {problem: texts.notFound}),
    body: html`${note(said && texts.notes[said])}
      <section>${lookUpForm(language, typed ?? null)}</section>
      <section>
        ${
          open.length === 0
            ? html`<p>${texts.none}</p>`
            : table(
                texts.open,
                Object.values(texts.headings),
                open.map((item) => row(language, item)),
              )
        }
      </section>`,
  };
}

/** Returns the form that asks which of several addresses is meant. */
export function caseChoicePage(language: Language, emails: readonly string[]): Content {
  const texts = CASE_LIST_TEXTS[language];
  return {
    title: texts.title,
    body: html`<section>
      <p>${texts.several}</p>
      ${emails.map((email) => buttonForm('/operator/cases', {subject: email}, {label: email, kind: 'plain'}))}
    </section>`,
  };
}

function row(language: Language, {kind, reference, receivedAt}: WorkItem) {
  const texts = CASE_LIST_TEXTS[language];
  const show = buttonForm(
    '/operator/cases',
    {subject: reference},
    {label: texts.show, about: reference, kind: 'quiet'},
  );
  const done = buttonForm('/operator/cases/mark', {reference, state: 'done'}, {label: texts.done, about: reference});
  return [
    texts.kinds[kind],
    reference,
    momentOf(receivedAt, language),
    html`<div class="row actions">${show} ${done}</div>`,
  ];
}
