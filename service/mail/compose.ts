import {html, raw} from 'hono/html';
import type {HtmlEscapedString} from 'hono/utils/html';
import {COMPANY} from '../config/company';
import type {Language} from '../config/language';
import {INLINE, MAIL_STYLES} from './mail-styles';
import {FRAME_TEXTS} from './texts/frame';

/** A piece of a mail, written once for text and HTML. */
export type Block =
  | string
  | {readonly button: string; readonly href: string}
  | {readonly code: string}
  | {readonly heading: string}
  | {readonly facts: readonly (readonly [name: string, value: string])[]}
  | {readonly list: readonly string[]}
  | {readonly quote: string}
  | {readonly small: string}
  /** A link in small print. Its URL is printed in the plain text alone. */
  | {readonly link: string; readonly href: string};

/** The content of a mail, before it is laid out. */
export type Letter = {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets the mail, and how to stop it, below the signature. Without it the frame says why. */
  readonly footer?: readonly Block[];
};

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Limits the width in Outlook for Windows, which ignores `max-width`. */
const OUTLOOK_WIDTH = {
  begin: raw('<!--[if mso]><table role="presentation" width="616" align="center"><tr><td><![endif]-->'),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

/** Finds the hyphen of `E-Mail` in a sentence, but not in an address. */
const MAIL = /(?<![\w@/#=.-])(e)-(?=mail(?![\w.+-]*@))/gi;

/**
 * Keeps `E-Mail` in one line by a non-breaking hyphen (U+2011), in text and HTML. The shop uses U+2060 instead, because its fonts lack this
 * hyphen; a mail is shown in the reader's fonts.
 */
function keepMail(form: string): string {
  return form.replace(MAIL, '$1\u2011');
}

/** Lays a letter out as text and HTML. Its content is escaped; the subject becomes one line. */
export async function compose(
  letter: Letter,
  language: Language,
): Promise<{readonly subject: string; readonly text: string; readonly html: string}> {
  const subject = letter.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const {signature, reason, imprint} = FRAME_TEXTS[language];
  const ending: readonly Block[] = [...(letter.footer ?? [{small: reason}]), {small: imprint}];
  const text = [...letter.blocks, signature, '-- ', ...ending].map(asText).join('\n\n');
  const document = await html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <base target="_blank" />
        <title>${subject}</title>
        <style>
          ${raw(MAIL_STYLES)}
        </style>
      </head>
      <body style="${INLINE.body}">
        ${sheet(language, [...letter.blocks, signature].map(asHtml), ending.map(asHtml))}
      </body>
    </html>`;
  return {subject, text: keepMail(`${text}\n`), html: keepMail(document.toString())};
}

/** Lays out what a webmail keeps of the document, which is its body: hence the language again. */
function sheet(language: Language, blocks: readonly Html[], ending: readonly Html[]): Html {
  return html`<div lang="${language}" dir="ltr">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="page" align="center" style="${INLINE.page}">
          ${OUTLOOK_WIDTH.begin}
          <table class="width" role="presentation" cellpadding="0" cellspacing="0" border="0" style="${INLINE.width}">
            <tr>
              <td class="sheet" style="${INLINE.sheet}">
                <p class="brand" style="${INLINE.brand}"><span style="${INLINE.sun}"></span>${COMPANY.name}</p>
                ${blocks}
                <div class="footer" style="${INLINE.footer}">${ending}</div>
              </td>
            </tr>
          </table>
          ${OUTLOOK_WIDTH.end}
        </td>
      </tr>
    </table>
  </div>`;
}

function asText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('button' in block) return `${block.button}${block.button.endsWith('?') ? '' : ':'}\n${block.href}`;
  if ('code' in block) return `    ${block.code}`;
  if ('heading' in block) return `${block.heading}\n${'='.repeat([...block.heading].length)}`;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('list' in block) return block.list.map((item) => `* ${item}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('link' in block) return `${block.link}: ${block.href}`;
  return block.small;
}

function asHtml(block: Block): Html {
  if (typeof block === 'string') return html`<p style="${INLINE.paragraph}">${lines(block)}</p>`;
  if ('button' in block) {
    const {button, href} = block;
    return box('button', html`<a href="${href}" rel="noreferrer" style="${INLINE.buttonLink}">${button}</a>`);
  }
  if ('code' in block) return box('code', block.code);
  if ('heading' in block) return html`<h2 style="${INLINE.heading}">${block.heading}</h2>`;
  if ('facts' in block) {
    return html`<table class="facts" width="100%" style="${INLINE.facts}">
      ${block.facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" style="${INLINE.factName}">${name}</th>
            <td style="${INLINE.fact}">${lines(value)}</td>
          </tr>`,
      )}
    </table>`;
  }
  if ('list' in block)
    return html`<ul style="${INLINE.list}">
      ${block.list.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  if ('quote' in block) return html`<blockquote style="${INLINE.quote}">${lines(block.quote)}</blockquote>`;
  const content =
    'link' in block
      ? html`<a href="${block.href}" rel="noreferrer" style="${INLINE.link}">${block.link}</a>`
      : lines(block.small);
  return html`<p class="small" style="${INLINE.small}">${content}</p>`;
}

/** Lays content into a cell, which has its style. */
function box(part: 'button' | 'code', content: Html | string): Html {
  const width = part === 'code' ? '100%' : 'auto';
  return html`<div class="${part}" style="${INLINE.box}">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width: ${width}">
      <tr>
        <td style="${INLINE[part]}">${content}</td>
      </tr>
    </table>
  </div>`;
}

/** Writes the ends of lines as elements: not every mail program knows `white-space`. */
function lines(text: string): readonly (Html | string)[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? line : [html`<br />`, line]));
}
