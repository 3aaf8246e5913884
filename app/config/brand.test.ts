import {expect, test} from 'vitest';

import {TRUST} from './brand';
import {LANGUAGES, LOCALES} from './languages';

test.each(LANGUAGES)('the footer’s trust figures stand there as one writes them (%s)', (language) => {
  const {rating, count, date, written} = TRUST.shop;
  const {locale} = LOCALES[language];
  const oneDecimal = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  expect(written[language]).toEqual({
    rating: rating.toLocaleString(locale),
    stars: rating.toLocaleString(locale, oneDecimal),
    count: count.toLocaleString(locale),
    date: new Date(date).toLocaleDateString(locale, {dateStyle: 'long', timeZone: 'UTC'}),
  });
});
