import * as z from 'zod';
import {INDEX_LANGUAGES} from '../../contracts/indexing/indices';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import type {Normalization} from './fold';
import type {SearchRecord} from './record';
import {SearchRefusal} from './search-refusal';

/** How an index is searched: what the shop sets at the service. */
export type IndexSettings = {
  /** Attributes in the order of their weight; those of one list weigh the same, as all do where none are named. */
  readonly searchableAttributes: readonly (readonly string[])[];
  /** Those among them in which an early word counts more than a late one. */
  readonly orderedAttributes: ReadonlySet<string>;
  /** What is highlighted unless asked otherwise: long texts are shown as snippets. */
  readonly attributesToHighlight: ReadonlySet<string>;
  readonly attributesForFaceting: ReadonlySet<string>;
  /** Facets whose values can be searched. */
  readonly searchableFacets: ReadonlySet<string>;
  /** Attributes whose compound words are found by their parts. */
  readonly decompoundedAttributes: ReadonlySet<string>;
  readonly normalization: Normalization;
  /** What decides between records that fit equally well. */
  readonly customRanking: readonly {readonly attribute: string; readonly descending: boolean}[];
  /** Parameters of a query that does not have them itself. */
  readonly defaults: {readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional'};
};

const languages = z.tuple([z.enum(INDEX_LANGUAGES)]);
const names = z.array(z.string());

/** What can be set here; literals are what the emulator does, so that another value is refused at once. */
export const settingsSchema = z
  .strictObject({
    queryLanguages: languages,
    indexLanguages: languages,
    ignorePlurals: z.literal(true),
    removeStopWords: z.literal(true),
    removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
    ranking: z.tuple([
      z.literal('typo'),
      z.literal('words'),
      z.literal('filters'),
      z.literal('attribute'),
      z.literal('exact'),
      z.literal('custom'),
    ]),
    attributeCriteriaComputedBy: z.literal('sum'),
    exactOnSingleWordQuery: z.literal('word'),
    customNormalization: z.strictObject({default: z.record(z.string().regex(/^.$/u), z.string().regex(/^.{1,2}$/u))}),
    searchableAttributes: names,
    attributesToHighlight: names,
    attributesForFaceting: names,
    customRanking: z.array(z.templateLiteral([z.enum(['asc', 'desc']), '(', z.string(), ')'])),
    decompoundedAttributes: z.partialRecord(z.enum(['de']), names),
  })
  .partial();

/** Settings as the service takes and tells them. */
export type WrittenSettings = Readonly<z.output<typeof settingsSchema>>;

/** Reads settings. @throws {SearchRefusal} 400 that names what is unknown or not modelled */
export function parseSettings(input: unknown): WrittenSettings {
  const parsed = settingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue?.path[0] ?? '');
  throw new SearchRefusal(400, `Invalid object attributes: ${name}`);
}

/** Returns the language of an index; English where its settings name none. */
export function languageOf({indexLanguages}: WrittenSettings): IndexLanguage {
  return indexLanguages?.[0] ?? 'en';
}

/**
 * Reads how an index with some records is searched; without settings, every attribute is searchable and highlighted.
 */
export function readSettings(written: WrittenSettings, records: readonly SearchRecord[]): IndexSettings {
  const all = () =>
    [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => name !== 'objectID');
  const facets = written.attributesForFaceting ?? [];
  const searchable = (written.searchableAttributes ?? [all().join(',')]).map((entry) =>
    entry.replace(/^unordered\((.+)\)$/, '$1').split(/,\s*/),
  );
  return {
    searchableAttributes: searchable,
    // Attributes of one list are never ordered.
    orderedAttributes: new Set(
      searchable
        .filter(({length}) => length === 1)
        .flat()
        .filter((name) => written.searchableAttributes?.includes(name)),
    ),
    attributesToHighlight: new Set(written.attributesToHighlight ?? all()),
    attributesForFaceting: new Set(facets.map((name) => name.replace(/^searchable\((.+)\)$/, '$1'))),
    searchableFacets: new Set(facets.flatMap((name) => /^searchable\((.+)\)$/.exec(name)?.[1] ?? [])),
    decompoundedAttributes: new Set(languageOf(written) === 'de' ? written.decompoundedAttributes?.de : []),
    normalization: new Map(Object.entries(written.customNormalization?.default ?? {})),
    customRanking: (written.customRanking ?? []).map((rule) => ({
      attribute: rule.replace(/^\w+\((.+)\)$/, '$1'),
      descending: rule.startsWith('desc'),
    })),
    defaults: {removeWordsIfNoResults: written.removeWordsIfNoResults ?? 'none'},
  };
}
