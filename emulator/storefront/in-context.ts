import {getDirectiveValues, getOperationAST, getVariableValues} from 'graphql';
import type {DocumentNode, GraphQLSchema} from 'graphql';
import {unsupported} from './field';
import type {LanguageCode} from './catalogue';
import {supportedCountry, supportedLanguage} from './localization';

export type RequestContext = {readonly language: LanguageCode; readonly country: string};

/**
 * Returns the language and country of `@inContext`, literal or in variables; German and Germany where they are missing
 * or not served.
 *
 * @throws {GraphQLError} for other arguments of the directive
 */
export function requestContext(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
): RequestContext {
  const operation = getOperationAST(document, operationName);
  const directive = schema.getDirective('inContext');
  if (!operation || !directive) return {language: supportedLanguage(null), country: supportedCountry(null)};
  const {coerced} = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const values = coerced === undefined ? undefined : getDirectiveValues(directive, operation, coerced);
  for (const name of Object.keys(values ?? {})) {
    if (name !== 'language' && name !== 'country') throw unsupported(`Argument @inContext(${name}:)`);
  }
  return {language: supportedLanguage(values?.['language']), country: supportedCountry(values?.['country'])};
}
