import {html, raw} from 'hono/html';
import type {Language} from '../config/language';
import type {Content} from './page';
import {LOGIN_TEXTS} from './texts/login';

const MINUTE_MS = 60_000;

/** Why the form is shown again: the token was wrong, or there were too many attempts (`wait` in milliseconds). */
export type LoginProblem = 'wrong' | {readonly wait: number};

/** Returns the form to log in with. */
export function loginPage(language: Language, problem: LoginProblem | null): Content {
  const texts = LOGIN_TEXTS[language];
  const isWrong = problem === 'wrong';
  return {
    title: texts.title,
    ...(problem !== null && {
      problem: isWrong ? texts.wrong : texts.limited(Math.ceil(problem.wait / MINUTE_MS)),
    }),
    body: html`<div class="narrow">
      <p>${texts.intro}</p>
      <form method="post" action="/operator/login" class="card">
        <label for="token">${texts.label}</label>
        <p class="hint" id="token-hint">${texts.hint}</p>
        <p>
          <input
            type="password"
            id="token"
            name="token"
            required
            maxlength="1000"
            autocomplete="current-password"
            aria-describedby="token-hint${isWrong ? ' problem' : ''}"
            ${isWrong ? raw('aria-invalid="true" autofocus') : ''}
          />
        </p>
        <button>${texts.button}</button>
      </form>
    </div>`,
  };
}
