import type {Language} from '../../app/config/languages';
import {unescapeHtml} from './html';
import {readTexts} from './messages';

/** Words that are frequent in one language and never occur in the other. */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'und der das nicht ist mit für ein eine einen auf dem den wir du dein deine von zu im bei auch oder wie wenn aus nach wird sind dich dir uns unser unsere ohne über kein keine'.split(
      ' ',
    ),
  ),
  en: new Set(
    'and the not is with for a on we you your of to at by or how when from after are our without about no that this it as which has have be can'.split(
      ' ',
    ),
  ),
};

const OTHER: Readonly<Record<Language, Language>> = {de: 'en', en: 'de'};

/** Signs of an unresolved text: a key, a placeholder, `undefined` and the like. */
const UNFILLED = /^[a-z]\w*:[a-z]\w*(\.\w+)+$|\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /;

const UNSEEN = /<(script|style|template|svg|title)\b[^>]*>.*?<\/\1>/gs;
/** Language names and quotes in another language have a `lang` attribute. */
const MARKED = /<(\w+)[^>]*\s(?:lang|hreflang)="[^"]*"[^>]*>.*?<\/\1>/gs;
const INLINE = /<\/?(?:a|abbr|b|br|cite|code|em|i|mark|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g;

/** The texts that a visitor reads on a page, one per block. */
function visibleTexts(html: string): readonly string[] {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(UNSEEN, ' ')
    .replace(MARKED, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(INLINE, ' ')
    .split(/<[^>]*>/)
    .map((text) => unescapeHtml(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function leaves(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leaves) : [];
}

function catalogue(language: Language): ReadonlySet<string> {
  return new Set(leaves(readTexts(language)));
}

/**
 * Finds texts on a page that are not in its language: those that only the other language's catalogue has, sentences
 * with the other language's frequent words, and unresolved texts. Names may be foreign.
 */
export function createLanguageCheck(language: Language): (html: string) => readonly string[] {
  const own = catalogue(language);
  const foreign = catalogue(OTHER[language]);
  const isForeign = (text: string): boolean => {
    if (UNFILLED.test(text)) return true;
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    // Two words may be a name, or the same in both languages.
    if (words.length > 2 && foreign.has(text) && !own.has(text)) return true;
    const count = (telling: ReadonlySet<string>) => words.filter((word) => telling.has(word)).length;
    const others = count(TELLING[OTHER[language]]);
    return others > 1 && others > 2 * count(TELLING[language]);
  };
  return (html) => [...new Set(visibleTexts(html).filter(isForeign))];
}
