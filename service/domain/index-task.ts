import * as z from 'zod';
import {INDEX_LANGUAGES} from '../../contracts/indexing/indices';
import {jsonOf} from './json';

const taskSchema = z.discriminatedUnion('part', [
  z.object({part: z.literal('all')}),
  z.object({part: z.literal('catalogue')}),
  z.object({part: z.literal('product'), number: z.int()}),
  z.object({part: z.literal('content'), type: z.string(), language: z.enum(INDEX_LANGUAGES)}),
]);

/** A part of the search index that may differ from catalogue or CMS. */
export type IndexTask = Readonly<z.output<typeof taskSchema>>;

/** Writes a task as a text that names it. */
export function taskName(task: IndexTask): string {
  return JSON.stringify(taskSchema.parse(task));
}

/** Reads a text of `taskName`; `null` if this version does not know it, as after a rollback. */
export function taskNamed(name: string): IndexTask | null {
  return taskSchema.safeParse(jsonOf(name)).data ?? null;
}
