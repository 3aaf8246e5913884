/**
 * Returns the entry of a table by its key. The build has checked every key that the data names.
 *
 * @throws {Error} for an unknown key
 */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = table[key];
  if (found === undefined) throw new Error(`The table has no entry "${key}"`);
  return found;
}
