import type {WireReview} from '../../../contracts/reviews';
import {hash} from './hash';
import {SEED_AUTHORS, SEED_TEXTS} from './seed-texts';

/** The last day on which they were written, and over how many days before they spread. */
const LAST = Date.UTC(2026, 9, 31, 18);
const DAYS = 700;
const DAY_MS = 24 * 60 * 60 * 1000;
const EACH = {de: 7, en: 4} as const;

/** The written reviews that a product had before the shop opened here, in both languages: always the same ones. */
export function seedReviews(product: number, kind: 'coffee' | 'gear'): readonly WireReview[] {
  return (['de', 'en'] as const).flatMap((language) => {
    const texts = SEED_TEXTS[language][kind];
    const authors = SEED_AUTHORS[language];
    const start = hash(`${product} ${language}`);
    return Array.from({length: Math.min(EACH[language], texts.length)}, (_, index): WireReview => {
      const [stars, title, text] = texts[(start + index) % texts.length] ?? [5, '', ''];
      const dice = hash(`${product} ${language} ${index}`);
      return {
        id: `s${product}${language}${index}`,
        stars,
        title,
        text,
        author: authors[dice % authors.length] ?? 'Lichtung',
        language,
        createdAt: new Date(LAST - (dice % (DAYS * DAY_MS))).toISOString(),
        verified: dice % 5 !== 0,
      };
    });
  });
}
