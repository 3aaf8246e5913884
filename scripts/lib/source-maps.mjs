// @ts-check
import {runNode} from './commands.mjs';
import {compressBuiltFiles} from './compressed-files.mjs';

/** The variables of Sentry's command line tool: an organisation, a project, and a token that may write releases. */
const NEEDED = ['SENTRY_ORG', 'SENTRY_PROJECT', 'SENTRY_AUTH_TOKEN'];

const sentry = (/** @type {string[]} */ ...args) => runNode('node_modules/@sentry/cli/bin/sentry-cli', args);

/** @returns {string[]} the variables that are missing for the upload */
const missingVariables = () => NEEDED.filter((name) => !process.env[name]);

/** Adds to the built files the ids that identify their source maps. To be done before any upload. */
export async function markBuiltFiles() {
  if (missingVariables().length > 0) return;
  await sentry('sourcemaps', 'inject', 'build/server', 'build/client');
  await compressBuiltFiles();
}

/**
 * Uploads the source maps of worker and browser files to the error reporting. Without the three variables nothing is
 * sent, and the log says so.
 *
 * @param {import('./progress.mjs').Log} log
 */
export async function sendSourceMaps(log) {
  const missing = missingVariables();
  if (missing.length > 0) {
    log(`No source maps for the error reporting: ${missing.join(', ')} not set.`);
    return;
  }
  await sentry('sourcemaps', 'upload', 'build/server', 'build/client');
  log('The error reporting has the source maps.');
}
