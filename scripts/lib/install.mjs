// @ts-check
import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {run} from './commands.mjs';
import {inProject, root} from './paths.mjs';
import {withProgress} from './progress.mjs';

/**
 * Tells whether node_modules matches package-lock.json. Compares the lists of packages, not times, which a fresh clone,
 * a copy or a cache changes.
 *
 * @returns {boolean}
 */
function isInstalled() {
  const installedList = inProject('node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[place]?.version === entry.version;
  });
}

/** @returns {number} how many packages node_modules has so far; a scope counts once */
function packagesOnDisk() {
  return existsSync(inProject('node_modules')) ? readdirSync(inProject('node_modules')).length : 0;
}

/**
 * Installs the packages that a folder's package-lock.json names.
 *
 * @param {string} folder
 * @param {readonly string[]} [options] of `npm ci`
 * @returns {Promise<string>} what npm wrote
 * @throws {import('./commands.mjs').CommandFailed}
 */
function installLocked(folder, options = []) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', ...options];
  // A NODE_ENV of "production" would leave out the build tools.
  return run(npm, args, {cwd: folder, env: {NODE_ENV: ''}});
}

/**
 * Installs a package of its own, with its own lock file, in a folder. Nobody finds it half installed.
 *
 * @param {string} folder
 * @param {object} options
 * @param {string} options.of the folder of its package.json
 * @param {(unfinished: string) => unknown} [options.finish] makes of the installed packages what is wanted
 * @returns {Promise<void>}
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function installApart(folder, {of, finish}) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, {recursive: true});
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(of, name), path.join(unfinished, name));
  }
  // The code of the browser's package, which needs a newer Node, is not run. `npm test` passes on the project's engine-strict.
  await installLocked(unfinished, ['--no-engine-strict']);
  await finish?.(unfinished);
  rmSync(folder, {recursive: true, force: true});
  renameSync(unfinished, folder);
}

/**
 * Installs the packages of package-lock.json if they are missing or differ.
 *
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<void>}
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function installIfNeeded(log) {
  if (isInstalled()) return;
  await withProgress(
    log,
    'Installing packages (a minute or two, the first time only)',
    () => installLocked(root),
    () => `(${packagesOnDisk()} packages on disk)`,
  );
}
