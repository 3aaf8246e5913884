import {html} from 'hono/html';
import type {PersonalData} from '../../contracts/personal-data';
import type {Language} from '../config/language';
import {dayText} from '../domain/days';
import {labelReference, lastLabelDay} from '../domain/return-label';
import type {CaseErasure} from '../objects/operator-session-object';
import {mailKind} from './mails-page';
import {noticeArticle} from './notice-article';
import type {Html} from './page';
import type {Cell} from './parts';
import {buttonForm, dayOf, lastDayBefore, table} from './parts';
import {starsOf} from './reviews-page';
import {CASE_LIST_TEXTS} from './texts/case-list';
import {CASE_TEXTS} from './texts/case';
import {MAIL_TEXTS} from './texts/mails';
import {REVIEW_TEXTS} from './texts/reviews';

/** The content of a case. */
export type CaseView = {
  readonly id: string;
  readonly email: string;
  readonly data: PersonalData;
  /** Whether a notice, a return, its label or a gift is open, by its reference. Those that are older than the list are left out. */
  readonly isOpen: ReadonlyMap<string, boolean>;
  /** The result of its erasure; `null` for none. */
  readonly erasure: CaseErasure | null;
};

/** A part of a case. `body` is `null` if there are no entries. */
type Part = {readonly title: string; readonly body: Html | null};

type Draw = (title: string, language: Language, view: CaseView) => Html;

/** The functions that render the parts, in the order of the page. */
const DRAW: readonly (readonly [keyof PersonalData, Draw])[] = [
  ['notices', notices],
  ['returns', returns],
  ['newsletter', newsletter],
  ['giftVouchers', giftVouchers],
  ['reviews', reviews],
  ['backInStock', backInStock],
  ['savedCarts', savedCarts],
  ['mails', mails],
];

/** Returns all parts of a case, those without entries included. */
export function caseParts(language: Language, view: CaseView): readonly Part[] {
  return DRAW.map(([name, draw]) => {
    const title = CASE_TEXTS[language].parts[name];
    const part = view.data[name];
    const isEmpty = Array.isArray(part) ? part.length === 0 : part === null;
    return {title, body: isEmpty ? null : draw(title, language, view)};
  });
}

function notices(title: string, language: Language, {id, data, isOpen}: CaseView): Html {
  const latestFirst = [...data.notices].sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  const all = latestFirst.map((notice) => {
    const state = markForm(language, notice.reference, isOpen.get(notice.reference), id);
    return noticeArticle(language, notice, data.mails, state);
  });
  return html`<h2>${title}</h2>
    <div class="divided">${all}</div>`;
}

function returns(title: string, language: Language, view: CaseView): Html {
  const texts = CASE_TEXTS[language];
  const {headings, items, reasons, noReason, label} = texts.returns;
  return table(
    title,
    headings,
    view.data.returns.map((entry) => [
      entry.reference,
      entry.order,
      dayOf(entry.createdAt, language),
      entry.items.map(({line, quantity}) => items(line + 1, quantity)).join(', '),
      entry.reason === null ? noReason : reasons[entry.reason],
      markForm(language, entry.reference, view.isOpen.get(entry.reference), view.id),
      entry.labelUrl === null
        ? labelToSend(language, entry, view)
        : html`<a href="${entry.labelUrl}" target="_blank" rel="noreferrer">${label}</a>`,
    ]),
  );
}

/** Returns the state of a label that is sent by hand: by when, until it is marked as done. */
function labelToSend(
  language: Language,
  {reference: number, createdAt}: PersonalData['returns'][number],
  {id, isOpen}: CaseView,
): Cell {
  const reference = labelReference(number);
  const state = markForm(language, reference, isOpen.get(reference), id);
  if (isOpen.get(reference) !== true) return state;
  const day = dayText(Date.parse(lastLabelDay(Date.parse(createdAt))), language);
  return html`<p>${CASE_TEXTS[language].returns.sendLabel(day)}</p>
    ${state}`;
}

