import {createContext, useContext, useMemo, type ReactNode} from 'react';

import {DEFAULT_LANGUAGE, type Language} from '../config/languages';
import type {Namespace, Texts, TextsOf, Translate} from './catalogue';
import {createFormat, type Format} from './format';
import {createTranslate} from './translate';

type Scope = {
  readonly language: Language;
  readonly texts: Texts;
  /** Takes any text as key; the hooks give it the type of the keys that there are. */
  readonly translate: ReturnType<typeof createTranslate>;
  readonly format: Format;
};

function createScope(language: Language, texts: Texts): Scope {
  return {language, texts, translate: createTranslate(language, texts), format: createFormat(language)};
}

const TextContext = createContext<Scope>(createScope(DEFAULT_LANGUAGE, {}));

type TextScopeProps = {
  readonly language?: Language;
  /** Namespaces that this part of the page needs, beside those of the scopes around it. */
  readonly texts: Texts;
  readonly children: ReactNode;
};

/** Gives the texts that a route's loader brought to everything inside; scopes add up from the shell inwards. */
export function TextScope({language, texts, children}: TextScopeProps) {
  const outer = useContext(TextContext);
  const spoken = language ?? outer.language;
  const scope = useMemo(
    () => createScope(spoken, spoken === outer.language ? {...outer.texts, ...texts} : texts),
    [outer.language, outer.texts, spoken, texts],
  );
  return <TextContext.Provider value={scope}>{children}</TextContext.Provider>;
}

/**
 * Returns the translator of the page's language. It knows the texts that every page carries; a component of a topic takes the
 * hook of its topic, and a shared one names the namespaces that the page around it has to carry.
 */
export function useTranslate<Names extends Namespace = never>(): Translate<Names> {
  return useContext(TextContext).translate;
}

type TopicTextsProps<Names extends Namespace> = {readonly texts: TextsOf<Names>; readonly children: ReactNode};

/**
 * Creates the hook and the scope of a topic, so that a key of another namespace is a compile error in its components, and so is
 * a loader that does not bring the topic's texts.
 */
export function topicTexts<Names extends Namespace>() {
  return {
    TopicTexts: ({texts, children}: TopicTextsProps<Names>) => <TextScope texts={texts}>{children}</TextScope>,
    useTranslate: useTranslate<Names>,
  };
}

/** Returns the page's language. */
export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** Returns the formatters of the page's language. */
export function useFormat(): Format {
  return useContext(TextContext).format;
}
