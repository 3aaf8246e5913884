// @ts-check
// `node scripts/structure.mjs --before=<commit>`: prints the size and shape of the code at that commit and now.
// `--record` writes the table to docs/figures/structure.md; `--list` prints what is counted: ambiguous names, import
// cycles and modules with one user.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {writeFormatted} from './lib/formatted-file.mjs';
import {inProject, root} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';
import {
  circles,
  importsOf,
  isTest,
  namesWithTwoMeanings,
  oneUserModules,
  readModules,
  sizes,
  sizesByLayer,
  wordsOfDocumentation,
  writtenTwice,
} from './lib/structure/measure.mjs';

const FOLDERS = ['app', 'service', 'emulator', 'contracts', 'scripts', 'tests'];

/** @param {string} checkout */
function measure(checkout) {
  const app = readModules(checkout, 'app').filter((module) => !isTest(module));
  const emulator = readModules(checkout, 'emulator').filter((module) => !isTest(module));
  // An earlier commit may not have all of them.
  const folders = FOLDERS.filter((folder) => existsSync(path.join(checkout, folder)));
  const all = folders.flatMap((folder) => readModules(checkout, folder));
  const imports = importsOf(app);
  const alone = new Set(oneUserModules(imports));
  return {
    layers: new Map(
      [...sizesByLayer(all.filter((module) => !isTest(module))), {layer: 'tests', ...sizes(all.filter(isTest))}].map(
        (size) => [size.layer, size],
      ),
    ),
    total: sizes(app),
    alone,
    aloneLines: app.filter(({file}) => alone.has(file)).reduce((sum, {lines}) => sum + lines, 0),
    names: namesWithTwoMeanings(app),
    circles: [...circles(imports), ...circles(importsOf(emulator))],
    twice: writtenTwice(app),
    words: wordsOfDocumentation(checkout),
  };
}

/** @typedef {ReturnType<typeof measure>} Measured */

/** @param {string} commit @returns {Measured} */
function measureCommit(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'structure-'));
  try {
    const archive = path.join(folder, 'commit.tar');
    execFileSync('git', ['archive', '--format=tar', '-o', archive, commit], {cwd: root});
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return measure(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @param {string} commit @param {Measured} before @param {Measured} after */
function documentOf(commit, before, after) {
  /** @param {string} what @param {(measured: Measured) => string | number} read */
  const row = (what, read) => `| ${what} | ${read(before)} | ${read(after)} |`;
  const size = (/** @type {Measured} */ {layers}, /** @type {string} */ layer) => {
    const own = layers.get(layer);
    return own ? `${own.files} | ${own.lines} | ${own.median} / ${own.p90} / ${own.max}` : '– | – | –';
  };
  const layers = [...new Set([...before.layers.keys(), ...after.layers.keys()])].sort();
  return [
    '# Size and shape of the code',
    `Written by \`node scripts/structure.mjs --before=${commit} --record\`. Before is commit ${commit}. Layers are counted without tests, which have a row of their own.`,
    '## Shape of `app`, without tests',
    [
      '| | before | after |',
      '| --- | --- | --- |',
      row('files', ({total}) => total.files),
      row('lines', ({total}) => total.lines),
      row('lines of a file: median / p90 / max', ({total}) => `${total.median} / ${total.p90} / ${total.max}`),
      row('modules with one user, in its folder', ({alone}) => alone.size),
      row('their lines', ({aloneLines}) => aloneLines),
      row('exported types and components with two meanings', ({names}) => names.length),
      row('circles, type imports included, `emulator` too', (measured) => measured.circles.length),
      row('regular expressions in several modules', ({twice}) => twice.patterns),
      row('type shapes in several modules', ({twice}) => twice.shapes),
      row('words of README, architecture, operations, deploying and decisions', ({words}) => words),
    ].join('\n'),
    '## Layers',
    [
      '| layer | files before | lines | median / p90 / max | files after | lines | median / p90 / max |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...layers.map((layer) => `| \`${layer}\` | ${size(before, layer)} | ${size(after, layer)} |`),
    ].join('\n'),
  ].join('\n\n');
}

/** @param {Measured} measured */
function logCounted({names, circles: found, alone}) {
  for (const [name, files] of names) logToConsole(`${name}: ${files.join(', ')}`);
  for (const circle of found) logToConsole(`Circle: ${circle.join(', ')}`);
  for (const file of alone) logToConsole(`One user: ${file}`);
}

try {
  const {values} = parseArgs({
    options: {before: {type: 'string', default: 'HEAD'}, record: {type: 'boolean'}, list: {type: 'boolean'}},
  });
  const after = measure(root);
  if (values.list) logCounted(after);
  const document = documentOf(values.before, measureCommit(values.before), after);
  logToConsole(document);
  if (values.record) await writeFormatted(inProject('docs/figures/structure.md'), document);
} catch (error) {
  endWithFailure(error);
}
