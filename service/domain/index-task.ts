import * as z from 'zod';
import {INDEX_LANGUAGES} from '../../contracts/indexing/indices';
import {jsonOf} from './json';

const taskSchema = z.discriminatedUnion('part', [
  z.object({part: z.literal('all')}),
  z.object({part: z.literal('catalogue')}),
  z.object({part: z.literal('product'), number: z.int()}),
  z.object({part: z.literal('content'), type: z.string(), language: z.enum(INDEX_LANGUAGES)}),
]);

/** A part of the search's index that may no longer be as catalogue and CMS have it. */
export type IndexTask = Readonly<z.output<typeof taskSchema>>;

/** Returns a task as a text; equal texts, equal tasks. */
export function taskName(task: IndexTask): string {
  return JSON.stringify(taskSchema.parse(task));
}

/** Reads what `taskName` wrote; `null` for what this version does not know, as after a rollback. */
export function taskNamed(name: string): IndexTask | null {
  return taskSchema.safeParse(jsonOf(name)).data ?? null;
}
