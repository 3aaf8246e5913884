// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's folder; every script works in it, wherever it was started. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Returns the absolute path of a file of the project.
 *
 * @param {...string} segments path inside the project
 * @returns {string}
 */
export const inProject = (...segments) => path.join(root, ...segments);

/** Every rendered picture and video, as a deployment uploads them. */
export const picturesDir = inProject('.build/pictures');

/** The pictures and videos that have been rendered so far, by the hash of their drawing. */
export const renderedDir = inProject('.build/rendered');

/** The drawings of the pictures, bundled for Node. */
export const drawingsBundle = inProject('.build/drawings/index.js');

/** The emulator's bundle. Not under build/, which Remix empties. */
export const emulatorBundle = inProject('.build/emulator/index.js');

/** The bundle of the shop's own service worker. */
export const serviceBundle = inProject('.build/service/index.js');

/** The data folder, which outlives a restart. */
export const defaultDataDir = inProject('.data');
