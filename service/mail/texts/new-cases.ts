import type {Language} from '../../config/language';
import type {Letter} from '../compose';

/** The kinds of what is new, in the order in which the mail names them: what the law or a promise dates comes first. */
const KINDS = ['withdrawal', 'cancellation', 'return-label', 'return', 'gift', 'contact-request', 'review'] as const;

/** What is new: a case of a kind, or a review that waits for moderation. */
export type NewKind = (typeof KINDS)[number];

type Nouns = Readonly<Record<NewKind, readonly [one: string, more: string]>>;

const NOUNS: Readonly<Record<Language, Nouns>> = {
  de: {
    withdrawal: ['Widerruf', 'Widerrufe'],
    cancellation: ['Kündigung', 'Kündigungen'],
    'return-label': ['Etikett zu schicken', 'Etiketten zu schicken'],
    return: ['Rückgabe', 'Rückgaben'],
    gift: ['gescheiterte Einlösung', 'gescheiterte Einlösungen'],
    'contact-request': ['Nachricht', 'Nachrichten'],
    review: ['Bewertung zu prüfen', 'Bewertungen zu prüfen'],
  },
  en: {
    withdrawal: ['withdrawal', 'withdrawals'],
    cancellation: ['cancellation', 'cancellations'],
    'return-label': ['label to send', 'labels to send'],
    return: ['return', 'returns'],
    gift: ['failed redemption', 'failed redemptions'],
    'contact-request': ['message', 'messages'],
    review: ['review to check', 'reviews to check'],
  },
};

/**
 * Returns the mail that tells the operator of new cases and reviews: how many of each kind, nothing of the things themselves.
 *
 * @param kinds the kind of each
 */
export function newCasesLetter(language: Language, kinds: readonly NewKind[], href: string): Letter {
  const list = KINDS.flatMap((kind) => {
    const count = kinds.filter((counted) => counted === kind).length;
    const [one, more] = NOUNS[language][kind];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return language === 'de'
    ? {
        subject: `Neu im Shop: ${list.join(', ')}`,
        blocks: ['Hallo,', 'das ist neu im Shop und wartet auf dich:', {list}, {button: 'Übersicht öffnen', href}],
        footer: [
          {
            small:
              'Du bekommst diese E-Mail höchstens alle 30 Minuten, weil diese Adresse für neue Vorgänge und Bewertungen eingetragen ist.',
          },
        ],
      }
    : {
        subject: `New in the shop: ${list.join(', ')}`,
        blocks: ['Hello,', 'This is new in the shop and waiting for you:', {list}, {button: 'Open the overview', href}],
        footer: [
          {
            small:
              'You’re getting this e-mail, at most every 30 minutes, because this address is set for new cases and reviews.',
          },
        ],
      };
}
