import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {seedForEsbuild} from '../../emulator/seed/read/plugins';
import {WORKERS} from '../../scripts/lib/build.mjs';
import {isMade} from '../../scripts/lib/fingerprints.mjs';

const CACHE = '.build/contract';
const INPUTS = [
  'app',
  'emulator',
  'service',
  'contracts',
  'store',
  'package-lock.json',
  'tests/contract/worker-bundle.ts',
  'tests/contract/routes/routes.ts',
  'tests/worker/worker.ts',
];

/** The entries that `npm run build` makes one file of. */
const BUILT = new Map([
  ['emulator/index.ts', WORKERS.emulator],
  ['service/index.ts', WORKERS.service],
]);

const made = new Map<string, Promise<string>>();

/**
 * A worker as one file: what `npm run build` made, where nothing changed since. Else bundled once for all test files and runs:
 * kept under `.build/contract` by the hash of everything that it may be made of.
 *
 * @param entry path of its entry, relative to the project
 */
export function bundleOf(entry: string): Promise<string> {
  const built = BUILT.get(entry);
  const known = made.get(entry) ?? (built && isMade(built) ? readFile(built.output, 'utf8') : cached(entry));
  made.set(entry, known);
  return known;
}

/**
 * The same as Miniflare's `modules`. They are named one by one: Miniflare would read a script for what it imports, which
 * takes a second of each start.
 *
 * @param entry path of its entry, relative to the project
 */
export async function modulesOf(entry: string) {
  return [{type: 'ESModule' as const, path: 'index.mjs', contents: await bundleOf(entry)}];
}

async function cached(entry: string): Promise<string> {
  const file = path.join(CACHE, `${entry.replaceAll(/[/.]/g, '-')}-${await fingerprint()}.js`);
  try {
    return await readFile(file, 'utf8');
  } catch {
    const script = await bundle(entry);
    await mkdir(CACHE, {recursive: true});
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, script);
    await rename(unfinished, file);
    return script;
  }
}

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    mainFields: ['module', 'main'],
    // groq-js asks for it, and its entry for Node wants a terminal.
    alias: {debug: 'debug/src/browser.js'},
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    minify: true,
    logLevel: 'silent',
    plugins: [seedForEsbuild()],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`Bundling ${entry} gave nothing`);
  return output.text;
}

let hash: Promise<string> | null = null;

function fingerprint(): Promise<string> {
  hash ??= Promise.all(INPUTS.map(filesIn)).then(async (found) => {
    const sum = createHash('sha256');
    for (const file of found.flat()) sum.update(`${file}\0`).update(await readFile(file));
    return sum.digest('hex').slice(0, 16);
  });
  return hash;
}

async function filesIn(place: string): Promise<readonly string[]> {
  if (path.extname(place) !== '') return [place];
  const entries = await readdir(place, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|json|graphql|js|mjs|md|txt)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
}
