import {stem} from './stem';
import type {SearchLanguage} from './stem';
import {queryWords} from './words';

/** Which phrases mean the same as a phrase; phrases are folded words, the keys their stems. */
export type Synonyms = {
  readonly of: ReadonlyMap<string, readonly (readonly string[])[]>;
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

/** Makes groups of phrases that mean the same searchable from each of their phrases. */
export function buildSynonyms(groups: readonly (readonly string[])[], language: SearchLanguage): Synonyms {
  const of = new Map<string, (readonly string[])[]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map((phrase) => queryWords(phrase).map(({term}) => term)).filter(({length}) => length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = phrase.map((term) => stem(term, language)).join(' ');
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      of.set(key, [...(of.get(key) ?? []), ...others]);
    }
  }
  return {of, longest};
}
