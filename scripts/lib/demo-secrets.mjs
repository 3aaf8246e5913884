// @ts-check
import {randomBytes} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';

import {readEnvironment} from './settings.mjs';

/** The demo's workers, each with the file that `wrangler secret bulk` reads. */
const FILES = {
  'wrangler.toml': 'demo.secrets',
  'service/wrangler.toml': 'demo-service.secrets',
  'emulator/wrangler.toml': 'demo-services.secrets',
};

/** The same secret under two names. @type {Readonly<Record<string, string>>} */
const SAME = {CMS_TOKEN: 'CMS_PREVIEW_TOKEN'};

/**
 * Returns what the demo's files of secrets hold: random values, the same under the same name.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} texts by the file's name
 */
export async function demoSecrets() {
  /** @type {Map<string, string>} */
  const values = new Map();
  const lineOf = (/** @type {string} */ name) => {
    const known = SAME[name] ?? name;
    const value = values.get(known) ?? randomBytes(24).toString('hex');
    values.set(known, value);
    return `${name}=${value}\n`;
  };
  const texts = new Map();
  for (const [config, file] of Object.entries(FILES)) {
    const {secrets} = await readEnvironment(config, 'demo');
    texts.set(file, secrets.map(lineOf).join(''));
  }
  return texts;
}

/**
 * Writes the demo's files of secrets into the present folder.
 *
 * @returns {Promise<readonly string[]>} their names
 * @throws {RangeError} if one of them is there: the workers may have its values
 */
export async function writeDemoSecrets() {
  const there = Object.values(FILES).filter((file) => existsSync(file));
  if (there.length > 0) throw new RangeError(`There is already ${there.join(', ')}. Delete it first.`);
  const texts = await demoSecrets();
  for (const [file, text] of texts) writeFileSync(file, text, {mode: 0o600});
  return [...texts.keys()];
}
