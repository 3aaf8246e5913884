import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
} from 'graphql';
import type {GraphQLInputType, GraphQLObjectType, GraphQLSchema} from 'graphql';

/** A field at the root of a schema, with a document that asks for it alone. */
export type Probe = {readonly field: string; readonly name: string; readonly document: string};

/** A question for every query and mutation of an official schema, with the least that it must be given. */
export function probes(schema: GraphQLSchema): readonly Probe[] {
  return [...probesOf('query', schema.getQueryType()), ...probesOf('mutation', schema.getMutationType())];
}

function probesOf(operation: string, root: GraphQLObjectType | null | undefined): readonly Probe[] {
  return Object.values(root?.getFields() ?? {}).map(({name, args, type}) => {
    const given = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${least(argument.type)}`);
    const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
    return {
      field: `${root?.name ?? ''}.${name}`,
      name,
      document: `${operation} { ${name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selection} }`,
    };
  });
}

/** A value of a type, as short as it may be. */
function least(type: GraphQLInputType): string {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{${fields.map((field) => `${field.name}: ${least(field.type)}`).join(', ')}}`;
  }
  if (type.name === 'Boolean') return 'true';
  return type.name === 'Int' || type.name === 'Float' ? '1' : '"gid://shopify/Product/1"';
}
