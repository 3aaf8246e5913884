import * as z from 'zod';
import store from '../../store/search.json';
import type {SearchLanguage} from './stem';

/** The kinds of things that can be found; `{kind}_{language}` names an index. */
export const INDEX_KINDS = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'] as const;

export type IndexKind = (typeof INDEX_KINDS)[number];

/** How an index is searched: what the shop sets at the service, in `store/search.json`. */
export type IndexSettings = {
  /** Attributes in the order of their weight; those of one list weigh the same. */
  readonly searchableAttributes: readonly (readonly string[])[];
  /** What is highlighted unless asked otherwise: long texts are shown as snippets. */
  readonly attributesToHighlight: ReadonlySet<string>;
  readonly attributesForFaceting: ReadonlySet<string>;
  /** Facets whose values can be searched. */
  readonly searchableFacets: ReadonlySet<string>;
  /** Attributes whose compound words are found by their parts. */
  readonly decompoundedAttributes: ReadonlySet<string>;
  /** What decides between records that fit equally well. */
  readonly customRanking: readonly {readonly attribute: string; readonly descending: boolean}[];
  /** Parameters of a query that does not have them itself. */
  readonly defaults: {readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional'};
};

const kindSchema = z.strictObject({
  searchableAttributes: z.array(z.string()),
  attributesToHighlight: z.array(z.string()),
  attributesForFaceting: z.array(z.string()),
  customRanking: z.array(z.templateLiteral([z.enum(['asc', 'desc']), '(', z.string(), ')'])),
  decompoundedAttributes: z.partialRecord(z.enum(['de']), z.array(z.string())),
});

/** What can be set here; literals are what the emulator does, so that another value fails at once. */
const storeSchema = z.strictObject({
  settings: z.strictObject({
    queryLanguages: z.tuple([z.literal('{language}')]),
    indexLanguages: z.tuple([z.literal('{language}')]),
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
  }),
  kinds: z.record(z.enum(INDEX_KINDS), kindSchema),
  synonyms: z.array(z.array(z.string()).min(2)),
  oneWaySynonyms: z.record(z.string(), z.array(z.string()).min(1)),
  compounds: z.partialRecord(z.enum(['de']), z.array(z.string().regex(/.\|./))),
});

const {settings, kinds, synonyms, oneWaySynonyms, compounds} = storeSchema.parse(store);

/** The shop's synonyms: phrases that mean the same, and what else an input finds. */
export const SYNONYMS = {groups: synonyms, oneWay: oneWaySynonyms};

/** The entries of the shop's dictionary of compounds, as `hand|mühle`. */
export function compoundEntries(language: SearchLanguage): readonly string[] {
  return language === 'de' ? (compounds.de ?? []) : [];
}

/** The settings of the index of a kind in a language. */
export function indexSettings(kind: IndexKind, language: SearchLanguage): IndexSettings {
  const own = kinds[kind];
  return {
    searchableAttributes: own.searchableAttributes.map((names) => names.split(',')),
    attributesToHighlight: new Set(own.attributesToHighlight),
    attributesForFaceting: new Set(own.attributesForFaceting.map((name) => name.replace(/^searchable\((.+)\)$/, '$1'))),
    searchableFacets: new Set(
      own.attributesForFaceting.flatMap((name) => /^searchable\((.+)\)$/.exec(name)?.[1] ?? []),
    ),
    decompoundedAttributes: new Set(language === 'de' ? own.decompoundedAttributes.de : []),
    customRanking: own.customRanking.map((rule) => ({
      attribute: rule.replace(/^\w+\((.+)\)$/, '$1'),
      descending: rule.startsWith('desc'),
    })),
    defaults: {removeWordsIfNoResults: settings.removeWordsIfNoResults},
  };
}
