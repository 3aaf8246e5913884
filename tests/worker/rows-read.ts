import {vi} from 'vitest';
import * as z from 'zod';

const cursorSchema = z.object({rowsRead: z.number()});

/** Tells how many rows each statement has read of what `work` asks a database. */
export async function rowsReadBy<Result>(sql: SqlStorage, work: () => Result | Promise<Result>) {
  const statements = vi.spyOn(sql, 'exec');
  const result = await work();
  const rows = statements.mock.results.map(({value}) => cursorSchema.parse(value).rowsRead);
  statements.mockRestore();
  return {result, rows};
}
