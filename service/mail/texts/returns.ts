import type {Language} from '../../config/language';
import type {Letter} from '../compose';

/** Returns the mail with the return label. */
export function returnLetter(
  language: Language,
  announced: {
    readonly number: string;
    readonly items: readonly string[];
    readonly sendBy: string;
    readonly labelUrl: string;
  },
): Letter {
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
          'Sobald das Paket bei uns ist, prüfen wir es und erstatten dir das Geld auf dem Weg, auf dem du bezahlt hast.',
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
          'As soon as the parcel is with us, we’ll check it and refund you the way you paid.',
        ],
      };
}
