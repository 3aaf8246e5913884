// @ts-check
// `npm run schemas`: writes the schemas of the platform's APIs, without descriptions, into emulator/platform-schemas. They
// come out of the package that publishes them, once for each version of the APIs.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {buildClientSchema, parse, print, printSchema, stripIgnoredCharacters, visit} from 'graphql';

import {inProject} from './lib/paths.mjs';

/** The releases of `@shopify/hydrogen-react` that the schemas of versions come from. */
const RELEASES = {'2026-01': '2026.1.2', '2026-04': '2026.4.4'};
const APIS = ['storefront', 'customer-account'];

/**
 * @param {string} introspection what a schema tells of itself, as JSON
 * @returns {string[]} its definitions in the schema language, one a line
 */
function definitionsOf(introspection) {
  const schema = buildClientSchema(JSON.parse(introspection), {assumeValid: true});
  const {definitions} = visit(parse(printSchema(schema)), {
    enter: (node) => ('description' in node ? {...node, description: undefined} : undefined),
  });
  return definitions.map((definition) => stripIgnoredCharacters(print(definition)));
}

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
for (const [version, release] of Object.entries(RELEASES)) {
  const name = `@shopify/hydrogen-react@${release}`;
  const unpacked = path.join(folder, version);
  mkdirSync(unpacked);
  const [{filename}] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', unpacked], {encoding: 'utf8'}),
  );
  execFileSync('tar', ['-xzf', path.join(unpacked, filename), '-C', unpacked]);
  for (const api of APIS) {
    const definitions = definitionsOf(readFileSync(path.join(unpacked, 'package', `${api}.schema.json`), 'utf8'));
    const file = inProject('emulator/platform-schemas', `${api}-${version}.json`);
    writeFileSync(file, `${JSON.stringify({package: name, definitions}, null, 2)}\n`);
  }
  writeFileSync(
    inProject('emulator/platform-schemas/LICENSE'),
    readFileSync(path.join(unpacked, 'package/LICENSE.md'), 'utf8'),
  );
}
rmSync(folder, {recursive: true});
