// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from './paths.mjs';

/** @param {string} version such as `22.16.0` */
const partsOf = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return {major, minor};
};

/**
 * Tells whether a version is in a range of `^` and `>=` alternatives, such as `^20.19.0 || >=24.0.0`. Patch versions do
 * not count. Nothing is installed yet when it is asked, so it cannot be the package `semver`.
 *
 * @param {string} version such as `22.16.0`
 * @param {string} range
 * @returns {boolean}
 */
export function isInRange(version, range) {
  const {major, minor} = partsOf(version);
  return range.split('||').some((alternative) => {
    const [, operator, least = ''] = /^\s*(\^|>=)([\d.]+)\s*$/.exec(alternative) ?? [];
    const wanted = partsOf(least);
    if (major === wanted.major) return operator !== undefined && minor >= wanted.minor;
    return operator === '>=' && major > wanted.major;
  });
}

/**
 * Ends the process with one clear line where package.json does not list this version of Node.
 *
 * @returns {void}
 */
export function requireNodeVersion() {
  const range = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).engines.node;
  if (isInRange(process.versions.node, range)) return;
  process.stderr.write(`Node ${range} is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
