// @ts-check
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {inProject, root} from './paths.mjs';

const notAnInput = /(\.test\.tsx?|README\.md|\.tsbuildinfo)$/;

/**
 * @param {string} place absolute path of a file or folder
 * @returns {string[]} the files in it, sorted; none where it does not exist
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {withFileTypes: true})
    .flatMap((entry) => (entry.name.startsWith('.') ? [] : filesIn(path.join(place, entry.name))))
    .sort();
}

/**
 * Returns the hash of the names and contents of files, without tests and documents.
 *
 * @param {string[]} inputs files and folders, relative to the project
 * @returns {string} 16 hexadecimal digits
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(inProject(input)))) {
    if (notAnInput.test(file)) continue;
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @typedef {object} Step
 * @property {string} name of the record that is kept of it
 * @property {string[]} inputs files and folders, relative to the project
 * @property {string} output absolute path of what it writes
 * @property {string} [variant] what else it depends on
 */

/** @param {string} name */
const recordOf = (name) => inProject('.build', `${name}.hash`);

/**
 * @param {string} output
 * @param {string} record
 * @param {string} made
 */
const isRecorded = (output, record, made) =>
  existsSync(output) && existsSync(record) && readFileSync(record, 'utf8') === made;

/**
 * Returns whether a step has run with what its inputs are now, and its output is still there.
 *
 * @param {Step} step
 */
export const isMade = ({name, inputs, output, variant = ''}) =>
  isRecorded(output, recordOf(name), `${fingerprint(inputs)}${variant}`);

/**
 * Runs a step unless it has already run with the same inputs and its output is still there.
 *
 * @param {Step & {run: (hash: string) => Promise<void>}} step
 * @returns {Promise<void>}
 */
export async function whenChanged({name, inputs, output, variant = '', run}) {
  const record = recordOf(name);
  const hash = fingerprint(inputs);
  const made = `${hash}${variant}`;
  if (isRecorded(output, record, made)) return;
  rmSync(record, {force: true});
  await run(hash);
  mkdirSync(path.dirname(record), {recursive: true});
  writeFileSync(record, made);
}
