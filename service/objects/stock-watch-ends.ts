import type {Period} from '../config/retention';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

type FirstRow = {first: number | null};

/** Which rows have a period of retention, and when it began for each. */
const PERIODS: readonly {readonly period: Period; readonly rows: string; readonly began: string}[] = [
  {
    period: RETENTION.stockRequest.period,
    rows: 'notified_at IS NULL AND confirmed_at IS NULL',
    began: 'requested_at',
  },
  {
    period: RETENTION.stockWaiting.period,
    rows: 'notified_at IS NULL AND confirmed_at IS NOT NULL',
    began: 'confirmed_at',
  },
  {
    period: RETENTION.stockTold.period,
    rows: 'notified_at IS NOT NULL',
    began: 'MAX(notified_at, COALESCE(confirmed_at, requested_at))',
  },
];

/** Creates the table of the requests, and the indexes by which those of an address, those who wait, and the ends of both are found. */
export function prepareWatches(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS watches (
      nonce TEXT PRIMARY KEY, variant INTEGER NOT NULL, email TEXT NOT NULL, occasion TEXT NOT NULL, language TEXT NOT NULL,
      requested_at INTEGER NOT NULL, confirmed_at INTEGER, notified_at INTEGER
    )`,
  );
  sql.exec('CREATE INDEX IF NOT EXISTS watches_by_email ON watches (email)');
  sql.exec('CREATE INDEX IF NOT EXISTS watches_by_occasion ON watches (notified_at, occasion, confirmed_at)');
  sql.exec('CREATE INDEX IF NOT EXISTS watches_by_state ON watches (notified_at, confirmed_at, requested_at)');
}

/** Returns when the first row has to be dropped, in milliseconds since 1970; `null` without rows. */
export function firstEnd(sql: SqlStorage): number | null {
  const ends = PERIODS.flatMap(({period, rows, began}) => {
    const {first} = sql.exec<FirstRow>(`SELECT MIN(${began}) AS first FROM watches WHERE ${rows}`).one();
    return first === null ? [] : [endOf(period, first)];
  });
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Drops the rows whose period has ended. `at` in milliseconds since 1970. */
export function dropEnded(sql: SqlStorage, at: number): void {
  for (const {period, rows, began} of PERIODS)
    sql.exec(`DELETE FROM watches WHERE ${rows} AND ${began} <= ?`, at - endOf(period, 0));
}