/** Returns the state of a notice, a return, a label or a gift, with the button that changes it. */
function markForm(language: Language, reference: string, isOpen: boolean | undefined, id: string): Cell {
  if (isOpen === undefined) return '–';
  const {markDone, reopen} = CASE_LIST_TEXTS[language];
  const {notice} = CASE_TEXTS[language];
  const fields = {reference, state: isOpen ? 'done' : 'open', case: id};
  const button = {label: isOpen ? markDone : reopen, about: reference, kind: 'plain'};
  return html`<div class="state">
    <span>${isOpen ? notice.open : notice.done}</span> ${buttonForm('/operator/cases/mark', fields, button)}
  </div>`;
}

function newsletter(title: string, language: Language, {data}: CaseView): Html {
  const {headings, variants, unconfirmed, left} = CASE_TEXTS[language].newsletter;
  const enrolments = data.newsletter?.enrolments ?? [];
  if (enrolments.length === 0)
    return html`<h2>${title}</h2>
      <p>${left}</p>`;
  return table(
    title,
    headings,
    enrolments.map(({variant, requestedAt, confirmedAt}) => [
      variants[variant],
      dayOf(requestedAt, language),
      confirmedAt === null ? unconfirmed : dayOf(confirmedAt, language),
    ]),
  );
}

function giftVouchers(title: string, language: Language, {id, data, isOpen}: CaseView): Html {
  const {headings, roles, redeemed, pending, notRedeemed, givenUp: reasons} = CASE_TEXTS[language].giftVouchers;
  const stateOf = ({redemption, isPending}: Pick<PersonalData['giftVouchers'][number], 'redemption' | 'isPending'>) => {
    if (redemption === null) return notRedeemed;
    return isPending ? pending : redeemed;
  };
  return table(
    title,
    headings,
    data.giftVouchers.map(({givenUp, ...gift}) => [
      gift.code,
      roles[gift.role],
      String(gift.deliveries),
      lastDayBefore(gift.expiresAt, language),
      givenUp === null
        ? stateOf(gift)
        : html`${givenUp.reference}: ${reasons[givenUp.why]}
          ${markForm(language, givenUp.reference, isOpen.get(givenUp.reference), id)}`,
    ]),
  );
}

function reviews(title: string, language: Language, {data}: CaseView): Html {
  const {states, reasons} = REVIEW_TEXTS[language];
  return table(
    title,
    CASE_TEXTS[language].reviews.headings,
    data.reviews.map((review) => [
      review.title,
      starsOf(review.stars, language),
      dayOf(review.createdAt, language),
      html`${states[review.state]}${review.reason === null ? '' : `: ${reasons[review.reason]}`}
      ${review.explanation === null ? '' : html`<p class="text">${review.explanation}</p>`}`,
    ]),
  );
}

function backInStock(title: string, language: Language, {data}: CaseView): Html {
  const {headings, occasions, states} = CASE_TEXTS[language].backInStock;
  return table(
    title,
    headings,
    data.backInStock.map(({variant, requestedAt, occasion, state}) => [
      String(variant),
      dayOf(requestedAt, language),
      occasions[occasion],
      states[state],
    ]),
  );
}

function savedCarts(title: string, language: Language, {data}: CaseView): Html {
  return table(
    title,
    CASE_TEXTS[language].savedCarts.headings,
    data.savedCarts.map(({savedAt, lines}) => [dayOf(savedAt, language), String(lines.length)]),
  );
}

function mails(title: string, language: Language, {data}: CaseView): Html {
  const {states} = MAIL_TEXTS[language];
  return table(
    title,
    CASE_TEXTS[language].mails.headings,
    data.mails.map(({kind, dueAt, state}) => [mailKind(kind, language), dayOf(dueAt, language), states[state]]),
  );
}
