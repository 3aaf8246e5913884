import type {ReviewRejection} from '../../../contracts/reviews';
import {COMPANY} from '../../config/company';
import type {Language} from '../../config/language';
import {dayText} from '../../domain/days';
import type {Letter} from '../compose';

/** A published review that is taken down, and why. Nothing of its own words is here: anybody can write one with anybody's address. */
export type WithdrawnReview = {
  /** `null` if the catalogue did not answer. */
  readonly productTitle: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly reason: ReviewRejection;
  /** In the operator's words. */
  readonly explanation: string;
  readonly occasion: 'reported' | 'found';
};

const REASONS: Readonly<Record<Language, Readonly<Record<ReviewRejection, string>>>> = {
  de: {
    insulting: 'Sie beleidigt andere.',
    not_about_product: 'Sie handelt nicht vom Produkt.',
    advertising: 'Sie enthält Werbung oder Links.',
    personal_data: 'Sie enthält persönliche Daten anderer Menschen.',
    unlawful: 'Sie ist rechtswidrig.',
    not_genuine: 'Sie ist nicht echt.',
  },
  en: {
    insulting: 'It insults others.',
    not_about_product: 'It isn’t about the product.',
    advertising: 'It contains advertising or links.',
    personal_data: 'It contains other people’s personal data.',
    unlawful: 'It’s unlawful.',
    not_genuine: 'It isn’t genuine.',
  },
};

/** Returns the statement of reasons for a review that is taken down (Art. 17 (3) Regulation (EU) 2022/2065). */
export function withdrawnReviewLetter(language: Language, review: WithdrawnReview): Letter {
  const {productTitle, reason, explanation, occasion} = review;
  const day = dayText(review.createdAt, language);
  const why = REASONS[language][reason];
  return language === 'de'
    ? {
        subject: 'Wir zeigen deine Bewertung nicht mehr',
        blocks: [
          'Hallo,',
          `deine Bewertung${productTitle === null ? '' : ` zu ${productTitle}`} vom ${day} haben wir aus dem Shop genommen, Text und Sterne, überall und auf Dauer.`,
          {
            facts: [
              ['Grund', why],
              ['Anlass', occasion === 'reported' ? 'Jemand hat sie gemeldet.' : 'Sie ist uns selbst aufgefallen.'],
              ['Entschieden hat', 'ein Mensch, ohne automatische Prüfung'],
            ],
          },
          {quote: explanation},
          'Maßstab sind das Gesetz und die Regeln, die bei den Bewertungen stehen.',
          `Siehst du das anders, schreib an ${COMPANY.email}: Dann prüfen wir noch einmal. Außerdem kannst du ein Gericht entscheiden lassen.`,
          {small: 'Hast du bei uns nichts bewertet, ist nichts weiter zu tun.'},
        ],
      }
    : {
        subject: 'We no longer show your review',
        blocks: [
          'Hello,',
          `We’ve removed your review${productTitle === null ? '' : ` of ${productTitle}`} dated ${day} from the shop, text and stars, everywhere and for good.`,
          {
            facts: [
              ['Reason', why],
              [
                'How it came to our attention',
                occasion === 'reported' ? 'It was reported.' : 'We noticed it ourselves.',
              ],
              ['Decided by', 'a person, without automated checks'],
            ],
          },
          {quote: explanation},
          'We go by the law, and by the rules beside the reviews.',
          `If you disagree, write to ${COMPANY.email} and we’ll look at it again. You can also take the matter to court.`,
          {small: 'If you haven’t reviewed anything in our shop, there’s nothing for you to do.'},
        ],
      };
}
