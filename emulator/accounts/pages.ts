import {html} from 'hono/html';
import type {Language} from '../shared/language';
import type {Html} from '../shared/html';
import {shopHome} from '../checkout/pages/layout';
import {LOGIN_TEXTS} from './texts';
import type {LoginProblem, LoginTexts} from './texts';

/** Where the stylesheet of the account pages answers. */
const STYLESHEET_PATH = '/authentication/style.css';

export type AccountFrame = {
  readonly language: Language;
  /** The same page in the other language; `null` where there is none to switch to. */
  readonly otherLanguageUrl: string | null;
  readonly shopOrigin: string;
};

/** A refused form. `attemptsLeft` counts for wrong codes only. */
export type LoginRefusal = {readonly problem: LoginProblem; readonly attemptsLeft: number};

type MessageName = {
  [Name in keyof LoginTexts]: LoginTexts[Name] extends {title: string} ? Name : never;
}[keyof LoginTexts];

/** Returns the form for the e-mail address. */
export function emailPage(frame: AccountFrame, action: string, email: string, refusal: LoginRefusal | null): Html {
  const t = LOGIN_TEXTS[frame.language];
  return layout(
    frame,
    t.login,
    html`<h1>${t.login}</h1>
      <p>${t.emailIntro}</p>
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="email">${t.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            value="${email}"
            autocomplete="email"
            maxlength="255"
            required
            ${described('email', refusal)}
          />
          ${problem('email', t, refusal)}
        </div>
        <button class="button" type="submit">${t.sendCode}</button>
      </form>`,
  );
}

/** Where the forms and links of the code page lead. */
export type CodeActions = {readonly submit: string; readonly resend: string; readonly otherEmail: string};

/** Returns the form for the code from the mail. */
export function codePage(frame: AccountFrame, actions: CodeActions, email: string, refusal: LoginRefusal | null): Html {
  const t = LOGIN_TEXTS[frame.language];
  return layout(
    frame,
    t.codeTitle,
    html`<h1>${t.codeTitle}</h1>
      <p>${t.codeIntro(email)}</p>
      <form method="post" action="${actions.submit}" novalidate>
        <div class="field">
          <label for="code">${t.code} <small>(${t.codeHint})</small></label>
          <input
            id="code"
            name="code"
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="20"
            required
            ${described('code', refusal)}
          />
          ${problem('code', t, refusal)}
        </div>
        <button class="button" type="submit">${t.submit}</button>
      </form>
      <form method="post" action="${actions.resend}">
        <button class="link" type="submit">${t.resend}</button>
      </form>
      <p><a href="${actions.otherEmail}">${t.otherEmail}</a></p>`,
  );
}

/** Returns a page that says one thing and leads back to the shop. */
export function accountMessage(frame: AccountFrame, name: MessageName): Html {
  const t = LOGIN_TEXTS[frame.language];
  const {title, text} = t[name];
  return layout(
    frame,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${shopHome(frame)}">${t.backToShop}</a></p>`,
  );
}

function described(name: string, refusal: LoginRefusal | null): Html {
  return refusal === null ? html`` : html`aria-invalid="true" aria-describedby="${name}-error" autofocus`;
}

function problem(name: string, t: LoginTexts, refusal: LoginRefusal | null): Html {
  if (refusal === null) return html``;
  return html`<p class="error" id="${name}-error" role="alert">${t.problem(refusal.problem, refusal.attemptsLeft)}</p>`;
}

function layout(frame: AccountFrame, title: string, main: Html): Html {
  const t = LOGIN_TEXTS[frame.language];
  const other: Language = frame.language === 'de' ? 'en' : 'de';
  return html`<!doctype html>
    <html lang="${frame.language === 'de' ? 'de-DE' : 'en-GB'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Lichtung</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLESHEET_PATH}" />
      </head>
      <body>
        <header class="top">
          <div class="wide">
            <a class="brand" href="${shopHome(frame)}">Lichtung</a>
            <span class="brand-note">${t.account}</span>
            ${
              frame.otherLanguageUrl === null
                ? ''
                : html`<a class="switch" href="${frame.otherLanguageUrl}" lang="${other}" hreflang="${other}"
                    >${t.otherLanguage}</a
                  >`
            }
          </div>
        </header>
        <p class="emulated">
          <span class="wide">${t.emulated} <a href="/mail">${t.outbox}</a>.</span>
        </p>
        <main class="wide"><div class="login">${main}</div></main>
      </body>
    </html>`;
}
