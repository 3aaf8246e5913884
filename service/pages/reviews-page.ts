import {html} from 'hono/html';
import {reviewRejectionSchema} from '../../contracts/reviews';
import type {WireReview} from '../../contracts/reviews';
import type {Language} from '../config/language';
import type {Content, Html} from './page';
import {dayOf, note} from './parts';
import {REVIEW_TEXTS} from './texts/reviews';

/** The last action on a review. */
export type ReviewNote = keyof (typeof REVIEW_TEXTS)['de']['notes'];

/** A review as the operator reads it. `productTitle` is `null` if the catalogue did not answer. */
export type ReadReview = WireReview & {readonly product: number; readonly productTitle: string | null};

/** Returns the reviews that wait for a decision, oldest first: those that are shown of all (`total`). */
export function reviewsPage(
  language: Language,
  {reviews, total}: {readonly reviews: readonly ReadReview[]; readonly total: number},
  said?: ReviewNote,
): Content {
  const texts = REVIEW_TEXTS[language];
  return {
    title: texts.title,
    body: html`${note(said && texts.notes[said])}
      <p>${texts.intro}</p>
      <p><a href="/operator/reviews/published">${texts.published.link}</a></p>
      ${total > reviews.length ? html`<p>${texts.shown(reviews.length, total)}</p>` : ''}
      ${reviews.length === 0 ? html`<p>${texts.none}</p>` : reviews.map((review) => reviewArticle(language, review, review.id, decision(language, review)))}`,
  };
}

/** Returns the stars of a review, with a text for screen readers. */
export function starsOf(stars: number, language: Language): Html {
  return html`<span class="stars" aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span
    ><span class="hidden">${REVIEW_TEXTS[language].stars(stars)}</span>`;
}

/**
 * Returns a review with what can be done with it.
 *
 * @param key names it on its page
 */
export function reviewArticle(language: Language, review: ReadReview, key: string, actions: Html): Html {
  const texts = REVIEW_TEXTS[language];
  const {stars, title, text, author, product, productTitle, createdAt, verified} = review;
  const heading = `review-${key}`;
  return html`<article class="card" aria-labelledby="${heading}">
    <p class="meta">${productTitle ?? texts.product(product)} · ${starsOf(stars, language)}</p>
    <h2 id="${heading}" lang="${review.language}">${title}</h2>
    <p class="text" lang="${review.language}">${text}</p>
    <p class="meta">
      ${author} · ${verified ? texts.verified : texts.notVerified} · ${dayOf(createdAt, language)} ·
      ${texts.languages[review.language]}
    </p>
    ${actions}
  </article>`;
}

/** Returns the choice of a reason. `key` names the review on its page. */
export function reasonChoice(language: Language, key: string, label: string): Html {
  const texts = REVIEW_TEXTS[language];
  return html`<div class="grow">
    <label for="reason-${key}">${label}</label>
    <select id="reason-${key}" name="reason" required>
      <option value="">${texts.choose}</option>
      ${reviewRejectionSchema.options.map((reason) => html`<option value="${reason}">${texts.reasons[reason]}</option>`)}
    </select>
  </div>`;
}

function decision(language: Language, {id, title}: ReadReview): Html {
  const texts = REVIEW_TEXTS[language];
  return html`<div class="row split">
    <form method="post" action="/operator/reviews/${id}">
      <button name="state" value="approved">${texts.approve}<span class="hidden"> ${title}</span></button>
    </form>
    ${rejection(language, id, title)}
  </div>`;
}

function rejection(language: Language, id: string, title: string): Html {
  const texts = REVIEW_TEXTS[language];
  return html`<form method="post" action="/operator/reviews/${id}" class="row">
    ${reasonChoice(language, id, texts.reason)}
    <button class="quiet" name="state" value="rejected">${texts.reject}<span class="hidden"> ${title}</span></button>
  </form>`;
}
