// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's folder; every script works in it, wherever it was started. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * @param {...string} segments path inside the project
 * @returns {string} the absolute path
 */
export const inProject = (...segments) => path.join(root, ...segments);

/** Where the rendered pictures of the products lie. */
export const picturesDir = inProject('.build/pictures');

/** What the emulator's worker is bundled to: not under build/, which Remix empties. */
export const emulatorBundle = inProject('.build/emulator/index.js');

/** What a shopper's data outlives a restart in. */
export const defaultDataDir = inProject('.data');
