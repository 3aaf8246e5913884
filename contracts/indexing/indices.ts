/** The kinds of things that can be found; `{kind}_{language}` names an index. */
export const INDEX_KINDS = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'] as const;

/** The languages of the indices. */
export const INDEX_LANGUAGES = ['de', 'en'] as const;

export type IndexKind = (typeof INDEX_KINDS)[number];
export type IndexLanguage = (typeof INDEX_LANGUAGES)[number];

/** A text in each language of the indices. */
export type Words = Readonly<Record<IndexLanguage, string>>;

/** Returns the name of an index, such as `products_de`. */
export function indexName(kind: IndexKind, language: IndexLanguage): string {
  return `${kind}_${language}`;
}

/** The names of all indices. */
export const INDEX_NAMES: readonly string[] = INDEX_KINDS.flatMap((kind) =>
  INDEX_LANGUAGES.map((language) => indexName(kind, language)),
);
