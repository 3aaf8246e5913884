// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from '../lib/paths.mjs';
import {EDITS} from './edits.mjs';
import {PACKAGES, REASONS, RENAMES} from './plan.mjs';

/**
 * @typedef {import('../lib/schedule.mjs').Result} Result
 *
 * @typedef {object} Rehearsal
 * @property {{readonly renamed: readonly string[], readonly edited: readonly string[]}} changes
 * @property {readonly Result[]} results of its steps; those of `npm test` may overlap
 * @property {number} seconds how long all took
 */

/** @param {readonly (readonly (string | number)[])[]} rows the first is the heading */
const table = ([heading = [], ...rows]) =>
  [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** @param {string} text text of an error, for one cell of a table */
const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('`', "'").trim();

/** @param {readonly string[]} files */
const named = (files) => files.map((file) => `\`${file}\``).join(', ');

function packages() {
  const {dependencies, devDependencies} = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const now = {...dependencies, ...devDependencies};
  const there = Object.entries({...PACKAGES.dependencies, ...PACKAGES.devDependencies});
  return table([['package', 'now', 'there'], ...there.map(([name, to]) => [name, now[name] ?? '–', to ?? '–'])]);
}

/** @param {{passed: number, failed: number}} counts */
const shares = ({passed, failed}) => [passed, failed, ((100 * passed) / (passed + failed)).toFixed(2)];

/** @param {readonly Result[]} results */
function steps(results) {
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    results.reduce((total, {counts}) => total + (counts?.[kind] ?? 0), 0);
  return table([
    ['step', 'result', 'minutes', 'green', 'red', 'green, %'],
    ...results.map(({title, state, seconds, counts}) => [
      title,
      state,
      (seconds / 60).toFixed(1),
      ...(counts ? shares(counts) : ['', '', '']),
    ]),
    ['**All tests**', '', '', ...shares({passed: sum('passed'), failed: sum('failed')})],
  ]);
}

/** @param {readonly Result[]} results */
function red(results) {
  const failures = results.flatMap(({counts}) => counts?.failures ?? []);
  if (failures.length === 0) return 'Nothing.';
  const why = (/** @type {string} */ test) =>
    REASONS.find(([pattern]) => pattern.test(test))?.[1] ?? 'not looked into yet';
  return table([
    ['test', 'why', 'first line of the error'],
    ...failures.map(({test, lines: [line = '']}) => [inCell(test), why(test), `\`${inCell(line)}\``]),
  ]);
}

/**
 * Describes a rehearsal as Markdown.
 *
 * @param {Rehearsal} rehearsal
 * @returns {string}
 */
export function reportOf({results, changes: {renamed, edited}, seconds}) {
  return [
    '# The migration to React Router, rehearsed',
    `Written by \`npm run rehearse:router\` at ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, in ${(seconds / 60).toFixed(1)} minutes. The migration is made in a copy of the shop, whose own tests run there; the shop itself stays on Remix.`,
    '## Steps',
    steps(results),
    '## What is not green',
    red(results),
    '## What was changed',
    `${EDITS.length} edits in ${edited.length} files (\`scripts/next-router/edits.mjs\`): ${named(edited)}. ${RENAMES.length} renames (\`scripts/next-router/plan.mjs\`) reach ${renamed.length} files more.`,
    packages(),
  ].join('\n\n');
}
