import {createContext, useContext, useMemo, type ReactNode} from 'react';

import {DEFAULT_LANGUAGE, type Language} from '../config/languages';
import type {Texts, Translate} from './catalogue';
import {createFormat, type Format} from './format';
import {createTranslate} from './translate';

type Scope = {
  readonly language: Language;
  readonly texts: Texts;
  readonly translate: Translate;
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

/** The translator of the page's language. */
export function useTranslate(): Translate {
  return useContext(TextContext).translate;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** Formatters of the page's language. */
export function useFormat(): Format {
  return useContext(TextContext).format;
}
