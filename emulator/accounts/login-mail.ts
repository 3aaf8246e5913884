import type {Language} from '../shared/language';
import type {Letter} from '../mail/compose';

/** The kind of the mail that carries a login code. */
export const LOGIN_CODE_MAIL = 'login-code';

/** Returns the mail with a login code. */
export function loginLetter(code: string, language: Language): Letter {
  return language === 'de'
    ? {
        subject: `${code} ist dein Code für Lichtung`,
        blocks: [
          'Hallo,',
          'mit diesem Code meldest du dich an:',
          {code},
          'Er gilt zehn Minuten und nur einmal.',
          'Du wolltest dich nicht anmelden? Dann musst du nichts tun. Ohne den Code kommt niemand in dein Konto.',
        ],
      }
    : {
        subject: `${code} is your code for Lichtung`,
        blocks: [
          'Hello,',
          'This code logs you in:',
          {code},
          'It’s valid for ten minutes and works once.',
          'Didn’t mean to log in? Then there’s nothing to do. Without the code, nobody gets into your account.',
        ],
      };
}
