import {createInstance} from 'i18next';
import {describe, expect, it} from 'vitest';

import {DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language} from '../config/languages';
import {homePath} from '../pages/paths';
import type {TextTree} from './catalogue';
import {createRequestTexts, resources} from './catalogue.server';
import {createTranslate} from './translate';

function leaves(tree: TextTree, path: string = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const namespaces = Object.keys(resources[DEFAULT_LANGUAGE]);
const treeOf = (language: Language, namespace: string): TextTree =>
  Object.entries(resources[language]).find(([name]) => name === namespace)?.[1] ?? {};
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

describe.each(namespaces)('the texts of %s', (namespace) => {
  const standard = leaves(treeOf(DEFAULT_LANGUAGE, namespace));

  it.each(OTHERS)('have the keys of the default language in %s', (language) => {
    const keys = leaves(treeOf(language, namespace)).map(([key]) => key);
    expect(keys.sort()).toEqual(standard.map(([key]) => key).sort());
  });

  it.each(OTHERS)('have the placeholders of the default language in %s', (language) => {
    const texts = new Map(leaves(treeOf(language, namespace)));
    for (const [key, text] of standard)
      expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  it.each(LANGUAGES)('are never empty in %s', (language) => {
    for (const [key, text] of leaves(treeOf(language, namespace))) expect([key, text.trim()]).not.toEqual([key, '']);
  });
});

describe.each(LANGUAGES)('the translator in %s', (language) => {
  it('answers as i18next does whose counts are grouped, for every text and every plural', async () => {
    const reference = createInstance();
    await reference.init({
      lng: language,
      resources,
      ns: namespaces,
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        format: (value: string | number | undefined, _, __, options) =>
          typeof value === 'number'
            ? value.toLocaleString(LOCALES[language].locale)
            : (value ?? `{{${String(options?.['interpolationkey'])}}}`),
      },
      initImmediate: false,
    });
    const translate = createTranslate(language, resources[language]);
    for (const namespace of namespaces) {
      for (const [path] of leaves(treeOf(language, namespace))) {
        const key = `${namespace}:${path.replace(/_(one|other)$/, '')}`;
        for (const count of [0, 1, 2, 21, 1284]) {
          const values = {count, name: 'Waldrand', amount: '12,90 €'};
          expect([key, translate(key, values)]).toEqual([key, reference.t(key, values)]);
        }
      }
    }
  });

  it('groups a count and no other number', () => {
    const translate = createTranslate(language, {common: {some: '{{count}} / {{year}}'}});
    const grouped = {de: '1.284 / 2026', en: '1,284 / 2026'};
    expect(translate('common:some', {count: 1284, year: 2026})).toBe(grouped[language]);
  });

  it('gives a page the namespaces that it asks for, and no more', async () => {
    const {texts} = await createRequestTexts(homePath(language));
    expect(texts('common', 'shell')).toEqual({common: resources[language].common, shell: resources[language].shell});
  });
});

it('answers the key itself where a text is missing, so that a test can see it', () => {
  expect(createTranslate('de', {})('common:close')).toBe('common:close');
});

it('keeps E-Mail in one line where a text of a page runs over several, and leaves names of controls and titles as they are', async () => {
  const {texts, translate: onWorker} = await createRequestTexts(homePath('de'));
  const onPage = createTranslate('de', texts('orders'));
  expect(onPage('orders:lead')).toContain('die E-\u2060Mail-Adresse');
  expect(onPage('orders:fields.email.label')).toBe('E-Mail-Adresse');
  expect(onWorker('orders:lead')).toContain('die E-Mail-Adresse');
});
