import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {createInstance, type TFunction} from 'i18next';

import type {Language} from '../../app/config/languages';
import {keepMail} from '../../app/domain/content/keep-together';

const folder = path.resolve('locales');

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseTexts(json: string): Record<string, unknown> {
  const texts: unknown = JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? keepMail(value) : value));
  if (!isTexts(texts)) throw new Error('A file of texts must hold an object');
  return texts;
}

/** The texts of a language by namespace, from `locales/{language}/`. */
export function readTexts(language: Language): Record<string, Record<string, unknown>> {
  const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      parseTexts(readFileSync(path.join(folder, language, file), 'utf8')),
    ]),
  );
}

/**
 * The shop's texts for tests: `messages('de')('cart:title', {count: 2})`, with the same plurals and placeholders as on
 * the shop's pages.
 *
 * @throws {Error} on a key that does not exist
 */
export function messages(language: Language): (key: string, values?: Record<string, string | number>) => string {
  const texts = readTexts(language);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: {[language]: texts},
    ns: Object.keys(texts),
    initImmediate: false,
    interpolation: {escapeValue: false},
  });
  const t: TFunction = i18n.t;
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`No text "${key}" in locales/${language}`);
    return t(key, values);
  };
}
