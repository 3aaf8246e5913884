/** Anything that becomes a document: with texts in Markdown and pictures and files by their names. */
export type Source =
  string | number | boolean | null | undefined | readonly Source[] | {readonly [field: string]: Source};

/** Text that becomes portable text. */
export type Markdown = {readonly markdown: string};

/** A drawn picture; described as in the list of pictures unless `alt` is given, empty for decoration. */
export type Picture = {readonly picture: string; readonly alt?: string};

export type Language = 'de' | 'en';

/** A block of a page. */
export type Block = {readonly _type: string; readonly [field: string]: Source};

export type Cta = {readonly _type: 'cta'; readonly label: string; readonly href: string};

/** A content page. `key` is the same in both languages. */
export type PageSource = {
  readonly language: Language;
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  /** For search engines, where it differs from the title. */
  readonly seoTitle?: string;
  readonly description: string;
  readonly noindex?: boolean;
  readonly blocks: readonly Block[];
};

export type AuthorKey = 'jonna' | 'malte' | 'selin' | 'ole';
export type CategoryKey = 'knowledge' | 'brewing' | 'origin' | 'roastery' | 'gear' | 'foundation';

/** A blog post; the excerpt is also its description for search engines. */
export type PostSource = {
  readonly language: Language;
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: AuthorKey;
  readonly category: CategoryKey;
  /** Day of publication. */
  readonly date: string;
  readonly picture: string;
  readonly related: readonly string[];
  readonly body: string;
};

/** Heading, start and duration in seconds (no start for what is before and after brewing), water so far in millilitres, text. */
export type StepSource = readonly [string, number | null, number, number | null, string];

/** A brewing guide. Grams, millilitres, degrees Celsius, seconds. */
export type GuideSource = {
  readonly language: Language;
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly method: string;
  readonly order: number;
  readonly picture: string;
  readonly intro: string;
  readonly coffee: number;
  readonly water: number;
  readonly temperature: number | null;
  readonly grind: string;
  readonly total: number;
  readonly steps: readonly StepSource[];
  /** Cups, coffee, water. */
  readonly doses: readonly (readonly [number, number, number])[];
  /** Name and handle of the product. */
  readonly items: readonly (readonly [string, string | null])[];
  readonly tips: string;
};

/** A product test: criteria with their weight in per cent, products with one score each. */
export type TestSource = {
  readonly language: Language;
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly author: AuthorKey;
  readonly date: string;
  readonly picture: string;
  readonly summary: string;
  readonly method: string;
  readonly criteria: readonly (readonly [string, number])[];
  /** Name, handle where the shop sells it, scores, verdict. */
  readonly tested: readonly (readonly [string, string | null, readonly number[], string])[];
  readonly conclusion: string;
};

/** All content of one language. */
export type Content = {
  readonly pages: readonly PageSource[];
  readonly posts: readonly PostSource[];
  readonly guides: readonly GuideSource[];
  readonly tests: readonly TestSource[];
  readonly authors: Readonly<Record<AuthorKey, {name: string; slug: string; role: string; bio: string}>>;
  readonly categories: Readonly<Record<CategoryKey, {title: string; slug: string; description: string}>>;
  readonly projects: readonly {readonly key: string; readonly slug: string; readonly [field: string]: Source}[];
  readonly home: {readonly [field: string]: Source};
  readonly siteSettings: {readonly [field: string]: Source};
};
