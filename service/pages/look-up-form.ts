import {html, raw} from 'hono/html';
import type {Language} from '../config/language';
import type {Html} from './page';
import {CASE_LIST_TEXTS} from './texts/case-list';

/**
 * Returns the form that looks a case up.
 *
 * @param typed the last input, which found nothing; `null` at first
 */
export function lookUpForm(language: Language, typed: string | null): Html {
  const texts = CASE_LIST_TEXTS[language].lookUp;
  return html`<form method="post" action="/operator/cases">
    <label for="subject">${texts.label}</label>
    <p class="hint" id="subject-hint">${texts.hint}</p>
    <div class="row">
      <div class="grow">
        <input
          id="subject"
          name="subject"
          required
          maxlength="254"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          value="${typed ?? ''}"
          aria-describedby="subject-hint${typed === null ? '' : ' problem'}"
          ${typed === null ? '' : raw('aria-invalid="true"')}
        />
      </div>
      <button>${texts.button}</button>
    </div>
  </form>`;
}
