// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from './paths.mjs';

/**
 * Ends the process with one clear line where Node is older than package.json asks for.
 *
 * @returns {void}
 */
export function requireNodeVersion() {
  const wanted = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).engines.node.replace(/^>=/, '');
  const [majorWanted = 0, minorWanted = 0] = wanted.split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > majorWanted || (major === majorWanted && minor >= minorWanted)) return;
  process.stderr.write(`Node ${wanted} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
