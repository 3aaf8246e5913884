import * as z from 'zod';
import store from '../../store/search.json';
import {INDEX_KINDS} from './indices';
import type {IndexKind, IndexLanguage} from './indices';
import {isList} from './json';
import type {Json, JsonObject} from './json';

const names = z.array(z.string());
const kindSchema = z.strictObject({
  searchableAttributes: names,
  attributesToHighlight: names,
  attributesForFaceting: names,
  customRanking: names,
  decompoundedAttributes: z.partialRecord(z.enum(['de']), names),
});

/** The file in which the merchant sets the search up. */
const storeSchema = z.strictObject({
  settings: z.record(z.string(), z.json()),
  kinds: z.record(z.enum(INDEX_KINDS), kindSchema),
  synonyms: z.array(names.min(2)),
  oneWaySynonyms: z.record(z.string(), names.min(1)),
  compounds: z.partialRecord(z.enum(['de']), z.array(z.string().regex(/.\|./))),
});

const {settings, kinds, synonyms, oneWaySynonyms, compounds} = storeSchema.parse(store);

/** A synonym as the service takes it. Source: https://www.algolia.com/doc/rest-api/search/save-synonyms */
export type Synonym = {
  readonly objectID: string;
  readonly synonyms: readonly string[];
} & ({readonly type: 'synonym'} | {readonly type: 'oneWaySynonym'; readonly input: string});

/** An entry of the dictionary of compounds. Source: https://www.algolia.com/doc/rest-api/search/batch-dictionary-entries */
export type CompoundEntry = {
  readonly objectID: string;
  readonly language: IndexLanguage;
  readonly word: string;
  readonly decomposition: readonly string[];
};

/** Returns the settings of the index of a kind in a language, as the service takes them. */
export function wantedSettings(kind: IndexKind, language: IndexLanguage): JsonObject {
  const {decompoundedAttributes, ...own} = kinds[kind];
  const compoundsIn = language === 'de' ? decompoundedAttributes.de : undefined;
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, inLanguage(value, language)])),
    ...own,
    decompoundedAttributes: compoundsIn === undefined ? {} : {[language]: compoundsIn},
  };
}

/**
 * Returns the synonyms of every index.
 *
 * @param groups of phrases that mean the same, beside those of the shop
 */
export function wantedSynonyms(groups: readonly (readonly string[])[]): readonly Synonym[] {
  const twoWay = [...synonyms, ...groups].map((group): Synonym => ({
    objectID: group.join(' = '),
    type: 'synonym',
    synonyms: group,
  }));
  const oneWay = Object.entries(oneWaySynonyms).map(([input, found]): Synonym => ({
    objectID: `${input} > ${found.join(', ')}`,
    type: 'oneWaySynonym',
    input,
    synonyms: found,
  }));
  return [...twoWay, ...oneWay];
}

/** Returns the shop's entries in the dictionary of compounds. */
export function wantedCompounds(language: IndexLanguage): readonly CompoundEntry[] {
  const entries = language === 'de' ? (compounds.de ?? []) : [];
  return entries.map((entry) => {
    const decomposition = entry.split('|');
    const word = decomposition.join('');
    return {objectID: `${language}-${word}`, language, word, decomposition};
  });
}

function inLanguage(value: Json, language: IndexLanguage): Json {
  return isList(value) ? value.map((entry) => (entry === '{language}' ? language : entry)) : value;
}
