import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, it} from 'vitest';

const FOLDERS = ['app', 'contracts', 'emulator', 'service'];
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|generated/;

// What Remix calls in a route module is told by its name.
const ROUTE_MODULE = /^app\/(?:routes\/|root\.tsx$)/;
const ROUTE_EXPORTS = new Set(['loader', 'action', 'default', 'meta', 'headers', 'links', 'shouldRevalidate']);

const THIRD_PERSON = /^[A-Z][a-z]+s$/;
/** Words that end like a verb and begin a sentence without one; none of them can be a verb. */
const NO_VERBS = new Set(
  [
    'Always As Its Less This Thus Whose',
    'Amounts Bytes Cents Coffees Combinations Customers Days Deliveries Facets Goods Grams Items Letters Logins',
    'Metafields Milliseconds News Nodes Operations Parts Products Rows Seconds Subscriptions Suggestions Things',
    'Variants Vouchers Ways Weeks Words',
  ].flatMap((line) => line.split(' ')),
);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .map((file) => path.join(folder, file)),
);

it('every exported function has a doc comment that begins with a verb', () => {
  const functions = sources.flatMap(exportedFunctions);
  expect(functions.length).toBeGreaterThan(2000);
  expect(functions.filter(({comments}) => !beginsWithVerb(comments)).map(({place}) => place)).toEqual([]);
});

it.each([
  ['/** Returns the sum. */\n', true],
  ['// A note.\n/**\n * Tells whether it is one,\n * or none.\n */\n', true],
  ['/** The sum. */\n', false],
  ['/** Its sum. */\n', false],
  ['/** Days until then. */\n', false],
  ['/** Returns the sum. */\n\n// A note.\n', false],
  ['', false],
])('judges %j as %j', (comments, expected) => {
  expect(beginsWithVerb(comments)).toBe(expected);
});

/** Returns the exported functions of a file, with the comments in front of each. */
function exportedFunctions(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const seen = new Set<string>();
  return source.statements.filter(isExported).flatMap((statement) => {
    const comments = source.text.slice(statement.getFullStart(), statement.getStart(source));
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
    return namesOfFunctions(statement)
      .filter((name) => !(ROUTE_MODULE.test(file) && ROUTE_EXPORTS.has(name)))
      .filter((name) => {
        // The first of several signatures speaks for all.
        const isFirst = !seen.has(name);
        seen.add(name);
        return isFirst;
      })
      .map((name) => ({place: `${file}:${line} ${name}`, comments}));
  });
}

function isExported(statement: ts.Statement): boolean {
  return hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

function namesOfFunctions(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement)) {
    return [hasModifier(statement, ts.SyntaxKind.DefaultKeyword) ? 'default' : (statement.name?.text ?? '')];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({name, initializer}) =>
    initializer && ts.isArrowFunction(initializer) && ts.isIdentifier(name) ? [name.text] : [],
  );
}

function hasModifier(statement: ts.Statement, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((each) => each.kind === kind);
}

/** Tells whether the last of these comments is a doc comment whose first word is a verb. */
function beginsWithVerb(comments: string): boolean {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(comments) ?? [];
  const [first = ''] = text.match(/[^\s*]+/g) ?? [];
  return THIRD_PERSON.test(first) && !NO_VERBS.has(first);
}
