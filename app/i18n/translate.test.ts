import {createInstance} from 'i18next';
import {describe, expect, it} from 'vitest';

import {LANGUAGES} from '../config/languages';
import type {TextTree} from './catalogue';
import {createRequestTexts, resources} from './catalogue.server';
import {createTranslate} from './translate';

function leaves(tree: TextTree, path: string = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const catalogues = Object.entries(resources.de).map(([namespace, de]) => {
  const en = Object.entries(resources.en).find(([name]) => name === namespace)?.[1] ?? {};
  return {namespace, de, en};
});

describe.each(catalogues)('the texts of $namespace', ({de, en}) => {
  it('have the same keys in both languages', () => {
    expect(
      leaves(en)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      leaves(de)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('have the same placeholders in both languages', () => {
    const english = new Map(leaves(en));
    for (const [key, text] of leaves(de))
      expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('are never empty', () => {
    for (const [key, text] of [...leaves(de), ...leaves(en)]) expect([key, text.trim()]).not.toEqual([key, '']);
  });
});

describe.each(LANGUAGES)('the translator in %s', (language) => {
  it('answers as i18next does, for every text and every plural', async () => {
    const reference = createInstance();
    await reference.init({
      lng: language,
      resources,
      ns: Object.keys(resources.de),
      interpolation: {escapeValue: false},
      initImmediate: false,
    });
    const translate = createTranslate(language, resources[language]);
    for (const {namespace, [language]: tree} of catalogues) {
      for (const [path] of leaves(tree)) {
        const key = `${namespace}:${path.replace(/_(one|other)$/, '')}`;
        for (const count of [0, 1, 2, 21]) {
          const values = {count, name: 'Waldrand', amount: '12,90 €'};
          expect([key, translate(key, values)]).toEqual([key, reference.t(key, values)]);
        }
      }
    }
  });

  it('gives a page the namespaces that it asks for, and no more', async () => {
    const {texts} = await createRequestTexts(language === 'de' ? '/' : '/en');
    expect(texts('common', 'shell')).toEqual({common: resources[language].common, shell: resources[language].shell});
  });
});

it('answers the key itself where a text is missing, so that a test can see it', () => {
  expect(createTranslate('de', {})('common:close')).toBe('common:close');
});
