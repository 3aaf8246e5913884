import type * as z from 'zod';
import type {Document} from '../../cms/json';
import type {Language} from '../../shared/language';
import {checkDocument} from './check-document';
import {namesIn, readMarkdown, SeedError} from './data-file';
import {document} from './documents';
import type {DocumentFields} from './documents';
import {MarkdownError, parseMarkdown} from './markdown';
import type {Block} from './markdown';

export const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

/** A text of the CMS in one language: its front matter and the Markdown below it. */
export type CmsText<T> = {
  readonly file: string;
  readonly slug: string;
  readonly language: Language;
  readonly front: T;
  /** @throws {SeedError} with file and line where the function throws a `MarkdownError` */
  readonly body: <R>(read: (blocks: readonly Block[]) => R) => R;
};

/**
 * Returns the texts `{slug}.{language}.md` of a folder in one language, by their slugs.
 *
 * @throws {SeedError} for the first file that cannot be used
 */
export function textsIn<S extends z.ZodType>(
  root: string,
  folder: string,
  language: Language,
  front: S,
): readonly CmsText<z.output<S>>[] {
  const nameless = namesIn(root, folder, '.md').find((name) => !LANGUAGES.some((known) => name.endsWith(`.${known}`)));
  if (nameless !== undefined) {
    throw new SeedError(`${folder}/${nameless}.md`, ['expected a name such as "storing-coffee.en.md"']);
  }
  return namesIn(root, folder, `.${language}.md`).map((slug) =>
    readText(root, `${folder}/${slug}.${language}.md`, slug, language, front),
  );
}

/**
 * Reads a text of the CMS from its Markdown file.
 *
 * @throws {SeedError} for a file that cannot be used
 */
export function readText<S extends z.ZodType>(
  root: string,
  file: string,
  slug: string,
  language: Language,
  schema: S,
): CmsText<z.output<S>> {
  const {front, text, linesAbove} = readMarkdown(root, file, schema);
  return {
    file,
    slug,
    language,
    front,
    body: (read) => {
      try {
        return read(parseMarkdown(text));
      } catch (error) {
        if (!(error instanceof MarkdownError)) throw error;
        throw new SeedError(file, [`line ${linesAbove + error.line}: ${error.message}`]);
      }
    },
  };
}

/**
 * Returns a document in a language.
 *
 * @param key the same in both languages
 * @throws {SeedError} where the contract with the shop does not allow it
 */
export function localised(
  file: string,
  type: string,
  language: Language,
  {id, key}: {readonly id: string; readonly key: string},
  fields: DocumentFields,
): Document {
  const made = document(`${type}-${language}-${id}`, type, {language, translationKey: key, ...fields});
  checkDocument(file, made);
  return made;
}
