import {html} from 'hono/html';
import type {Language} from '../config/language';
import type {Content} from './page';
import {PAGE_TEXTS} from './texts/page';

/** Why a page cannot be shown. */
export type PageProblem = keyof (typeof PAGE_TEXTS)['de']['problems'];

/** Returns the page for a failed or missing one. */
export function problemPage(language: Language, problem: PageProblem): Content {
  const {problems, back} = PAGE_TEXTS[language];
  const {title, text} = problems[problem];
  return {
    title,
    body: html`<p>${text}</p>
      <p><a href="/operator">${back}</a></p>`,
  };
}
