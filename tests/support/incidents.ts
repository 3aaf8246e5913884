import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The data folders of the shops that this process uses. */
const folders = new Set<string>();

/** Adds a shop's data folder to those whose supervisor reports (scripts/lib/supervisor.mjs) are read. */
export function watchIncidents(dataDir: string): void {
  folders.add(dataDir);
}

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
  [...folders].flatMap((folder) => incidentsIn(folder, since));
