// @ts-check
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {root} from './paths.mjs';

/**
 * @typedef {object} Failure
 * @property {string} test its name, the same in every run
 * @property {string[]} lines the start of the error's text
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures
 */

/** How many lines of an error a failure keeps. */
const FAILURE_LINES = 16;

/**
 * @param {string} test
 * @param {(string | undefined)[]} messages
 * @returns {Failure}
 */
const failure = (test, messages) => ({
  test,
  lines: stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, FAILURE_LINES),
});

/** @type {Counts} */
const noReport = {passed: 0, failed: 1, failures: [failure('(the whole run)', ['It wrote no report.'])]};

/**
 * @param {string} file a report; removed once read, so that a run that writes none is not counted by an older one
 * @returns {any} undefined where there is none
 */
function takeReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

/**
 * Counts the tests in a report of Vitest; a file that could not be loaded counts as one failed test.
 *
 * @param {string} file vitest's JSON report
 * @returns {Counts}
 */
export function countVitest(file) {
  const report = takeReport(file);
  if (!report) return noReport;
  const notLoaded = report.testResults.filter(
    (/** @type {any} */ {status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  const place = (/** @type {string} */ name) => path.relative(root, name);
  const failures = report.testResults.flatMap((/** @type {any} */ {name, assertionResults}) =>
    assertionResults
      .filter((/** @type {any} */ {status}) => status === 'failed')
      .map((/** @type {any} */ {fullName, failureMessages}) =>
        failure(`${place(name)} › ${fullName}`, failureMessages),
      ),
  );
  const unloaded = notLoaded.map((/** @type {any} */ {name, message}) => failure(place(name), [message]));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    failures: [...unloaded, ...failures],
  };
}

/**
 * @param {any} suite of Playwright's report, with suites and specs in it
 * @returns {Failure[]}
 */
function failuresIn({title, suites = [], specs = []}) {
  const own = specs
    .filter((/** @type {any} */ {ok}) => !ok)
    .flatMap((/** @type {any} */ {tests, ...spec}) =>
      tests.flatMap((/** @type {any} */ {projectName, results}) =>
        results.map((/** @type {any} */ {errors}) =>
          failure(
            `[${projectName}] ${title} › ${spec.title}`,
            errors.map((/** @type {any} */ {message}) => message),
          ),
        ),
      ),
    );
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * Counts the tests in a report of Playwright; errors outside tests count as one failed test.
 *
 * @param {string} file Playwright's JSON report
 * @returns {Counts}
 */
export function countPlaywright(file) {
  const report = takeReport(file);
  if (!report) return noReport;
  const {expected, flaky, unexpected} = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + (report.errors.length > 0 ? 1 : 0),
    failures: [
      ...report.errors.map((/** @type {any} */ {message}) => failure('(outside the tests)', [message])),
      ...report.suites.flatMap(failuresIn),
    ],
  };
}
