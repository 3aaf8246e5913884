import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The shops that this process uses, by their data folders, and what each has written to its log. */
const shops = new Map<string, () => string>();

/** Adds a shop. A failed test shows its supervisor's reports (scripts/lib/supervisor.mjs) and the end of its log. */
export function watchShop(dataDir: string, log: () => string = () => ''): void {
  shops.set(dataDir, log);
}

/** Leaves out a shop that has been stopped. */
export function forgetShop(dataDir: string): void {
  shops.delete(dataDir);
}

/** How much of the shop's log a failed test shows. */
export const LOG_CHARACTERS = 4_000;

/** What the shops have written last. */
export const lastLogged = (): readonly string[] =>
  [...shops.values()].map((log) => log().slice(-LOG_CHARACTERS)).filter((text) => text !== '');

/**
 * Reads the supervisor's reports of a data folder.
 *
 * @param since milliseconds since 1970
 * @returns one line for each time that the runtime hung or exited since then, oldest first
 */
export function incidentsIn(dataDir: string, since: number): readonly string[] {
  const reports = path.join(dataDir, 'incidents');
  if (!existsSync(reports)) return [];
  return readdirSync(reports)
    .sort()
    .map((file) => readFileSync(path.join(reports, file), 'utf8').split('\n'))
    .filter(([, at = '']) => Date.parse(at) >= since)
    .map(([failure = '']) => `The shop's runtime died. ${failure}`);
}

/** The same for all data folders that are watched. */
export const incidents = (since: number): readonly string[] =>
  [...shops.keys()].flatMap((folder) => incidentsIn(folder, since));
