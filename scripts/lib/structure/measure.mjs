// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{file: string, lines: number, text: string}} Module
 * @typedef {{layer: string, files: number, lines: number, median: number, p90: number, max: number}} LayerSize
 */

const SOURCE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec|fixture)\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
/** Names that a framework prescribes. */
const FRAMEWORK_NAMES = new Set(['Route', 'ErrorBoundary', 'Layout', 'Props']);

/**
 * Reads every source file below a folder.
 *
 * @param {string} root a checkout of the project
 * @param {string} folder
 * @returns {readonly Module[]}
 */
export function readModules(root, folder) {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return {file, text, lines: text.split('\n').length - 1};
    });
}

/**
 * Tells whether a module belongs to the tests.
 *
 * @param {Pick<Module, 'file'>} module
 */
export const isTest = ({file}) => TEST.test(file) || file.startsWith('tests/');

/** @param {Pick<Module, 'file'>} module @returns {string} the layer: a folder of `app`, or the folder at the root */
function layerOf({file}) {
  const [root = '', folder = '', below] = file.split('/');
  if (root !== 'app') return root;
  return below === undefined ? 'app (root)' : `app/${folder}`;
}

/**
 * Returns how many files a layer has, and how long they are.
 *
 * @param {readonly Module[]} modules
 * @returns {readonly LayerSize[]}
 */
export function sizesByLayer(modules) {
  /** @type {Map<string, Module[]>} */
  const layers = new Map();
  for (const module of modules) layers.set(layerOf(module), [...(layers.get(layerOf(module)) ?? []), module]);
  return [...layers].map(([layer, own]) => ({layer, ...sizes(own)})).sort((a, b) => (a.layer < b.layer ? -1 : 1));
}

/**
 * Returns how many modules there are, and how long they are.
 *
 * @param {readonly Module[]} modules
 * @returns {Omit<LayerSize, 'layer'>}
 */
export function sizes(modules) {
  const lengths = modules.map(({lines}) => lines).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  return {files: lengths.length, lines, median: at(0.5), p90: at(0.9), max: at(1)};
}

/**
 * Returns which modules each module imports, imports of types included.
 *
 * @param {readonly Module[]} modules
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function importsOf(modules) {
  const known = new Set(modules.map(({file}) => file));
  return new Map(
    modules.map(({file, text}) => {
      const targets = [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        return ENDINGS.map((ending) => target + ending).find((candidate) => known.has(candidate)) ?? [];
      });
      return [file, [...new Set(targets)]];
    }),
  );
}

/**
 * Returns the modules that a single module uses, in the same folder.
 *
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {readonly string[]}
 */
export function oneUserModules(imports) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file]);
  }
  return [...users].flatMap(([file, [user = '', ...others]]) =>
    others.length === 0 && path.posix.dirname(user) === path.posix.dirname(file) && !file.endsWith('.css.ts')
      ? file
      : [],
  );
}

/**
 * Returns the groups of modules that import each other in a circle, imports of types included (Tarjan's algorithm).
 *
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {readonly (readonly string[])[]}
 */
export function circles(imports) {
  /** @type {Map<string, {index: number, low: number, isOpen: boolean}>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  const visit = (/** @type {string} */ file) => {
    const own = {index: seen.size, low: seen.size, isOpen: true};
    seen.set(file, own);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      const other = seen.get(target) ?? visit(target);
      if (other.isOpen) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) {
        const state = seen.get(member);
        if (state) state.isOpen = false;
      }
      if (group.length > 1) found.push(group);
    }
    return own;
  };
  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return found;
}

/**
 * Returns the exported types and components that are declared in several modules, each with its modules.
 *
 * @param {readonly Module[]} modules
 * @returns {readonly (readonly [string, readonly string[]])[]}
 */
export function namesWithTwoMeanings(modules) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  for (const {file, text} of modules) {
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface|class|function) ([A-Z]\w*)/gm)) {
      if (!FRAMEWORK_NAMES.has(name)) places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return [...places].flatMap(([name, files]) =>
    files.size > 1 ? [/** @type {const} */ ([name, [...files].sort()])] : [],
  );
}

/**
 * Returns the regular expressions and the shapes of types (sets of at least three properties) that several modules write.
 *
 * @param {readonly Module[]} modules
 * @returns {{patterns: number, shapes: number}}
 */
export function writtenTwice(modules) {
  const repeated = (/** @type {(text: string) => readonly string[]} */ read) => {
    const counts = new Map();
    for (const {text} of modules) for (const one of new Set(read(text))) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts.values()].filter((count) => count > 1).length;
  };
  return {
    patterns: repeated((text) =>
      [...text.matchAll(/[=(,] ?(\/(?![*/])(?:\\.|[^\\/\n]){8,}\/[a-z]*)/g)].map(([, one = '']) => one),
    ),
    shapes: repeated((text) =>
      [...text.matchAll(/type \w+(?:<[^=]*>)? = (?:Readonly<)?\{\n([^}]*?)\n\}/g)].flatMap(([, body = '']) => {
        const properties = [...body.matchAll(/^ {2}(?:readonly )?(\w+\??): (.*)$/gm)].map(([, ...own]) =>
          own.join(' '),
        );
        return properties.length < 3 ? [] : [properties.sort().join('|')];
      }),
    ),
  };
}

/**
 * Counts the words of the README, the guides and the decision records.
 *
 * @param {string} root a checkout of the project
 * @returns {number}
 */
export function wordsOfDocumentation(root) {
  const records = readdirSync(path.join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
  return ['README.md', 'docs/architecture.md', 'docs/operations.md', 'docs/deploying.md', ...records]
    .map((file) => readFileSync(path.join(root, file), 'utf8').split(/\s+/).filter(Boolean).length)
    .reduce((sum, words) => sum + words, 0);
}
