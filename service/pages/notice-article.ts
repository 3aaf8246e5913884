import {html} from 'hono/html';
import type {PersonalData} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import {dayText} from '../domain/days';
import type {Html} from './page';
import type {Cell} from './parts';
import {dayOf, facts, momentOf} from './parts';
import {CASE_LIST_TEXTS} from './texts/case-list';
import {CASE_TEXTS} from './texts/case';
import {MAIL_TEXTS} from './texts/mails';

type Notice = PersonalData['notices'][number];
type Fact = readonly [name: string, value: Cell];

/** Returns a withdrawal, a cancellation or a message, with its receipt. `state` shows whether it is done. */
export function noticeArticle(language: Language, notice: Notice, mails: PersonalData['mails'], state: Cell): Html {
  const {kinds, headings} = CASE_LIST_TEXTS[language];
  const texts = CASE_TEXTS[language].notice;
  return html`<article>
    <h3>${kinds[notice.kind]} ${notice.reference}</h3>
    ${facts([
      [headings.receivedAt, momentOf(Date.parse(notice.receivedAt), language)],
      ...contentOf(language, notice.content),
      [texts.receipt, receiptOf(language, notice, mails)],
      [texts.state, state],
    ])}
  </article>`;
}

function contentOf(language: Language, content: Notice['content']): readonly Fact[] {
  const texts = CASE_TEXTS[language].notice;
  const name: Fact = [texts.name, content.name];
  if ('message' in content) {
    const {company, phone, orderNumber, message} = content;
    return [
      name,
      ...given(texts.company, company),
      ...given(texts.phone, phone),
      ...given(texts.order, orderNumber),
      [texts.message, message],
    ];
  }
  const contract: Fact = [texts.contract, content.contract];
  if (!('kind' in content)) return [name, contract];
  const {kind, reason, endsOn} = content;
  const end = endsOn === 'earliest' ? texts.earliest : dayText(Date.parse(endsOn), language);
  return [
    name,
    contract,
    [texts.cancellation, texts.cancellations[kind]],
    ...given(texts.reason, reason),
    [texts.endsOn, end],
  ];
}

function given(name: string, value: string | undefined): readonly Fact[] {
  return value === undefined ? [] : [[name, value]];
}

/** Finds the receipt of a notice: the mail of its kind that was due when the notice came in. */
function receiptOf(language: Language, {kind, receivedAt, content}: Notice, mails: PersonalData['mails']): Cell {
  if (!content.receipt && kind !== 'contact-request') return CASE_TEXTS[language].notice.unsentReceipt;
  const receipt = mails.find((mail) => mail.kind === kind && mail.dueAt === receivedAt);
  if (receipt === undefined) return CASE_TEXTS[language].notice.noReceipt;
  return html`${MAIL_TEXTS[language].states[receipt.state]}, ${dayOf(receipt.dueAt, language)}`;
}
