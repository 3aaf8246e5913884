// @ts-check
import {cpSync, existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {CannotStart} from './cannot-start.mjs';
import {endOrphans} from './orphans.mjs';

/** Where Miniflare keeps the storage of all Durable Objects, in a data folder and in a snapshot. */
const OBJECTS = 'objects';

/** @param {string} dataDir */
async function requireStopped(dataDir) {
  if (await endOrphans(dataDir)) throw new CannotStart(`The data in ${dataDir} is in use. Stop what runs on it first.`);
}

/**
 * Copies the data of a stopped emulator.
 *
 * @param {string} dataDir
 * @param {string} snapshot a folder that does not exist yet
 * @throws {CannotStart} where the emulator is running, there is no data, or the folder exists
 */
export async function takeSnapshot(dataDir, snapshot) {
  await requireStopped(dataDir);
  const objects = path.join(dataDir, OBJECTS);
  if (!existsSync(objects)) throw new CannotStart(`There is no data in ${dataDir}. Start the emulator on it first.`);
  if (existsSync(snapshot)) throw new CannotStart(`${snapshot} exists already. Name a new folder.`);
  cpSync(objects, path.join(snapshot, OBJECTS), {recursive: true});
}

/**
 * Replaces the data of a stopped emulator by a snapshot.
 *
 * @param {string} dataDir
 * @param {string} snapshot
 * @throws {CannotStart} where the emulator is running, or the folder is no snapshot
 */
export async function restoreSnapshot(dataDir, snapshot) {
  await requireStopped(dataDir);
  const saved = path.join(snapshot, OBJECTS);
  if (!existsSync(saved))
    throw new CannotStart(`${snapshot} is not a snapshot. Name a folder that "snapshot" has made.`);
  const objects = path.join(dataDir, OBJECTS);
  // The copy is complete before the old data are removed.
  cpSync(saved, `${objects}.new`, {recursive: true});
  rmSync(objects, {recursive: true, force: true});
  renameSync(`${objects}.new`, objects);
}
