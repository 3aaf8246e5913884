import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {languageSchema} from '../../contracts/fields';
import {INDEX_LANGUAGES} from '../../contracts/indexing/indices';
import {LANGUAGES} from '../../app/config/languages';
import {homePath} from '../../app/pages/paths';
import {chooseSteps} from '../../scripts/lib/test-steps.mjs';
import {isFullRun} from '../support/full-run';

const guide = readFileSync('docs/contributing.md', 'utf8');

/** The files that a recipe names. */
function filesOf(recipe: string): readonly string[] {
  const start = guide.indexOf(`## ${recipe}\n`);
  const end = guide.indexOf('\n## ', start + 1);
  const text = guide.slice(start, end < 0 ? undefined : end);
  return [
    ...new Set(
      [...text.matchAll(/`((?:app|contracts|docs|emulator|graphql|locales|scripts|store|tests)\/[^`]*)`/g)].map(
        ([, file = '']) => file,
      ),
    ),
  ];
}

const RECIPES = [...guide.matchAll(/^## (Add .+)$/gm)].map(([, title = '']) => title);

/** A name in braces stands for any name. */
function exists(file: string): boolean {
  if (!file.includes('{')) return existsSync(file);
  const [folder = ''] = file.split('{');
  return existsSync(folder.endsWith('/') ? folder : path.dirname(folder));
}

it('there is a recipe for each change that is made often', () => {
  expect(RECIPES).toEqual(
    ['page', 'language', 'filter', 'content block', 'hosted service', 'form', 'rule'].map((what) => `Add a ${what}`),
  );
});

it.each(RECIPES)('the recipe "%s" names files that exist', (recipe) => {
  expect(filesOf(recipe).length).toBeGreaterThan(2);
  expect(filesOf(recipe).filter((file) => !exists(file))).toEqual([]);
});

it('the commands that check a change name steps, projects and scripts that exist', () => {
  const check = guide.slice(guide.indexOf('## Check a change'), guide.indexOf('## Add a page'));
  const found = (pattern: RegExp, text = check) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  /** The single words in code of the row of a command. */
  const namesBeside = (command: string) =>
    found(
      /`([a-z-]+)`/g,
      check.split('\n').find((row) => row.includes(command)),
    );
  const steps = [...found(/--only=([\w,]+)/g), ...namesBeside('--only=')];
  expect(chooseSteps({only: steps.join(',')}).length).toBeGreaterThan(5);
  const config = readFileSync('vitest.config.ts', 'utf8');
  expect(namesBeside('npx vitest')).toContain('worker-shop');
  expect(namesBeside('npx vitest').filter((name) => !config.includes(`name: '${name}'`))).toEqual([]);
  const {scripts} = z
    .object({scripts: z.record(z.string(), z.string())})
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(found(/npm run ([\w:]+)/g).filter((name) => scripts[name] === undefined)).toEqual([]);
});

/** A choice between two languages that a third one would slip through. */
const BY_HAND = /[!=]== '(?:de|en)'|'de' \| 'en'|\b(?:paths|alternates|handles|resources|LOCALES)\.(?:de|en)\b/;

it('no code of the shop chooses between two languages by hand', () => {
  const sources = readdirSync('app', {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => BY_HAND.test(readFileSync(path.join('app', file), 'utf8')))).toEqual([]);
});

it.each(LANGUAGES)('what no compile error names knows the language %s', (language) => {
  expect(languageSchema.options).toContain(language);
  const wrangler = readFileSync('wrangler.toml', 'utf8');
  for (const route of [homePath(language), `/${language}/*`]) expect(wrangler).toContain(`"${route}"`);
  expect(INDEX_LANGUAGES).toContain(language);
});

/** The shop without its services and the tests outside of it, as far as the compiler needs it. */
const SHOP = [
  'app',
  'contracts',
  'graphql',
  'locales',
  'store/merchant',
  'store/search.json',
  'scripts/vite',
  'server.ts',
  ...['any-lines', 'full-run', 'memory-caches'].map((name) => `tests/support/${name}.ts`),
  'tsconfig.json',
  'vite.config.ts',
  'remix.config.js',
  'remix.config.d.ts',
];

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The first edits of some recipes, and the files in which they leave compile errors. */
const EDITS: readonly {
  readonly recipe: string;
  readonly changes: readonly Change[];
  readonly errors: readonly string[];
}[] = [
  {
    recipe: 'Add a filter',
    errors: ['app/services/storefront/listing.server.ts', 'app/views/listing/GridFilters.tsx'],
    changes: [
      ['app/config/listing.ts', "  'vendor',\n] as const", "  'vendor',\n  'roast_degree',\n] as const"],
      ['app/config/listing.ts', "  vendor: 'brand',", "  vendor: 'brand',\n  roast_degree: 'degree',"],
      ['app/config/listing.ts', '  coffee_taste: [', "  roast_degree: ['light', 'dark'],\n  coffee_taste: ["],
    ],
  },
  {
    recipe: 'Add a content block',
    errors: ['app/services/cms/block.server.ts', 'app/views/content/ContentBlock.tsx'],
    changes: [
      [
        'contracts/cms-blocks.ts',
        "_type: z.literal('quote'),",
        "_type: z.literal('timeline'), text: z.string()}),\n  z.object({\n    ...keyed,\n    _type: z.literal('quote'),",
      ],
      ['app/domain/content/page.ts', '  | Quote\n', "  | Quote\n  | Block<'timeline', {readonly text: string}>\n"],
    ],
  },
];

const THIRD_LANGUAGE: readonly Change[] = [
  ['app/config/languages.ts', "['de', 'en']", "['de', 'en', 'fr']"],
  [
    'app/config/languages.ts',
    "  en: {language: 'en'",
    "  fr: {language: 'fr', locale: 'fr-FR', code: 'FR'},\n  en: {language: 'en'",
  ],
];

const DELETED_PAGE: Change = ['app/pages.ts', /^ {2}review: .*\n/m, ''];

/** Makes an edit of a file's text, which has to have what the edit replaces. */
function edited(source: string, [file, from, to]: Change): string {
  const changed = source.replace(from, to);
  expect(changed, file).not.toBe(source);
  return changed;
}

it.each(
  [...EDITS.flatMap(({changes}) => changes), ...THIRD_LANGUAGE, DELETED_PAGE].map((change) => [change[0], change]),
)('an edit of %s replaces what the file has', (file, change) => {
  edited(readFileSync(file, 'utf8'), change);
});

/** The modules of a part of the shop that the compiler reads. */
const modulesOf = (part: string): readonly string[] =>
  readdirSync(part, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(part, file));

it('the copy of the shop has what its modules import', () => {
  const modules = SHOP.flatMap((part) => (/\.\w+$/.test(part) ? [part] : modulesOf(part)));
  const outside = modules
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import) '(\.[^']*)'/gm)]
        .map(([, to = '']) => path.join(path.dirname(file), to))
        .filter((to) => !SHOP.some((part) => `${to}/`.startsWith(`${part}/`) || `${to}.ts` === part)),
    );
  expect(modules.length).toBeGreaterThan(1000);
  expect(outside).toEqual([]);
});

