import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import * as z from 'zod';

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

/** The names of a folder's files that end in an extension, without it, sorted. */
export function namesIn(root: string, folder: string, extension: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

/** @throws {SeedError} where the file is missing */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new SeedError(file, ['the file does not exist']);
  }
}

/** @throws {SeedError} for a file that is no JSON or does not fit the schema */
export function readJson<S extends z.ZodType>(root: string, file: string, schema: S): z.output<S> {
  return parsed(file, schema, jsonOf(file, readText(root, file)));
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

/** @throws {SeedError} for a file without front matter, or with one that does not fit the schema */
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

/** @throws {SeedError} where a value does not fit the schema */
export function parsed<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SeedError(
    file,
    result.error.issues.map(({path: at, message}) => `${at.length === 0 ? '' : `${z.core.toDotPath(at)}: `}${message}`),
  );
}
