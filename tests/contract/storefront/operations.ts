import {readdirSync, readFileSync} from 'node:fs';
import {Kind, parse, print, separateOperations} from 'graphql';
import type {OperationDefinitionNode} from 'graphql';

const FOLDER = 'graphql/storefront';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));

/** Everything that the shop asks of the platform, as one document. */
export const document = parse(files.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('\n'));

export const operations = document.definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
);

/** Each operation by its name, with the fragments that it needs and nothing else. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(separateOperations(document)).map(([name, operation]) => [name, print(operation)]),
);
