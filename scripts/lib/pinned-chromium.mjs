// @ts-check
import {createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {createBrotliDecompress} from 'node:zlib';

import {run} from './commands.mjs';
import {installLocked} from './install.mjs';
import {inProject} from './paths.mjs';

/** A package of its own: only tests and measurements need it. */
const pinnedPackage = inProject('tests/browser');

/** @type {string} begins with the version of its Chromium: `153.0.0` */
const version = JSON.parse(readFileSync(path.join(pinnedPackage, 'package.json'), 'utf8')).devDependencies[
  '@sparticuz/chromium'
];

/** The start of the pinned Chromium's version, such as `153.`. */
export const pinnedChromium = `${version.split('.')[0]}.`;

const folder = inProject('.build', `chromium-${version}`);
const executable = path.join(folder, 'start');

/** What Chromium loads: NSS, which a bare system lacks, and the renderer in software. */
const LIBRARIES = ['al2023.tar', 'swiftshader.tar'];

/** @returns {string | undefined} the pinned Chromium, if it is installed */
export const pinnedExecutable = () => (existsSync(executable) ? executable : undefined);

/** Whether there is a pinned Chromium for this kind of machine. */
export const canPinChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * @param {string} file of the pinned package
 * @param {string} target
 * @param {number} [mode]
 */
const unpack = (file, target, mode) =>
  pipeline(
    createReadStream(path.join(pinnedPackage, 'node_modules/@sparticuz/chromium/bin', file)),
    createBrotliDecompress(),
    createWriteStream(target, {mode}),
  );

/**
 * Installs the pinned Chromium and the libraries that it needs. Nobody finds it half installed.
 *
 * @returns {Promise<string>} its path
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function installPinnedChromium() {
  // The package's own code, which needs a newer Node, is not run; `npm test` hands the project's strictness on.
  await installLocked(pinnedPackage, ['--no-engine-strict']);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, {recursive: true});
  await Promise.all([
    unpack('chromium.br', path.join(unfinished, 'chromium'), 0o755),
    ...LIBRARIES.map(async (name) => {
      const archive = path.join(unfinished, name);
      await unpack(`${name}.br`, archive);
      await run('tar', ['-xf', archive, '-C', unfinished]);
      rmSync(archive);
    }),
  ]);
  const start = ['#!/bin/sh', `LD_LIBRARY_PATH='${folder}/lib' exec '${folder}/chromium' "$@"`, ''];
  writeFileSync(path.join(unfinished, 'start'), start.join('\n'), {mode: 0o755});
  rmSync(folder, {recursive: true, force: true});
  renameSync(unfinished, folder);
  return executable;
}
