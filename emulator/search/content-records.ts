import type {z} from 'zod';
import type {contentRecordSchema} from '../../contracts/search-records';
import type {SearchLanguage} from './stem';

/** The kinds of content that have an index of their own. */
export type ContentType = 'post' | 'guide' | 'page' | 'test';

/** A document of the CMS, as far as search reads it; texts are plain, without markup. */
export type ContentRecord = {
  readonly type: ContentType;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly image?: {readonly url: string; readonly width: number; readonly height: number; readonly alt: string};
  /** ISO date or time. */
  readonly date?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
};

/** Where content comes from. A change of the version rebuilds the indices. */
export type ContentSource = {
  readonly version: () => Promise<string>;
  readonly records: (language: SearchLanguage) => Promise<readonly ContentRecord[]>;
};

export type IndexedContent = z.output<typeof contentRecordSchema>;

/** What the index of one kind of content holds. */
export function contentRecords(documents: readonly ContentRecord[], type: ContentType): readonly IndexedContent[] {
  return documents
    .filter((document) => document.type === type)
    .map(({slug, title, excerpt, body, image, date, category, tags}) => ({
      objectID: `${type}-${slug}`,
      type,
      slug,
      title,
      excerpt,
      body,
      image: image ?? null,
      publishedAt: date === undefined ? null : Math.floor(Date.parse(date) / 1000),
      category: category ?? null,
      tags: [...(tags ?? [])],
    }));
}
