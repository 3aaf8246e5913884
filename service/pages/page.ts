import {html, raw} from 'hono/html';
import type {HtmlEscapedString} from 'hono/utils/html';
import {COMPANY} from '../config/company';
import type {Language} from '../config/language';
import {PAGE_STYLES} from './page-styles';
import {PAGE_TEXTS} from './texts/page';

/** A piece of HTML. Values in its template are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The content of an operator's page. */
export type Content = {
  readonly title: string;
  readonly body: Html;
  /** The problem of a page that refuses. The title of the tab names it, too. */
  readonly problem?: string;
};

/** The frame around the content. */
export type Frame = {
  readonly language: Language;
  /** The nonce that the content security policy requires of the style sheet. */
  readonly nonce: string;
  /** The path of the page, to which the language switch returns. */
  readonly path: string;
  /** Whether the operator is logged in: then there is a menu. */
  readonly isLoggedIn: boolean;
};

/** The sections in the menu. */
const MENU = [
  ['overview', '/operator'],
  ['reviews', '/operator/reviews'],
  ['cases', '/operator/cases'],
  ['mails', '/operator/mails'],
] as const;

/** Puts content into the frame of the operator's pages. */
export function page(frame: Frame, {title, body, problem}: Content): Html {
  const {language, nonce} = frame;
  const texts = PAGE_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${problem === undefined ? '' : `${texts.problem}: `}${title} · ${COMPANY.name}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(PAGE_STYLES)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${texts.skip}</a>
        ${header(frame)}
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${problem === undefined ? '' : html`<p class="problem" role="alert" id="problem">${problem}</p>`} ${body}
        </main>
      </body>
    </html>`;
}

function header({language, path, isLoggedIn}: Frame): Html {
  const texts = PAGE_TEXTS[language];
  const other = language === 'de' ? 'en' : 'de';
  const isCurrent = (address: string) =>
    address === '/operator' ? path === address : path === address || path.startsWith(`${address}/`);
  return html`<header class="bar">
    <div>
      <a class="brand" href="/operator">${COMPANY.name} <span>${texts.name}</span></a>
      ${
        isLoggedIn
          ? html`<nav aria-label="${texts.menu}">
              <ul>
                ${MENU.map(
                  ([name, address]) =>
                    html`<li>
                      <a href="${address}" ${isCurrent(address) ? raw('aria-current="page"') : ''}
                        >${texts.sections[name]}</a
                      >
                    </li>`,
                )}
              </ul>
            </nav>`
          : ''
      }
      <div class="tools">
        <form method="post" action="/operator/language">
          <input type="hidden" name="back" value="${path}" />
          <button class="plain" name="language" value="${other}" lang="${other}">${texts.otherLanguage}</button>
        </form>
        ${
          isLoggedIn
            ? html`<form method="post" action="/operator/logout">
                <button class="plain">${texts.logout}</button>
              </form>`
            : ''
        }
      </div>
    </div>
  </header>`;
}
