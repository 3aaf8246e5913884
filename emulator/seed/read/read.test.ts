import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {seedForEsbuild} from './plugins';
import {seedModule} from './parts';

const folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
const root = path.join(folder, 'seed');
const originals = new Map<string, string>();

beforeAll(() => {
  for (const part of ['catalogue', 'cms', 'customers', 'platform']) {
    cpSync(`emulator/seed/${part}`, path.join(root, part), {recursive: true});
  }
});
afterEach(() => {
  for (const [file, text] of originals) writeFileSync(path.join(root, file), text);
  originals.clear();
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Replaces a text in a file of the copy until the test ends; it must be there. */
function change(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(from);
  originals.set(file, before);
  writeFileSync(path.join(root, file), before.replace(from, to));
}

function reading(file: string): () => unknown {
  return () => seedModule(`virtual:seed/${file.split('/')[0] ?? ''}`, root);
}

const morgentau = 'catalogue/coffees/morgentau.json';
const shipping = 'cms/pages/versand.de.md';

describe('seed data that cannot be used names its file, the field and the reason', () => {
  it.each([
    [
      'a price that is no number',
      morgentau,
      '"priceCents": 1090',
      '"priceCents": "10,90"',
      'priceCents: Invalid input: expected number, received string',
    ],
    [
      'a price with half a cent',
      morgentau,
      '"priceCents": 1090',
      '"priceCents": 1090.5',
      'priceCents: Invalid input: expected int, received number',
    ],
    ['a misspelt field', morgentau, '"priceCents"', '"price"', 'Unrecognized key: "price"'],
    [
      'a text without English',
      morgentau,
      '"title": {"de": "Morgentau Filterkaffee", "en": "Morgentau Filter Coffee"}',
      '"title": {"de": "Morgentau"}',
      'title: expected a text',
    ],
    ['an unknown way of brewing', morgentau, '"pourOver"', '"samovar"', 'methods: "samovar" does not exist'],
    [
      'a product that does not exist',
      morgentau,
      '"recommendations": [',
      '"recommendations": [9999, ',
      'recommendations: "9999" does not exist',
    ],
    ['a file that is no JSON', morgentau, '{', '', 'JSON'],
    ['a coffee that is not listed', 'catalogue/assortment.json', '"morgentau",', '', 'coffees: "morgentau" is missing'],
    ['a number that is taken', 'catalogue/coffees/shala-buna.json', '1002', '1001', 'number: 1001 is used twice'],
    [
      'an unknown maker',
      'catalogue/gear/cups.json',
      '"brand": "brunelle"',
      '"brand": "bruneli"',
      '[0].brand: "bruneli" does not exist',
    ],
    [
      'a collection that does not exist',
      'catalogue/collections.json',
      '"parent": "coffee-shop"',
      '"parent": "tea-shop"',
      '"tea-shop" does not exist',
    ],
    [
      'a wrong e-mail address',
      'customers/customers.json',
      '"mira.neu@example.com"',
      '"mira.neu"',
      '[0].email: Invalid email address',
    ],
    [
      'a discount of a kind that nobody knows',
      'platform/discount-codes.json',
      '"percentage"',
      '"half"',
      '.kind: Invalid option',
    ],
    ['front matter that is no YAML', shipping, 'key: shipping', 'key: [shipping', 'Flow sequence'],
    ['an unknown field in front matter', shipping, 'seoTitle:', 'seo-title:', 'Unrecognized key: "seo-title"'],
    [
      'a description that search engines cut',
      shipping,
      'description:',
      `description: ${'very '.repeat(40)}`,
      'seo.description: Too big',
    ],
    ['an unknown module', shipping, ':::faq[', ':::questions[', 'there is no module "questions"'],
    [
      'a module without what it needs',
      'cms/pages/geschichte.de.md',
      '{image=scene-roastery}',
      '',
      'line 7: hero: image: Invalid input',
    ],
    [
      'words in a place without them',
      shipping,
      '::shop-part{part=shippingCountries}',
      '<b>HTML</b>',
      'html has no place in a line',
    ],
    [
      'an author that nobody knows',
      'cms/posts/kaffee-lagern.de.md',
      'author: selin',
      'author: nobody',
      'author: "nobody" does not exist',
    ],
    [
      'weights that are not a whole',
      'cms/tests/handmuehlen-test.de.md',
      'weightPercent: 40',
      'weightPercent: 41',
      'criteria: the weights',
    ],
  ])('%s', (_, file, from, to, reason) => {
    change(file, from, to);
    const problem: unknown = expect.stringContaining(reason);
    expect(reading(file)).toThrow(expect.objectContaining({name: 'SeedError', file, message: problem}));
  });

  it('fails the build', async () => {
    change(morgentau, '"priceCents": 1090', '"priceCents": true');
    const result = build({
      stdin: {contents: `export {default} from 'virtual:seed/catalogue'`},
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [seedForEsbuild(root)],
    });
    await expect(result).rejects.toThrow(`${morgentau}: priceCents: Invalid input: expected number, received boolean`);
  });
});

const catalogueSchema = z.object({coffees: z.array(z.object({handle: z.string(), priceCents: z.int()}))});

/** The catalogue as a bundle gets it. */
function catalogue(): z.infer<typeof catalogueSchema> {
  const {code} = seedModule('virtual:seed/catalogue', root);
  const text = z.string().parse(JSON.parse(code.slice(code.indexOf('(') + 1, -2)));
  return catalogueSchema.parse(JSON.parse(text));
}

it('a changed price is in the next bundle', () => {
  const before = catalogue().coffees.find(({handle}) => handle === 'morgentau');
  change(morgentau, '"priceCents": 1090', '"priceCents": 11900');
  expect(before?.priceCents).toBe(1090);
  expect(catalogue().coffees.find(({handle}) => handle === 'morgentau')?.priceCents).toBe(11_900);
});

it('a coffee is added by a file and a line in the assortment', () => {
  const coffee = readFileSync(path.join(root, morgentau), 'utf8').replace('"number": 1001', '"number": 1099');
  const added = path.join(root, 'catalogue/coffees/abendrot.json');
  writeFileSync(added, coffee);
  change('catalogue/assortment.json', '"morgentau",', '"morgentau", "abendrot",');
  expect(
    catalogue()
      .coffees.map(({handle}) => handle)
      .slice(0, 2),
  ).toEqual(['morgentau', 'abendrot']);
  rmSync(added);
});
