import {html, raw} from 'hono/html';
import type {Html} from '../shared/html';
import type {Language} from '../shared/language';
import {MAIL_STYLES} from './mail-styles';
import {FRAME_TEXTS} from './texts/frame';

/** A piece of a mail, written once for text and HTML. */
export type MailBlock =
  | string
  | {readonly button: string; readonly href: string}
  | {readonly code: string}
  | {readonly heading: string}
  | {readonly facts: readonly (readonly [name: string, value: string])[]}
  | {readonly list: readonly string[]}
  | {readonly quote: string}
  | {readonly small: string};

/** The content of a mail, before it is laid out. */
export type Letter = {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets it, and how it stops; below the signature. */
  readonly footer?: readonly MailBlock[];
};

/** Gives a letter its two forms. Whatever stands in it is escaped; the subject becomes one line. */
export async function compose(
  letter: Letter,
  language: Language,
): Promise<{readonly subject: string; readonly text: string; readonly html: string}> {
  const subject = letter.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const {signature, imprint} = FRAME_TEXTS[language];
  const ending: readonly MailBlock[] = [...(letter.footer ?? []), {small: imprint}];
  const text = [...letter.blocks, signature, '-- ', ...ending].map(asText).join('\n\n');
  const document = await html`<!doctype html>
    <html lang="${language}">
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
      <body>
        <main>
          <p class="brand">Lichtung</p>
          ${[...letter.blocks, signature].map(asHtml)}
          <footer>${ending.map(asHtml)}</footer>
        </main>
      </body>
    </html>`;
  return {subject, text: `${text}\n`, html: document.toString()};
}

function asText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('button' in block) return `${block.button}${block.button.endsWith('?') ? '' : ':'}\n${block.href}`;
  if ('code' in block) return `    ${block.code}`;
  if ('heading' in block) return `${block.heading}\n${'='.repeat([...block.heading].length)}`;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('list' in block) return block.list.map((item) => `* ${item}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  return block.small;
}

function asHtml(block: MailBlock): Html {
  if (typeof block === 'string') return html`<p>${block}</p>`;
  if ('button' in block)
    return html`<p><a class="button" href="${block.href}" rel="noreferrer">${block.button}</a></p>`;
  if ('code' in block) return html`<p class="code">${block.code}</p>`;
  if ('heading' in block) return html`<h2>${block.heading}</h2>`;
  if ('facts' in block) {
    return html`<table>
      ${block.facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
  }
  if ('list' in block)
    return html`<ul>
      ${block.list.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  if ('quote' in block) return html`<blockquote>${block.quote}</blockquote>`;
  return html`<p class="small">${block.small}</p>`;
}
