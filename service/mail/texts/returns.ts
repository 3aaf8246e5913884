import type {Language} from '../../config/language';
import type {Letter} from '../compose';

/** What both mails say. Days are formatted. */
type Announced = {readonly number: string; readonly items: readonly string[]; readonly sendBy: string};

const REFUND = {
  de: 'Sobald das Paket bei uns ist, prüfen wir es und erstatten dir das Geld auf dem Weg, auf dem du bezahlt hast.',
  en: 'As soon as the parcel is with us, we’ll check it and refund you the way you paid.',
} as const;

/** Returns the mail with the return label. */
export function returnLabelLetter(language: Language, announced: Announced & {readonly labelUrl: string}): Letter {
  const {number, items, sendBy, labelUrl} = announced;
  return language === 'de'
    ? {
        subject: `Dein Rücksendeetikett zur Bestellung ${number}`,
        blocks: [
          'Hallo,',
          'du schickst uns zurück:',
          {list: items},
          {button: 'Etikett drucken', href: labelUrl},
          `Kleb das Etikett auf den Karton und gib ihn bis zum ${sendBy} ab, in jeder Filiale oder Packstation von DHL. Das kostet dich nichts.`,
          REFUND.de,
        ],
      }
    : {
        subject: `Your return label for order ${number}`,
        blocks: [
          'Hello,',
          'You’re sending back:',
          {list: items},
          {button: 'Print the label', href: labelUrl},
          `Stick the label on the box and hand it in by ${sendBy} at any DHL branch or parcel locker. It costs you nothing.`,
          REFUND.en,
        ],
      };
}

/** Returns the mail that confirms a return and says by when its label follows. */
export function returnLetter(language: Language, announced: Announced & {readonly labelBy: string}): Letter {
  const {number, items, sendBy, labelBy} = announced;
  return language === 'de'
    ? {
        subject: `Deine Rückgabe zur Bestellung ${number}`,
        blocks: [
          'Hallo,',
          'deine Rückgabe ist angemeldet. Du schickst uns zurück:',
          {list: items},
          `Das Etikett schicken wir dir per E-Mail, spätestens am ${labelBy}. Kleb es auf den Karton und gib ihn bis zum ${sendBy} ab. Das kostet dich nichts.`,
          REFUND.de,
        ],
      }
    : {
        subject: `Your return for order ${number}`,
        blocks: [
          'Hello,',
          'Your return is registered. You’re sending back:',
          {list: items},
          `We’ll e-mail you the label by ${labelBy}. Stick it on the box and hand it in by ${sendBy}. It costs you nothing.`,
          REFUND.en,
        ],
      };
}
