// @ts-check
// `npm run schemas`: writes the schemas of the platform's APIs, without descriptions, into emulator/platform-schemas. They
// come out of the package that publishes them all (docs/decisions/131-schemas-by-version.md).
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {buildClientSchema, parse, print, printSchema, stripIgnoredCharacters, visit} from 'graphql';

import {cutSchema} from './lib/cut-schema.mjs';
import {inProject} from './lib/paths.mjs';

/** The package, under the MIT licence: what apps may ask of each version, without what needs a permission by the platform. */
const PACKAGE = '@shopify/ai-toolkit@1.8.4';
const VERSIONS = ['2026-01', '2026-04', '2026-07', '2026-10'];

/** What it calls its files, by the names of ours. */
const FILES = {
  storefront: 'shopify-storefront-graphql/assets/storefront-graphql',
  'customer-account': 'shopify-customer/assets/customer',
  admin: 'shopify-admin/assets/admin',
};

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} its definitions in the schema language without descriptions, one a line
 */
function definitionsOf(schema) {
  const {definitions} = visit(parse(printSchema(schema)), {
    enter: (node) => ('description' in node ? {...node, description: undefined} : undefined),
  });
  return definitions.map((definition) => stripIgnoredCharacters(print(definition)));
}

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
const [{filename}] = JSON.parse(
  execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder], {encoding: 'utf8'}),
);
execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', folder]);

/** @param {keyof typeof FILES} api @param {string} version @returns {import('graphql').GraphQLSchema} */
function readSchema(api, version) {
  const file = path.join(folder, 'package/skills', `${FILES[api]}_${version}.json.br`);
  const {data} = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
  return buildClientSchema(data, {assumeValid: true});
}

/** @param {keyof typeof FILES} api @param {string} version @param {import('graphql').GraphQLSchema} schema */
function write(api, version, schema) {
  const text = `${JSON.stringify({package: PACKAGE, definitions: definitionsOf(schema)}, null, 2)}\n`;
  writeFileSync(inProject('emulator/platform-schemas', `${api}-${version}.json`), text);
}

const adminFields = JSON.parse(readFileSync(inProject('emulator/platform-schemas/admin-fields.json'), 'utf8'));
for (const version of VERSIONS) {
  write('storefront', version, readSchema('storefront', version));
  write('customer-account', version, readSchema('customer-account', version));
  write('admin', version, cutSchema(readSchema('admin', version), adminFields));
}
copyFileSync(path.join(folder, 'package/LICENSE'), inProject('emulator/platform-schemas/LICENSE'));
rmSync(folder, {recursive: true});
