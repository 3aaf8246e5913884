// @ts-check
// `npm run test:mutation`: runs mutation tests with Stryker. Arguments limit it to folders and files; `--changed`
// tests the sample of `npm run test:full`; `--force` ignores the results of earlier runs. Exits with 1 if a folder's
// score is too low (docs/decisions/107-mutation-testing.md).
import {parseArgs} from 'node:util';

import {Stryker} from '@stryker-mutator/core';

import config from '../stryker.config.js';
import {endWithFailure} from './lib/failure.mjs';
import {changedFiles} from './lib/mutation/changed-files.mjs';
import {recordedSurvivors, recordResults} from './lib/mutation/document.mjs';
import {FOLDERS, forgetUncovered, readResults, total} from './lib/mutation/scores.mjs';
import {root} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

/** @typedef {import('./lib/mutation/scores.mjs').FileResult} FileResult */

/** @param {readonly FileResult[]} results */
function logSurvivors(results) {
  for (const {file, survivors} of results) {
    for (const {line, mutator, original, replacement} of survivors) {
      const change = `${original} → ${replacement}`.replace(/\s+/g, ' ');
      logToConsole(`${`${file}:${line}`.padEnd(56)} ${mutator.padEnd(22)} ${change.slice(0, 100)}`);
    }
  }
}

/**
 * Logs the score of each folder.
 *
 * @param {readonly FileResult[]} results
 * @param {Readonly<Record<string, number>>} known how many survivors of a file are accepted although the score is too low
 * @returns {boolean} whether each folder reaches its threshold, or has no more survivors than recorded
 */
function logScores(results, known) {
  logToConsole(`\n${'Folder'.padEnd(16)}${'Score'.padStart(8)}${'At least'.padStart(10)}   Mutants`);
  let isEnough = true;
  for (const {folder, threshold} of FOLDERS) {
    const files = results.filter(({file}) => file.startsWith(`${folder}/`));
    if (files.length === 0) continue;
    const {score, detected, survivors, static: statics} = total(files);
    const accepted = files.reduce((sum, {file}) => sum + (known[file] ?? 0), 0);
    const counts = `${detected} detected, ${survivors} survived (${accepted} known), ${statics} static`;
    logToConsole(
      `${folder.padEnd(16)}${`${score.toFixed(1)} %`.padStart(8)}${`${threshold} %`.padStart(10)}   ${counts}`,
    );
    if (score < threshold && survivors > accepted) isEnough = false;
  }
  return isEnough;
}

async function testMutants() {
  const options = {changed: {type: /** @type {const} */ ('boolean')}, force: {type: /** @type {const} */ ('boolean')}};
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  const places = values.changed ? await changedFiles() : positionals.map((place) => place.replace(/\/$/, ''));
  const isWhole = places.length === 0;
  const patterns = places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`));
  const exclusions = config.mutate.filter((pattern) => pattern.startsWith('!'));

  process.chdir(root);
  forgetUncovered();
  await new Stryker({
    configFile: 'stryker.config.js',
    force: values.force ?? false,
    ...(!isWhole && {mutate: [...patterns, ...exclusions]}),
  }).runMutationTest();

  const results = readResults(
    (file) => isWhole || places.some((place) => file === place || file.startsWith(`${place}/`)),
  );
  logSurvivors(results);
  if (isWhole) await recordResults(results);
  process.exitCode = logScores(results, values.changed ? recordedSurvivors() : {}) ? 0 : 1;
}

testMutants().catch(endWithFailure);
