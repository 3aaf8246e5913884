// @ts-check
import {createReadStream, createWriteStream, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {createBrotliDecompress} from 'node:zlib';

import {run} from './commands.mjs';
import {installApart} from './install.mjs';
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

/** Starts Chromium with the libraries beside it, wherever the folder is copied to. */
const START = '#!/bin/sh\nLD_LIBRARY_PATH="${0%/*}/lib" exec "${0%/*}/chromium" "$@"\n';

/**
 * Returns the path of the pinned Chromium, if it is installed.
 *
 * @returns {string | undefined}
 */
export const pinnedExecutable = () => (existsSync(executable) ? executable : undefined);

/** Whether there is a pinned Chromium for this kind of machine. */
export const canPinChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks a file that the package compresses.
 *
 * @param {string} compressed
 * @param {string} target
 * @param {number} [mode]
 */
const unpack = (compressed, target, mode) =>
  pipeline(createReadStream(compressed), createBrotliDecompress(), createWriteStream(target, {mode}));

/**
 * Installs the pinned Chromium and the libraries that it needs.
 *
 * @returns {Promise<string>} its path
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function installPinnedChromium() {
  await installApart(folder, {of: pinnedPackage, finish: unpackChromium});
  return executable;
}

/**
 * Leaves of the installed package what runs, unpacked.
 *
 * @param {string} unfinished
 */
async function unpackChromium(unfinished) {
  const here = (/** @type {string} */ name) => path.join(unfinished, name);
  const packed = (/** @type {string} */ name) => here(`node_modules/@sparticuz/chromium/bin/${name}.br`);
  await Promise.all([
    unpack(packed('chromium'), here('chromium'), 0o755),
    ...LIBRARIES.map(async (name) => {
      await unpack(packed(name), here(name));
      await run('tar', ['-xf', here(name), '-C', unfinished]);
      rmSync(here(name));
    }),
  ]);
  rmSync(here('node_modules'), {recursive: true});
  writeFileSync(here('start'), START, {mode: 0o755});
}
