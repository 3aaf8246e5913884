import type * as z from 'zod';

import {ServiceError} from '../service-error.server';

/**
 * The fields that hold lists of blocks: sections of a page, portable text, and the annotations of a text block; and the lists of
 * documents that a query finds.
 */
const LISTS: readonly PropertyKey[] = [
  'blocks',
  'body',
  'conclusion',
  'content',
  'intro',
  'markDefs',
  'method',
  'tips',
  'transcript',
  'posts',
  'relatedPosts',
  'categories',
  'guides',
  'productTests',
  'currentProjects',
  'completedProjects',
];

type Path = readonly PropertyKey[];

/**
 * Parses an answer of the CMS. Skips each block or listed document that is of an unknown type or does not fit its contract, and
 * reports it as a `ServiceError`. The innermost one is skipped: a paragraph before the section that holds it.
 * @throws ServiceError when something else does not fit, or when no block of a list fits
 */
export function parseContent<T>(schema: z.ZodType<T>, answer: unknown, report: (error: ServiceError) => void): T {
  const skipped: string[] = [];
  let rest = answer;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) {
      for (const block of skipped) report(new ServiceError('cms', 'malformed', `skipped ${block}`));
      return parsed.data;
    }
    const paths = parsed.error.issues.map(({path}) => path);
    const blocks = new Set(paths.map(blockAt));
    if (blocks.has(null)) throw new ServiceError('cms', 'malformed', paths.map((path) => path.join('.')).join(', '));
    rest = without(rest, {blocks, path: [], document: 'an answer', skipped});
  }
}

/** The path of the innermost block on the way to a value; `null` where there is none. */
function blockAt(path: Path): string | null {
  const end = path.findLastIndex((step, index) => typeof step === 'number' && LISTS.includes(path[index - 1] ?? ''));
  return end === -1 ? null : path.slice(0, end + 1).join('.');
}

type Walk = {
  /** The paths of the blocks to leave out. */
  readonly blocks: ReadonlySet<string | null>;
  readonly path: Path;
  /** The id of the document around the value. */
  readonly document: string;
  /** Gets a description of each block that is left out. */
  readonly skipped: string[];
};

function without(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const path = [...walk.path, index];
      if (!walk.blocks.has(path.join('.'))) return [without(item, {...walk, path})];
      walk.skipped.push(nameOf(item, walk.document));
      return [];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const document = idOf(value) ?? walk.document;
  const entries = Object.entries(value).map(([name, field]: [string, unknown]) => {
    return [name, without(field, {...walk, document, path: [...walk.path, name]})] as const;
  });
  return Object.fromEntries(entries);
}

/** What is left out, with the id of the document around it. */
function nameOf(item: unknown, document: string): string {
  const id = idOf(item);
  const type = textField(item, '_type');
  return id === null ? `${type} ${textField(item, '_key')} of ${document}` : `${type} ${id}`;
}

function idOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && '_id' in value ? textField(value, '_id') : null;
}

/** A field of a block as text. */
function textField(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  const field: unknown = Reflect.get(value, name);
  return typeof field === 'string' ? field : `without ${name}`;
}
