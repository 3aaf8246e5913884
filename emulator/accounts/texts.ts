import type {Language} from '../shared/language';

/** Why a form was not taken. */
export type LoginProblem = 'email' | 'wrong' | 'expired' | 'locked' | 'unknown' | 'no-more-codes';

type Message = {readonly title: string; readonly text: string};

export type LoginTexts = {
  readonly account: string;
  readonly otherLanguage: string;
  readonly emulated: string;
  readonly outbox: string;
  readonly login: string;
  readonly emailIntro: string;
  readonly email: string;
  readonly sendCode: string;
  readonly codeTitle: string;
  readonly codeIntro: (email: string) => string;
  readonly code: string;
  readonly codeHint: string;
  readonly submit: string;
  readonly resend: string;
  readonly otherEmail: string;
  readonly backToShop: string;
  readonly problem: (problem: LoginProblem, attemptsLeft: number) => string;
  readonly unknownClient: Message;
  readonly unknownRedirect: Message;
  readonly loggedOut: Message;
  readonly badLogout: Message;
  readonly notFound: Message;
  readonly broken: Message;
};

const de: LoginTexts = {
  account: 'Kundenkonto',
  otherLanguage: 'English',
  emulated: 'Nachgestellte Anmeldung: Der Code landet im',
  outbox: 'Postausgang',
  login: 'Anmelden',
  emailIntro: 'Wir schicken dir einen Code. Ein Passwort brauchst du nicht.',
  email: 'E-Mail-Adresse',
  sendCode: 'Code schicken',
  codeTitle: 'Code eingeben',
  codeIntro: (email) => `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt zehn Minuten.`,
  code: 'Code',
  codeHint: 'Sechs Ziffern',
  submit: 'Anmelden',
  resend: 'Neuen Code schicken',
  otherEmail: 'Andere E-Mail-Adresse',
  backToShop: 'Zurück zum Shop',
  problem: (problem, attemptsLeft) => {
    switch (problem) {
      case 'email':
        return 'Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.';
      case 'wrong':
        return attemptsLeft === 1
          ? 'Der Code stimmt nicht. Du hast noch einen Versuch.'
          : `Der Code stimmt nicht. Du hast noch ${attemptsLeft} Versuche.`;
      case 'expired':
        return 'Der Code ist abgelaufen. Lass dir einen neuen schicken.';
      case 'locked':
        return 'Das waren zu viele falsche Versuche. Lass dir einen neuen Code schicken.';
      case 'unknown':
        return 'Diese Anmeldung gibt es nicht mehr. Bitte fang noch einmal an.';
      case 'no-more-codes':
        return 'Für diese Anmeldung verschicken wir keinen weiteren Code. Bitte fang noch einmal an.';
    }
  },
  unknownClient: {
    title: 'Anmeldung nicht möglich',
    text: 'Die Anwendung, die dich hierher geschickt hat, ist unbekannt.',
  },
  unknownRedirect: {
    title: 'Anmeldung nicht möglich',
    text: 'Die Adresse, zu der du nach der Anmeldung zurückkehren sollst, ist nicht zugelassen.',
  },
  loggedOut: {title: 'Du bist abgemeldet', text: 'Bis bald.'},
  badLogout: {title: 'Abmeldung nicht möglich', text: 'Der Link zum Abmelden ist ungültig.'},
  notFound: {title: 'Seite nicht gefunden', text: 'Unter dieser Adresse gibt es nichts.'},
  broken: {
    title: 'Das hat nicht geklappt',
    text: 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
  },
};

const en: LoginTexts = {
  account: 'Customer account',
  otherLanguage: 'Deutsch',
  emulated: 'Emulated login: the code lands in the',
  outbox: 'outbox',
  login: 'Log in',
  emailIntro: 'We send you a code. You need no password.',
  email: 'E-mail address',
  sendCode: 'Send code',
  codeTitle: 'Enter the code',
  codeIntro: (email) => `We sent a six-digit code to ${email}. It is valid for ten minutes.`,
  code: 'Code',
  codeHint: 'Six digits',
  submit: 'Log in',
  resend: 'Send a new code',
  otherEmail: 'Another e-mail address',
  backToShop: 'Back to the shop',
  problem: (problem, attemptsLeft) => {
    switch (problem) {
      case 'email':
        return 'Please enter an e-mail address such as name@example.com.';
      case 'wrong':
        return attemptsLeft === 1
          ? 'That is not the code. You have one more try.'
          : `That is not the code. You have ${attemptsLeft} more tries.`;
      case 'expired':
        return 'The code has expired. Ask for a new one.';
      case 'locked':
        return 'Those were too many wrong tries. Ask for a new code.';
      case 'unknown':
        return 'This login does not exist any more. Please start again.';
      case 'no-more-codes':
        return 'We send no more codes for this login. Please start again.';
    }
  },
  unknownClient: {title: 'Login not possible', text: 'The application that sent you here is unknown.'},
  unknownRedirect: {
    title: 'Login not possible',
    text: 'The address that you should return to after logging in is not allowed.',
  },
  loggedOut: {title: 'You are logged out', text: 'See you soon.'},
  badLogout: {title: 'Logout not possible', text: 'The link to log out is invalid.'},
  notFound: {title: 'Page not found', text: 'There is nothing at this address.'},
  broken: {title: 'That did not work', text: 'Something went wrong on our side. Please try again in a moment.'},
};

/** What the account pages say, by language. */
export const LOGIN_TEXTS: Readonly<Record<Language, LoginTexts>> = {de, en};
