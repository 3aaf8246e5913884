import {stem} from './stem';
import type {SearchLanguage} from './stem';
import {queryWords} from './words';

/** Which phrases mean the same as a phrase. */
export type Synonyms = {
  /** The phrases beside the given folded words, in singular or plural of either language; `null` where there are none. */
  of(words: readonly string[]): readonly (readonly string[])[] | null;
  /** How many words the longest phrase has. */
  readonly longest: number;
};

/** Words of the trade that mean the same, in both languages: people type the English name on the German site. */
export const TRADE_GROUPS: readonly (readonly string[])[] = [
  ['mühle', 'grinder', 'mill'],
  ['wasserkocher', 'kettle', 'kessel'],
  ['waage', 'scale'],
  ['handfilter', 'dripper', 'pour-over', 'pour over'],
  ['filterpapier', 'papierfilter', 'paper filter'],
  ['karaffe', 'carafe'],
  ['herdkanne', 'espressokocher', 'moka pot', 'mokakanne'],
  ['french press', 'pressstempelkanne', 'stempelkanne', 'cafetiere'],
  ['espressomaschine', 'siebträger', 'espresso machine'],
  ['kaffeemaschine', 'coffee machine', 'coffee maker'],
  ['becher', 'tasse', 'cup', 'mug'],
  ['dose', 'tin', 'canister', 'vorratsdose'],
  ['gutschein', 'geschenkkarte', 'gift card', 'voucher'],
  ['geschenk', 'gift', 'present'],
  ['probierset', 'probierpaket', 'tasting set', 'sample pack'],
  ['abo', 'abonnement', 'subscription'],
  ['entkoffeiniert', 'koffeinfrei', 'ohne koffein', 'decaf', 'decaffeinated'],
  ['filterkaffee', 'filter coffee'],
  ['kaffee', 'coffee'],
  ['bohne', 'bean'],
  ['gemahlen', 'ground'],
  ['zubehör', 'equipment', 'gear', 'accessories'],
  ['versand', 'lieferung', 'shipping', 'delivery'],
  ['widerruf', 'rückgabe', 'returns', 'withdrawal'],
  ['anleitung', 'guide', 'brewing guide'],
  ['bio', 'organic', 'ökologisch'],
];

const LANGUAGES: readonly SearchLanguage[] = ['de', 'en'];

/** Makes groups of phrases that mean the same searchable from each of their phrases. */
export function buildSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, readonly (readonly string[])[]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map((phrase) => queryWords(phrase).map(({term}) => term)).filter(({length}) => length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const rest = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      for (const key of keysOf(phrase)) others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return {
    of: (words) => {
      const found = keysOf(words).flatMap((key) => others.get(key) ?? []);
      return found.length === 0 ? null : uniquePhrases(found);
    },
    longest,
  };
}

/** A phrase with the stems of each language: English words are typed on the German site too. */
function keysOf(words: readonly string[]): readonly string[] {
  return LANGUAGES.map((language) => `${language} ${words.map((word) => stem(word, language)).join(' ')}`);
}

function uniquePhrases(phrases: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}