it('"Add a language" names every module that imports the texts of one language', () => {
  const importers = modulesOf('app').filter((file) =>
    /(?:\bfrom|\bimport\() ?'[^']*-(?:de|en)'/.test(readFileSync(file, 'utf8')),
  );
  expect(importers.length).toBeGreaterThan(3);
  expect(filesOf('Add a language')).toEqual(expect.arrayContaining(importers));
  const texts = readdirSync('app/i18n').filter((file) => file.endsWith('-de.ts'));
  const written = texts.map((file) => `app/i18n/${file.replace('-de.', '-{language}.')}`);
  expect(filesOf('Add a language')).toEqual(expect.arrayContaining(written));
});

// Each compiles the shop: ten seconds of a processor.
describe.runIf(isFullRun)('in a copy of the shop', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'recipes-'));
    for (const part of SHOP) cpSync(part, path.join(copy, part), {recursive: true});
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  /** Compiles the copy with some changes, and takes them back. Returns the files with errors. */
  function errorsAfter(...changes: readonly Change[]): readonly string[] {
    for (const change of changes) {
      const place = path.join(copy, change[0]);
      writeFileSync(place, edited(readFileSync(place, 'utf8'), change));
    }
    const compiler = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'];
    const {stdout} = spawnSync(process.execPath, compiler, {cwd: copy, encoding: 'utf8'});
    for (const [file] of changes) cpSync(file, path.join(copy, file));
    return [...new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, found = '']) => found))].sort();
  }

  const LIMIT_MS = 10 * 60_000;

  it('the shop compiles', {timeout: LIMIT_MS}, () => {
    expect(errorsAfter()).toEqual([]);
  });

  it('a third language is a list of compile errors: the files that the recipe names', {timeout: LIMIT_MS}, () => {
    const errors = errorsAfter(...THIRD_LANGUAGE);
    const named = filesOf('Add a language').filter((file) => /^app\/[^{]+\.tsx?$/.test(file));
    expect(errors).toEqual([...named].sort());
  });

  it.each(EDITS)(
    'what "$recipe" still asks for is a compile error',
    {timeout: LIMIT_MS},
    ({recipe, errors, changes}) => {
      const found = errorsAfter(...changes).filter((file) => !/\.(?:test|fixture)\./.test(file));
      expect(found).toEqual(errors);
      expect(filesOf(recipe)).toEqual(expect.arrayContaining(found));
    },
  );

  it('a link to a page whose row is deleted is a compile error', {timeout: LIMIT_MS}, () => {
    const errors = errorsAfter(DELETED_PAGE);
    expect(errors.filter((file) => !file.includes('.test.'))).toEqual(['app/pages/paths.ts']);
  });
});
