import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {COOKIES} from '../../app/config/cookies';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {GROUP_COOKIE} from '../../app/config/visitor-group';
import stockDe from '../../locales/de/stock.json';
import stockEn from '../../locales/en/stock.json';
import {RETENTION} from '../../service/config/retention';

const PAGES = {de: 'datenschutz.de.md', en: 'privacy.en.md'} as const;

const UNITS = {
  de: {day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten']},
  en: {day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes']},
} as const;

/** A cookie's lifetime as the page words it. */
function lifetime(seconds: number, language: Language): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? (['day', 86_400] as const)
      : seconds > 3600 && seconds % 3600 === 0
        ? (['hour', 3600] as const)
        : (['minute', 60] as const);
  const count = seconds / size;
  const [one, other] = UNITS[language][unit];
  return `${count} ${count === 1 ? one : other}`;
}

function pageText(language: Language): string {
  return readFileSync(`emulator/seed/cms/pages/${PAGES[language]}`, 'utf8');
}

/** Name and lifetime of each cookie in the page's table. */
function namedCookies(language: Language): readonly string[] {
  return [...pageText(language).matchAll(/^\| ([\w…-]+) +\| .+? +\| (\d+ \p{L}+) +\|$/gmu)].map(
    ([, name = '', lasts = '']) => `${name}: ${lasts}`,
  );
}

describe.each(LANGUAGES)('the privacy page (%s)', (language) => {
  it('names the cookies that the shop sets, each with its lifetime, and no other', () => {
    const set = [...Object.values(COOKIES), GROUP_COOKIE].map(({name, maxAge}) => {
      const shown = name.endsWith('-') ? `${name}…` : name;
      return `${shown}: ${lifetime(maxAge, language)}`;
    });
    expect(namedCookies(language).toSorted()).toEqual(set.toSorted());
  });

  it('names what the browser keeps with consent', () => {
    expect(pageText(language)).toContain(`recently-viewed-${language}`);
  });
});

it('the form of stock alerts says when an address is deleted that nobody confirmed', () => {
  const {days} = RETENTION.stockRequest.period;
  expect(stockDe.form.privacy).toContain(`nach ${days}\u00A0Tagen`);
  expect(stockEn.form.privacy).toContain(`after ${days}\u00A0days`);
});
