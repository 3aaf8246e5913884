import type {Title} from './labels';

/** A rule for all entries of a list together. `parent` is what holds the list: a block or the document. */
export type EntriesRule = {
  readonly holds: (entries: readonly unknown[], parent: unknown) => boolean;
  readonly refusal: Title;
};

/** Every row of a table has as many cells as its head. */
export const CELLS_LIKE_HEAD: EntriesRule = {
  holds: (rows, table) => rows.every((row) => listIn(row, 'cells').length === listIn(table, 'head').length),
  refusal: {de: 'Jede Zeile braucht so viele Zellen wie die Kopfzeile', en: 'Each row needs as many cells as the head'},
};

/** The criteria of a product test weigh 100 per cent together. */
export const WEIGHTS_OF_100: EntriesRule = {
  holds: (criteria) => criteria.reduce<number>((sum, each) => sum + Number(fieldOf(each, 'weightPercent')), 0) === 100,
  refusal: {de: 'Zusammen müssen es 100 % sein', en: 'Together they must be 100 %'},
};

/** Every tested product has a score for each criterion. */
export const SCORES_LIKE_CRITERIA: EntriesRule = {
  holds: (tested, test) => tested.every((each) => listIn(each, 'scores').length === listIn(test, 'criteria').length),
  refusal: {de: 'Jedes Produkt braucht eine Note je Kriterium', en: 'Each product needs a score for each criterion'},
};

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
