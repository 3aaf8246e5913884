// @ts-check
import {existsSync, readFileSync, rmSync} from 'node:fs';

/** @typedef {{passed: number, failed: number}} Counts */

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
 * @param {string} file vitest's JSON report
 * @returns {Counts} a file of tests that could not be loaded counts as one failed test
 */
export function countVitest(file) {
  const report = takeReport(file);
  if (!report) return {passed: 0, failed: 1};
  const notLoaded = report.testResults.filter(
    (/** @type {any} */ {status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length};
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Counts} errors outside tests count as one failed test
 */
export function countPlaywright(file) {
  const report = takeReport(file);
  if (!report) return {passed: 0, failed: 1};
  const {expected, flaky, unexpected} = report.stats;
  return {passed: expected + flaky, failed: unexpected + (report.errors.length > 0 ? 1 : 0)};
}
