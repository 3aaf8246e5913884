import {expect, it} from 'vitest';

import {LANGUAGES} from '../config/languages';
import {homePath} from '../pages/paths';
import {createRequestTexts} from './catalogue.server';
import {defaultHome} from './default-home';

it.each(LANGUAGES)('in %s the home page is whole without its editors', async (language) => {
  const home = defaultHome(await createRequestTexts(homePath(language)));
  const cards = [home.hero, ...home.promoCards, ...home.illustrationCards];
  expect(cards).toHaveLength(7);
  for (const {heading, text, link} of cards) {
    expect([heading, text, link.label].join()).not.toMatch(/homeDefault|\{\{/);
    expect(link.href).toMatch(new RegExp(`^/${language}/`));
  }
  expect(home.brandValues.map(({text}) => text).join()).toMatch(/39.*14|39/);
  expect(home.promoCards.map(({link}) => link.href)).toContain(
    language === 'de' ? '/de/e/lieblingskaffee' : '/en/e/coffee-match',
  );
});
