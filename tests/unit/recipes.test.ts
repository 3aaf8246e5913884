import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {languageSchema} from '../../contracts/fields';
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
  expect(readFileSync('scripts/lib/service-questions.mjs', 'utf8')).toContain(`\`\${kind}_${language}\``);
});

/** The shop without its services and the tests outside of it, as far as the compiler needs it. */
const SHOP = [
  'app',
  'contracts',
  'graphql',
  'locales',
  'store/merchant',
  'scripts/vite',
  'server.ts',
  ...['any-lines', 'full-run', 'memory-caches'].map((name) => `tests/support/${name}.ts`),
  'tsconfig.json',
  'vite.config.ts',
  'remix.config.js',
  'remix.config.d.ts',
];

type Change = readonly [file: string, from: string | RegExp, to: string];

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
    for (const [file, from, to] of changes) {
      const place = path.join(copy, file);
      const source = readFileSync(place, 'utf8');
      const changed = source.replace(from, to);
      expect(changed, file).not.toBe(source);
      writeFileSync(place, changed);
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
    const errors = errorsAfter(
      ['app/config/languages.ts', "['de', 'en']", "['de', 'en', 'fr']"],
      [
        'app/config/languages.ts',
        "  en: {language: 'en'",
        "  fr: {language: 'fr', locale: 'fr-FR', code: 'FR'},\n  en: {language: 'en'",
      ],
    );
    const named = filesOf('Add a language').filter((file) => /^app\/[^{]+\.tsx?$/.test(file));
    expect(errors).toEqual([...named].sort());
  });

  it.each<{readonly recipe: string; readonly errors: readonly string[]; readonly changes: readonly Change[]}>([
    {
      recipe: 'Add a filter',
      errors: ['app/services/storefront/listing.server.ts', 'app/views/listing/GridFilters.tsx'],
      changes: [
        ['app/config/listing.ts', "'vendor'] as const", "'vendor', 'roast_degree'] as const"],
        ['app/config/listing.ts', "  vendor: 'brand',", "  vendor: 'brand',\n  roast_degree: 'roast',"],
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
  ])('what "$recipe" still asks for is a compile error', {timeout: LIMIT_MS}, ({recipe, errors, changes}) => {
    const found = errorsAfter(...changes).filter((file) => !/\.(?:test|fixture)\./.test(file));
    expect(found).toEqual(errors);
    expect(filesOf(recipe)).toEqual(expect.arrayContaining(found));
  });

  it('a link to a page whose row is deleted is a compile error', {timeout: LIMIT_MS}, () => {
    const errors = errorsAfter(['app/pages.ts', /^ {2}review: .*\n/m, '']);
    expect(errors.filter((file) => !file.includes('.test.'))).toEqual(['app/pages/paths.ts']);
  });
});
