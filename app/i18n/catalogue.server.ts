import {type TFunction} from 'i18next';
import {RemixI18Next} from 'remix-i18next/server';

import {DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, LOCALES, type Language} from '../config/languages';
import {machineText} from '../domain/content/keep-together';
import type {Namespace, Texts, TextsOf, TextTree, Translate} from './catalogue';
import {languageFromPath} from './language-from-path';

/** The texts of every file `locales/{language}/{namespace}.json`, by its path. */
const files = import.meta.glob<TextTree>('../../locales/*/*.json', {eager: true, import: 'default'});

const FILE = /([^/]+)\/([^/]+)\.json$/;

function namespacesOf(language: Language): Readonly<Record<string, TextTree>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, folder, namespace = ''] = FILE.exec(path) ?? [];
      return folder === language ? [[namespace, texts] as const] : [];
    }),
  );
}

/** All texts, by language and namespace. */
export const resources: Readonly<Record<Language, Texts>> = inEachLanguage(namespacesOf);

/** A text without a namespace is in this one. */
const DEFAULT_NAMESPACE = 'common';

const i18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    findLocale: (request) => Promise.resolve(languageFromPath(new URL(request.url).pathname)),
  },
  i18next: {
    resources,
    ns: Object.keys(resources[DEFAULT_LANGUAGE]),
    defaultNS: DEFAULT_NAMESPACE,
    interpolation: {escapeValue: false},
    initImmediate: false,
  },
});

const translators = new Map<Language, TFunction>();

/** One i18next per language and isolate: remix-i18next makes a new one at every call. */
async function translator(language: Language): Promise<TFunction> {
  const known = translators.get(language);
  if (known) return known;
  const made = await i18next.getFixedT(language, DEFAULT_NAMESPACE);
  translators.set(language, made);
  return made;
}

/** What a request's loaders need of the texts. */
export type RequestTexts = {
  readonly language: Language;
  readonly locale: (typeof LOCALES)[Language]['locale'];
  /** Translates on the worker, for titles and descriptions. */
  readonly translate: Translate;
  /** The texts of some namespaces, for the page to hand to the browser. */
  readonly texts: <Names extends Namespace>(...names: readonly Names[]) => TextsOf<Names>;
};

function pickNamespaces<Names extends Namespace>(language: Language, names: readonly Names[]): TextsOf<Names>;
function pickNamespaces(language: Language, names: readonly Namespace[]): Texts {
  return Object.fromEntries(
    names.map((name) => {
      const texts = resources[language][name];
      if (!texts) throw new Error(`There is no file ${name}.json in the language ${language}.`);
      return [name, texts];
    }),
  );
}

/** Makes the texts of a page; the language is given by its path and by nothing else. */
export async function createRequestTexts(pathname: string): Promise<RequestTexts> {
  const language = languageFromPath(pathname);
  const fixed = await translator(language);
  return {
    language,
    locale: LOCALES[language].locale,
    translate: (key, values) => machineText(fixed(key, {...values})),
    texts: (...names) => pickNamespaces(language, names),
  };
}
