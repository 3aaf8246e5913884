import type {FactRow} from './FactTable';

type Row = {readonly label: string; readonly value: FactRow['value'] | null};

/** The rows that say something; what nobody has said is left out. */
export function factRows(rows: readonly Row[]): readonly FactRow[] {
  return rows.flatMap(({label, value}) => (value === null || value === '' ? [] : [{label, value}]));
}
