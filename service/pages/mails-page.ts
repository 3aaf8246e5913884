import {html} from 'hono/html';
import type {Language} from '../config/language';
import {keptMailOf} from '../domain/kept-data';
import type {DeadLetter} from '../objects/dead-letters';
import type {Content, Html} from './page';
import {buttonForm, dayOf, note, table} from './parts';
import {CASE_LIST_TEXTS} from './texts/case-list';
import {MAIL_TEXTS} from './texts/mails';

/** The last action on a mail. */
export type MailNote = keyof (typeof MAIL_TEXTS)['de']['notes'];

/** A mail that was given up, with the name of its queue. */
export type QueuedDeadLetter = DeadLetter & {readonly queue: string};

/** Returns the mails that were given up. */
export function mailsPage(language: Language, letters: readonly QueuedDeadLetter[], said?: MailNote): Content {
  const texts = MAIL_TEXTS[language];
  return {
    title: texts.title,
    body: html`${note(said && texts.notes[said])}
    ${
      letters.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<p>${texts.intro}</p>
            <section>
              ${table(
                texts.caption,
                Object.values(texts.headings),
                letters.map((letter) => row(language, letter)),
              )}
            </section>`
    }`,
  };
}

/** Returns the name of a kind of mail, or its code if it has no name. */
export function mailKind(kind: string, language: Language): string {
  return MAIL_TEXTS[language].kinds[kind] ?? kind;
}

function row(language: Language, letter: QueuedDeadLetter) {
  const {kind, to, dueAt, reason, attempts, bounced} = letter;
  return [
    `${mailKind(kind, language)} ${bounced ?? ''}`.trim(),
    to,
    dayOf(new Date(dueAt).toISOString(), language),
    bounced === null ? reason : `${MAIL_TEXTS[language].states.bounced}: ${reason}`,
    String(attempts),
    actions(language, letter),
  ];
}

function actions(language: Language, {queue, key, kind, to, bounced}: QueuedDeadLetter): Html {
  const texts = MAIL_TEXTS[language];
  const about = `${mailKind(kind, language)}, ${to}`;
  return html`<div class="actions">
    ${
      bounced === null
        ? buttonForm('/operator/mails', {queue, key, action: 'revive'}, {label: texts.sendAgain, about})
        : buttonForm('/operator/cases', {subject: to}, {label: CASE_LIST_TEXTS[language].show, about})
    }
    <details>
      <summary>${texts.discard}<span class="hidden"> ${about}</span></summary>
      <p>${keptMailOf(kind) === 'receipt' ? texts.discardReceipt : texts.discardHint}</p>
      ${buttonForm(
        '/operator/mails',
        {queue, key, action: 'discard'},
        {label: texts.discardButton, about, kind: 'danger'},
      )}
    </details>
  </div>`;
}
