import {html} from 'hono/html';
import type {Language} from '../config/language';
import type {Content, Html} from './page';
import {note} from './parts';
import {reasonChoice, reviewArticle} from './reviews-page';
import type {ReadReview, ReviewNote} from './reviews-page';
import {REVIEW_TEXTS} from './texts/reviews';

/** How long the reasons for a withdrawal may be. */
export const EXPLANATION_LENGTH = 1000;

/** A page of published reviews: of one product, or (`null`) of all that were submitted here. */
type PublishedView = {
  readonly reviews: readonly (ReadReview & {readonly archived: boolean})[];
  readonly product: number | null;
  readonly page: number;
  readonly pages: number;
  /** The products to choose from, each with its title; `null` if the catalogue did not answer. */
  readonly products: readonly (readonly [number: number, title: string | null])[];
};

/** Returns the published reviews, newest first, each with the form that takes it down. */
export function publishedReviewsPage(language: Language, view: PublishedView, said?: ReviewNote): Content {
  const {published, waiting, notes} = REVIEW_TEXTS[language];
  return {
    title: published.title,
    body: html`${note(said && notes[said])}
      <p><a href="/operator/reviews">${waiting}</a></p>
      <p>${published.intro}</p>
      <section>${productForm(language, view)}</section>
      ${view.reviews.length === 0 ? html`<p>${published.none}</p>` : ''}
      ${view.reviews.map((review, index) => {
        const key = String(index + 1);
        const form = review.archived ? drop(language, review) : withdrawal(language, review, key);
        return reviewArticle(language, review, key, form);
      })}
      ${pageLinks(language, view)}`,
  };
}

function productForm(language: Language, {product, products}: PublishedView): Html {
  const texts = REVIEW_TEXTS[language];
  const named = products
    .map(([number, title]) => ({number, title: title ?? texts.product(number)}))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  return html`<form method="get" action="/operator/reviews/published" class="row">
    <div class="grow">
      <label for="product">${texts.published.product}</label>
      <p class="hint" id="of-archive">${texts.published.ofArchive}</p>
      <select id="product" name="product" aria-describedby="of-archive">
        <option value="">${texts.published.allProducts}</option>
        ${named.map(({number, title}) => option(String(number), title, number === product))}
      </select>
    </div>
    <button class="quiet">${texts.published.show}</button>
  </form>`;
}

function option(value: string, text: string, isSelected: boolean): Html {
  return isSelected
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`;
}

function withdrawal(language: Language, {id, title, product}: ReadReview, key: string): Html {
  const {published, choose} = REVIEW_TEXTS[language];
  return html`<details>
    <summary>${published.withdraw}<span class="hidden"> ${title}</span></summary>
    <form method="post" action="/operator/reviews/published">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="product" value="${product}" />
      <div class="row">
        ${reasonChoice(language, key, published.reason)}
        <div class="grow">
          <label for="occasion-${key}">${published.occasion}</label>
          <select id="occasion-${key}" name="occasion" required>
            <option value="">${choose}</option>
            ${Object.entries(published.occasions).map(([value, text]) => option(value, text, false))}
          </select>
        </div>
      </div>
      <p>
        <label for="explanation-${key}">${published.explanation}</label>
        <span class="hint" id="hint-${key}">${published.explanationHint}</span>
        <textarea
          id="explanation-${key}"
          name="explanation"
          rows="4"
          maxlength="${EXPLANATION_LENGTH}"
          aria-describedby="hint-${key}"
          required
        ></textarea>
      </p>
      <button class="danger" name="of" value="shop">${published.withdraw}<span class="hidden"> ${title}</span></button>
    </form>
  </details>`;
}

function drop(language: Language, {id, title, product}: ReadReview): Html {
  const {published} = REVIEW_TEXTS[language];
  return html`<details>
    <summary>${published.withdraw}<span class="hidden"> ${title}</span></summary>
    <form method="post" action="/operator/reviews/published">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="product" value="${product}" />
      <p>${published.archived}</p>
      <button class="danger" name="of" value="archive">${published.drop}<span class="hidden"> ${title}</span></button>
    </form>
  </details>`;
}

function pageLinks(language: Language, {product, page, pages}: PublishedView): Html {
  if (pages < 2) return html``;
  const {published} = REVIEW_TEXTS[language];
  const link = (number: number, text: string) => {
    const query = new URLSearchParams({...(product !== null && {product: String(product)}), page: String(number)});
    return html`<a href="/operator/reviews/published?${query.toString()}">${text}</a>`;
  };
  return html`<nav aria-label="${published.pages}" class="row">
    ${page > 1 ? link(page - 1, published.newer) : ''}
    <p>${published.page(page, pages)}</p>
    ${page < pages ? link(page + 1, published.older) : ''}
  </nav>`;
}
