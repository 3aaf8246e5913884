// @ts-check
import {existsSync, readFileSync} from 'node:fs';

import {writeFormatted} from '../formatted-file.mjs';
import {inProject} from '../paths.mjs';
import {FOLDERS, total} from './scores.mjs';

/** @typedef {import('./scores.mjs').FileResult} FileResult */

const DOCUMENT = inProject('docs/figures/mutation.md');
const RECORD = inProject('docs/figures/mutation.json');
/** Of an original or a replacement, in characters. */
const LONGEST_CODE = 70;

/**
 * Reads how many mutants of each file survived the last recorded run.
 *
 * @returns {Record<string, number>}
 */
export const recordedSurvivors = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

/**
 * Writes the scores and survivors of a whole run to docs/figures.
 *
 * @param {readonly FileResult[]} results
 */
export async function recordResults(results) {
  const survivors = Object.fromEntries(
    results.filter(({survivors}) => survivors.length > 0).map(({file, survivors}) => [file, survivors.length]),
  );
  await writeFormatted(RECORD, JSON.stringify(survivors));
  await writeFormatted(DOCUMENT, documentOf(results));
}

/** @param {readonly FileResult[]} results */
function documentOf(results) {
  const folders = FOLDERS.map(({folder, threshold}) => ({
    folder,
    threshold,
    files: results.filter(({file}) => file.startsWith(`${folder}/`)),
  }));
  return [
    '# Mutation testing',
    `Written by \`npm run test:mutation\` on ${new Date().toISOString().slice(0, 10)}. [Decision 107](../decisions/107-mutation-testing.md) says what is mutated and what is left out.`,
    [
      '| folder | score | at least | mutants | detected | survived | no test | static, left out | left out |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...folders.map(rowOf),
    ].join('\n'),
    '“No test” counts survivors in code that no unit test runs. Lists name the line, the mutator and what became of the code; ○ marks code that no unit test runs.',
    ...folders.flatMap(({folder, files}) => [`## Survivors in ${folder}`, ...files.flatMap(survivorsOf)]),
  ].join('\n\n');
}

/** @param {{folder: string, threshold: number, files: readonly FileResult[]}} results */
function rowOf({folder, threshold, files}) {
  const {detected, survivors, score, ignored, static: statics} = total(files);
  const uncovered = files.flatMap((file) => file.survivors).filter(({isCovered}) => !isCovered).length;
  const cells = [folder, `${score.toFixed(1)} %`, `${threshold} %`, detected + survivors, detected, survivors];
  return `| ${[...cells, uncovered, statics, ignored].join(' | ')} |`;
}

/** @param {FileResult} result */
function survivorsOf(result) {
  if (result.survivors.length === 0) return [];
  const {score} = total([result]);
  const lines = result.survivors.map(
    ({line, mutator, original, replacement, isCovered}) =>
      `- ${isCovered ? '' : '○ '}${line} ${mutator}: ${code(original)} → ${code(replacement)}`,
  );
  return [`### ${result.file} (${score.toFixed(0)} %)`, lines.join('\n')];
}

/** @param {string} text */
function code(text) {
  const line = text.replace(/\s+/g, ' ');
  const short = line.length > LONGEST_CODE ? `${line.slice(0, LONGEST_CODE)}…` : line;
  return short === '' ? 'nothing' : `\`\` ${short} \`\``;
}
