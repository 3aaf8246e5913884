// @ts-check
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from '../lib/paths.mjs';
import {EDITS} from './edits.mjs';
import {FILES, PACKAGES, RENAMES} from './plan.mjs';

const CODE = /\.(?:ts|tsx|js|mjs|cjs)$|(?:^|\/)tsconfig\.json$/;

/** The rehearsal itself does not migrate. */
const REHEARSAL = /^scripts\/(?:next-router\/|rehearse-router)/;

/** Not copied: the lock file of other packages, and the test that looks for what the migration changes. */
const NOT_COPIED = ['package-lock.json', 'tests/unit/router-rehearsal.test.ts'];

/** The branch by which a copy is known as one. */
const BRANCH = 'router-rehearsal';

/** @param {string} folder @param {string[]} args @returns {readonly string[]} the files that git names */
const git = (folder, ...args) =>
  execFileSync('git', args, {cwd: folder, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '');

/** @param {string} folder */
function isCopy(folder) {
  const head = path.join(folder, '.git/HEAD');
  return existsSync(head) && readFileSync(head, 'utf8').includes(BRANCH);
}

/**
 * Copies what git tracks into a folder with a repository of its own, which tests ask for its files. In an earlier copy, installed
 * packages and their lock file stay.
 *
 * @param {string} copy absolute; missing, empty or an earlier copy
 * @returns {readonly string[]} the files
 * @throws {RangeError} where something else is in the folder
 */
export function copyShop(copy) {
  if (isCopy(copy)) {
    const earlier = git(copy, 'ls-files', '-z').filter((file) => !NOT_COPIED.includes(file));
    for (const file of earlier) rmSync(path.join(copy, file), {force: true});
  } else {
    if (existsSync(copy) && readdirSync(copy).length > 0)
      throw new RangeError(
        `${copy} is not empty and no copy of the shop. Delete it, or name another folder by --folder.`,
      );
    mkdirSync(copy, {recursive: true});
    git(copy, 'init', '--quiet', `--initial-branch=${BRANCH}`);
  }
  const files = git(root, 'ls-files', '-z').filter((file) => !NOT_COPIED.includes(file));
  for (const file of files) {
    mkdirSync(path.join(copy, path.dirname(file)), {recursive: true});
    cpSync(path.join(root, file), path.join(copy, file));
  }
  return files;
}

/** @param {string} copy */
function replacePackages(copy) {
  const file = path.join(copy, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [field, versions] of Object.entries(PACKAGES)) {
    for (const [name, version] of Object.entries(versions)) {
      if (version === null) delete manifest[field][name];
      else manifest[field][name] = version;
    }
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Makes one edit.
 *
 * @param {string} text
 * @param {{readonly file: string, readonly from: string, readonly to: string}} edit
 * @returns {string}
 * @throws {RangeError} where its place is not there, or not once
 */
export function edited(text, {file, from, to}) {
  const found = text.split(from).length - 1;
  if (found !== 1)
    throw new RangeError(`${file} has this ${found} times, not once. Adapt scripts/next-router/edits.mjs: ${from}`);
  return text.replace(from, () => to);
}

const HANDLER_TYPE = /^import\b[^;]+;|\b(?:Loader|Action)Function(?:Args)?\b(?!<)/gm;

/**
 * Names the type of the context for loaders and actions, which is `any` there unless told.
 *
 * @param {string} text
 */
function typeContexts(text) {
  const typed = text.replace(HANDLER_TYPE, (found) =>
    found.startsWith('import') ? found : `${found}<AppLoadContext>`,
  );
  const isKnown = typed === text || /\{[^}]*\bAppLoadContext\b[^}]*\} from/.test(text);
  return isKnown ? typed : `import type {AppLoadContext} from 'react-router';\n${typed}`;
}

/** @param {string} text */
const rename = (text) => RENAMES.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** @param {string} file @param {string} text */
const migrated = (file, text) => (file.startsWith('app/') ? typeContexts(rename(text)) : rename(text));

/**
 * Replaces the packages, makes the edits, then the renames, then moves files.
 *
 * @param {string} copy
 * @param {readonly string[]} files
 * @returns {{readonly renamed: readonly string[], readonly edited: readonly string[]}} the files that changed by renames alone, and
 *   those with edits
 */
export function migrate(copy, files) {
  /** @param {string} file @param {(text: string) => string} change */
  const rewrite = (file, change) => {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(place, changed);
    return changed !== text;
  };
  replacePackages(copy);
  for (const edit of EDITS) rewrite(edit.file, (text) => edited(text, edit));
  const code = files.filter((file) => CODE.test(file) && !REHEARSAL.test(file));
  const changed = code.filter((file) => rewrite(file, (text) => migrated(file, text)));
  for (const [from, to] of FILES) {
    if (to === null) rmSync(path.join(copy, from), {recursive: true});
    else renameSync(path.join(copy, from), path.join(copy, to));
  }
  git(copy, 'add', '--all');
  const edits = [...new Set(EDITS.map(({file}) => file))];
  return {renamed: changed.filter((file) => !edits.some((each) => each === file)), edited: edits};
}
