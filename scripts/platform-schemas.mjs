// @ts-check
// `npm run schemas`: writes the schemas of the platform's APIs, without descriptions, into emulator/platform-schemas. They
// come out of the package that publishes them, once for each version of the APIs.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {buildClientSchema, parse, print, printSchema, stripIgnoredCharacters, visit} from 'graphql';

import {cutSchema} from './lib/cut-schema.mjs';
import {inProject} from './lib/paths.mjs';

/** The releases of `@shopify/hydrogen-react` that the schemas of versions come from. */
const RELEASES = {'2026-01': '2026.1.2', '2026-04': '2026.4.4'};
const APIS = ['storefront', 'customer-account'];

/** The release of `@shopify/dev-mcp` whose data hold the Admin API's schema. */
const ADMIN = {release: '1.16.0', version: '2026-04'};

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

/**
 * @param {string} name of a package, with its version
 * @param {string} folder
 * @returns {string} the folder of its files
 */
function unpack(name, folder) {
  mkdirSync(folder);
  const [{filename}] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', folder], {encoding: 'utf8'}),
  );
  execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', folder]);
  return path.join(folder, 'package');
}

/**
 * @param {string} file in emulator/platform-schemas
 * @param {string} name of the package
 * @param {string[]} definitions
 */
function write(file, name, definitions) {
  const text = `${JSON.stringify({package: name, definitions}, null, 2)}\n`;
  writeFileSync(inProject('emulator/platform-schemas', file), text);
}

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
for (const [version, release] of Object.entries(RELEASES)) {
  const name = `@shopify/hydrogen-react@${release}`;
  const unpacked = unpack(name, path.join(folder, version));
  for (const api of APIS) {
    const introspection = JSON.parse(readFileSync(path.join(unpacked, `${api}.schema.json`), 'utf8'));
    const schema = buildClientSchema(introspection, {assumeValid: true});
    write(`${api}-${version}.json`, name, definitionsOf(schema));
  }
  writeFileSync(
    inProject('emulator/platform-schemas/LICENSE'),
    readFileSync(path.join(unpacked, 'LICENSE.md'), 'utf8'),
  );
}
const adminPackage = `@shopify/dev-mcp@${ADMIN.release}`;
const data = path.join(unpack(adminPackage, path.join(folder, 'admin')), 'dist/data', `admin_${ADMIN.version}.json.gz`);
const {data: adminIntrospection} = JSON.parse(gunzipSync(readFileSync(data)).toString());
const adminFields = JSON.parse(readFileSync(inProject('emulator/platform-schemas/admin-fields.json'), 'utf8'));
const adminSchema = cutSchema(buildClientSchema(adminIntrospection, {assumeValid: true}), adminFields);
write(`admin-${ADMIN.version}.json`, adminPackage, definitionsOf(adminSchema));
rmSync(folder, {recursive: true});
