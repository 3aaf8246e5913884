import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {toDotPath} from 'zod/v4/core';

/** Seed data that cannot be used. The message names the file, the place in it and the reason, one problem a line. */
export class SeedError extends Error {
  constructor(
    readonly file: string,
    problems: readonly string[],
  ) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
    this.name = 'SeedError';
  }
}

/** Returns the names of a folder's files that end in an extension, without it, sorted. */
export function namesIn(root: string, folder: string, extension: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

/**
 * Reads a file as text.
 *
 * @throws {SeedError} where the file is missing
 */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new SeedError(file, ['the file does not exist']);
  }
}

/**
 * Reads the JSON files of a folder and of its folders as one object: each file by its name without the ending.
 *
 * @throws {SeedError} for the first file that is no JSON, or the first one that does not fit the schema
 */
export function readFolder<S extends z.ZodType>(root: string, folder: string, schema: S): z.output<S> {
  const result = schema.safeParse(jsonIn(root, folder));
  if (result.success) return result.data;
  const places = result.error.issues.map(({path: at, message}) => ({...fileAt(root, folder, at), message}));
  const [file = folder] = places.map((place) => place.file);
  throw new SeedError(file, places.filter((place) => place.file === file).map(problem));
}

function jsonIn(root: string, folder: string): unknown {
  const entries = readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry): [string, unknown][] => {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return namesIn(root, at, '.json').length > 0 ? [[entry.name, jsonIn(root, at)]] : [];
    return entry.name.endsWith('.json') ? [[entry.name.slice(0, -5), jsonOf(at, readText(root, at))]] : [];
  });
  return Object.fromEntries(entries);
}

/** The file in which a path of the object leads, and the rest of the path. */
function fileAt(
  root: string,
  folder: string,
  at: readonly PropertyKey[],
): {file: string; rest: readonly PropertyKey[]} {
  const [first, ...rest] = at;
  if (first === undefined) return {file: folder, rest};
  const deeper = `${folder}/${String(first)}`;
  return existsSync(path.join(root, deeper)) ? fileAt(root, deeper, rest) : {file: `${deeper}.json`, rest};
}

function problem({rest, message}: {readonly rest: readonly PropertyKey[]; readonly message: string}): string {
  return rest.length === 0 ? message : `${toDotPath(rest)}: ${message}`;
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SeedError(file, [error instanceof Error ? error.message : 'not JSON']);
  }
}

/** A Markdown file: what its front matter says, its text, and how many lines stand above the text. */
export type MarkdownFile<T> = {
  readonly file: string;
  readonly front: T;
  readonly text: string;
  readonly linesAbove: number;
};

const FRONT_MATTER = /^---\n(?<yaml>.*?\n)---\n/s;

/**
 * Reads a Markdown file whose front matter fits a schema.
 *
 * @throws {SeedError} for a file without front matter, or with one that does not fit the schema
 */
export function readMarkdown<S extends z.ZodType>(root: string, file: string, schema: S): MarkdownFile<z.output<S>> {
  const whole = readText(root, file);
  const found = FRONT_MATTER.exec(whole);
  if (found === null) throw new SeedError(file, ['the file does not begin with front matter between lines of "---"']);
  const [above] = found;
  const document = parseDocument(found.groups?.['yaml'] ?? '');
  if (document.errors.length > 0)
    throw new SeedError(
      file,
      document.errors.map(({message}) => message),
    );
  const front: unknown = document.toJS();
  return {
    file,
    front: parsed(file, schema, front),
    text: whole.slice(above.length),
    linesAbove: above.split('\n').length - 1,
  };
}

/**
 * Returns a value of a file as a schema describes it.
 *
 * @throws {SeedError} where a value does not fit the schema
 */
export function parsed<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SeedError(
    file,
    result.error.issues.map(({path: rest, message}) => problem({rest, message})),
  );
}
