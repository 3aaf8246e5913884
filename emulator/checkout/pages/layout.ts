import {html} from 'hono/html';
import type {Html} from '../../shared/html';
import type {Language} from '../../shared/language';
import {TEXTS} from '../texts';

/** Where the stylesheet of the hosted checkout answers. */
const STYLESHEET_PATH = '/checkouts/style.css';

export type Frame = {
  readonly language: Language;
  /** The same page in the other language; `null` where there is none to switch to. */
  readonly otherLanguageUrl: string | null;
  /** The shop's address without a slash at its end. */
  readonly shopOrigin: string;
};

/** Returns the document around a page of the hosted checkout. */
export function layout(frame: Frame, title: string, main: Html): Html {
  const t = TEXTS[frame.language];
  const other: Language = frame.language === 'de' ? 'en' : 'de';
  return html`<!doctype html>
    <html lang="${t.htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Lichtung</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLESHEET_PATH}" />
      </head>
      <body>
        <header>
          <div class="top">
            <div class="wide">
              <a class="brand" href="${shopHome(frame)}">Lichtung</a>
              <span class="brand-note">${t.checkout}</span>
              ${
                frame.otherLanguageUrl === null
                  ? ''
                  : html`<a class="switch" href="${frame.otherLanguageUrl}" lang="${other}" hreflang="${other}"
                      >${t.otherLanguage}</a
                    >`
              }
            </div>
          </div>
          <p class="emulated"><span class="wide">${t.emulated}</span></p>
        </header>
        <main class="wide">${main}</main>
      </body>
    </html>`;
}

/** Returns the URL of the shop's home in the language of the page. */
export function shopHome({language, shopOrigin}: Pick<Frame, 'language' | 'shopOrigin'>): string {
  return language === 'de' ? `${shopOrigin}/` : `${shopOrigin}/en`;
}
