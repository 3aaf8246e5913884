// @ts-check
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {inProject} from '../paths.mjs';

/** The mutated folders and the threshold of each, in per cent. */
export const FOLDERS = [
  {folder: 'app/domain', threshold: 85},
  {folder: 'app/edge', threshold: 75},
  {folder: 'app/services', threshold: 75},
];

/** Stryker's report of every file that was mutated in this or an earlier run. */
const REPORT = inProject('.build/mutation/incremental.json');

/**
 * @typedef {object} Survivor
 * @property {number} line
 * @property {string} mutator
 * @property {string} original
 * @property {string} replacement
 * @property {boolean} isCovered whether any test runs this code
 */

/**
 * @typedef {object} FileResult
 * @property {string} file
 * @property {number} detected mutants that a test or the time limit detected
 * @property {Survivor[]} survivors in the order of the code
 * @property {number} static mutants of code that runs only at import, which are left out
 * @property {number} ignored mutants that the configuration or a comment leaves out
 */

/** @typedef {{detected: number, survivors: number, static: number, ignored: number, score: number}} Total */

/** @typedef {import('@stryker-mutator/api/core').schema.MutantResult} Mutant */

/**
 * Forgets the mutants that no test ran: Stryker keeps the result of a static mutant even where a new test imports the module.
 */
export function forgetUncovered() {
  if (!existsSync(REPORT)) return;
  const report = readReport();
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({status}) => status !== 'NoCoverage');
  }
  writeFileSync(REPORT, JSON.stringify(report));
}

/** @returns {import('@stryker-mutator/api/core').schema.MutationTestResult} */
const readReport = () => JSON.parse(readFileSync(REPORT, 'utf8'));

/**
 * Reads the results of the files that match.
 *
 * @param {(file: string) => boolean} isIncluded
 * @returns {FileResult[]} in the order of their paths
 */
export function readResults(isIncluded) {
  return Object.entries(readReport().files)
    .filter(([file]) => isIncluded(file))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, {source, mutants}]) => resultOf(file, source, mutants));
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly Mutant[]} mutants
 * @returns {FileResult}
 */
function resultOf(file, source, mutants) {
  const ignored = mutants.filter(({status}) => status === 'Ignored');
  const isStatic = (/** @type {Mutant} */ mutant) => mutant.static === true;
  return {
    file,
    detected: mutants.filter(({status}) => status === 'Killed' || status === 'Timeout').length,
    survivors: mutants
      .filter(({status}) => status === 'Survived' || status === 'NoCoverage')
      .sort((one, other) => compare(one.location.start, other.location.start))
      .map((mutant) => survivorOf(mutant, source)),
    static: ignored.filter(isStatic).length,
    ignored: ignored.filter((mutant) => !isStatic(mutant)).length,
  };
}

/** @typedef {{line: number, column: number}} Position */

/**
 * @param {Position} one
 * @param {Position} other
 */
const compare = (one, other) => one.line - other.line || one.column - other.column;

/**
 * @param {Mutant} mutant
 * @param {string} source
 * @returns {Survivor}
 */
function survivorOf({location: {start, end}, mutatorName, replacement = '', status}, source) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  const original = lines.join('\n').slice(start.column - 1);
  return {line: start.line, mutator: mutatorName, original, replacement, isCovered: status !== 'NoCoverage'};
}

/**
 * Adds up the results of several files.
 *
 * @param {readonly FileResult[]} results
 * @returns {Total} with the score in per cent; 100 where there are no mutants
 */
export function total(results) {
  const sum = (/** @type {(result: FileResult) => number} */ count) =>
    results.reduce((before, result) => before + count(result), 0);
  const detected = sum((result) => result.detected);
  const survivors = sum((result) => result.survivors.length);
  return {
    detected,
    survivors,
    static: sum((result) => result.static),
    ignored: sum((result) => result.ignored),
    score: detected + survivors === 0 ? 100 : (100 * detected) / (detected + survivors),
  };
}
