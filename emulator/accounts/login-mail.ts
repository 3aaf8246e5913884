import {html} from 'hono/html';
import type {Language} from '../checkout/language';
import type {Mail} from '../mail/message';

/** The kind of the mail that carries a login code. */
export const LOGIN_CODE_MAIL = 'login-code';

const TEXTS = {
  de: {
    subject: (code: string) => `${code} ist dein Code für Lichtung`,
    lines: (code: string) => [
      'Hallo,',
      `dein Code lautet ${code}. Er gilt zehn Minuten und nur einmal.`,
      'Du wolltest dich nicht anmelden? Dann musst du nichts tun. Ohne den Code kommt niemand in dein Konto.',
    ],
  },
  en: {
    subject: (code: string) => `${code} is your code for Lichtung`,
    lines: (code: string) => [
      'Hello,',
      `your code is ${code}. It is valid for ten minutes and works once.`,
      'You did not want to log in? Then there is nothing to do. Without the code nobody gets into your account.',
    ],
  },
} as const;

/**
 * The mail with a login code.
 *
 * @param key names the occasion, so that a repeated request sends no second mail
 */
export async function loginMail(to: string, code: string, language: Language, key: string): Promise<Mail> {
  const {subject, lines} = TEXTS[language];
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject(code)}</title>
      </head>
      <body>
        ${lines(code).map((line) => html`<p>${line}</p>`)}
      </body>
    </html>`;
  return {
    to,
    subject: subject(code),
    text: lines(code).join('\n\n'),
    html: (await document).toString(),
    language,
    kind: LOGIN_CODE_MAIL,
    key,
  };
}
