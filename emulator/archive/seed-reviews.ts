import seedTexts from 'virtual:seed/reviews';
import type {WireReview} from '../../contracts/reviews';
import {hash} from './hash';
import type {Distribution} from './seed-figures';

/** The last day on which they were written, and over how many days before they spread. */
const LAST = Date.UTC(2026, 9, 31, 18);
const DAYS = 700;
const DAY_MS = 24 * 60 * 60 * 1000;
const EACH = {de: 7, en: 4} as const;

/** A book in German: nobody has written about it in English. */
const GERMAN_ONLY: readonly number[] = [1361];

/**
 * Returns the written reviews that a product had before the shop opened here, in both languages: always the same ones,
 * and of each number of stars no more than its figures count.
 */
export function seedReviews(product: number, kind: 'coffee' | 'gear', figures: Distribution): readonly WireReview[] {
  const left = [...figures];
  function take<Text extends {readonly stars: number}>(texts: readonly Text[], most: number): readonly Text[] {
    const taken: Text[] = [];
    for (const text of texts) {
      const few = left[text.stars - 1] ?? 0;
      if (taken.length === most || few === 0) continue;
      left[text.stars - 1] = few - 1;
      taken.push(text);
    }
    return taken;
  }
  return (['de', 'en'] as const).flatMap((language) => {
    if (language === 'en' && GERMAN_ONLY.includes(product)) return [];
    const {[kind]: texts, authors, products} = seedTexts[language];
    const start = hash(`${product} ${language}`) % texts.length;
    const own = products[product];
    const chosen = own
      ? take(own, own.length)
      : take([...texts.slice(start), ...texts.slice(0, start)], EACH[language]);
    return chosen.map(({stars, title, text}, index): WireReview => {
      const dice = hash(`${product} ${language} ${index}`);
      return {
        id: `s${product}${language}${index}`,
        stars,
        title,
        text,
        author: authors[dice % authors.length] ?? 'Lichtung',
        language,
        createdAt: new Date(LAST - (dice % DAYS) * DAY_MS - (dice % DAY_MS)).toISOString(),
        verified: dice % 5 !== 0,
      };
    });
  });
}
