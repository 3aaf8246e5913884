import {html} from 'hono/html';
import {reviewRejectionSchema} from '../../contracts/reviews';
import type {WireReview} from '../../contracts/reviews';
import type {Language} from '../config/language';
import type {Content, Html} from './page';
import {dayOf, note} from './parts';
import {REVIEW_TEXTS} from './texts/reviews';

/** The last action on a review. */
export type ReviewNote = keyof (typeof REVIEW_TEXTS)['de']['notes'];

/** A review that waits. `productTitle` is `null` if the catalogue did not answer. */
export type PendingReview = WireReview & {readonly product: number; readonly productTitle: string | null};

/** Returns the reviews that wait for a decision, oldest first: those that are shown of all (`total`). */
export function reviewsPage(
  language: Language,
  {reviews, total}: {readonly reviews: readonly PendingReview[]; readonly total: number},
  said?: ReviewNote,
): Content {
  const texts = REVIEW_TEXTS[language];
  return {
    title: texts.title,
    body: html`${note(said && texts.notes[said])}
      <p>${texts.intro}</p>
      ${total > reviews.length ? html`<p>${texts.shown(reviews.length, total)}</p>` : ''}
      ${reviews.length === 0 ? html`<p>${texts.none}</p>` : reviews.map((review) => article(language, review))}`,
  };
}

/** Returns the stars of a review, with a text for screen readers. */
export function starsOf(stars: number, language: Language): Html {
  return html`<span class="stars" aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span
    ><span class="hidden">${REVIEW_TEXTS[language].stars(stars)}</span>`;
}

function article(language: Language, review: PendingReview): Html {
  const texts = REVIEW_TEXTS[language];
  const {id, stars, title, text, author, product, productTitle, createdAt, verified} = review;
  const heading = `review-${id}`;
  return html`<article class="card" aria-labelledby="${heading}">
    <p class="meta">${productTitle ?? texts.product(product)} · ${starsOf(stars, language)}</p>
    <h2 id="${heading}" lang="${review.language}">${title}</h2>
    <p class="text" lang="${review.language}">${text}</p>
    <p class="meta">
      ${author} · ${verified ? texts.verified : texts.notVerified} · ${dayOf(createdAt, language)} ·
      ${texts.languages[review.language]}
    </p>
    <div class="row split">
      <form method="post" action="/operator/reviews/${id}">
        <button name="state" value="approved">${texts.approve}<span class="hidden"> ${title}</span></button>
      </form>
      ${rejection(language, id, title)}
    </div>
  </article>`;
}

function rejection(language: Language, id: string, title: string): Html {
  const texts = REVIEW_TEXTS[language];
  return html`<form method="post" action="/operator/reviews/${id}" class="row">
    <div class="grow">
      <label for="reason-${id}">${texts.reason}</label>
      <select id="reason-${id}" name="reason" required>
        <option value="">${texts.choose}</option>
        ${reviewRejectionSchema.options.map((reason) => html`<option value="${reason}">${texts.reasons[reason]}</option>`)}
      </select>
    </div>
    <button class="quiet" name="state" value="rejected">${texts.reject}<span class="hidden"> ${title}</span></button>
  </form>`;
}
