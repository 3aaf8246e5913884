import {GraphQLError} from 'graphql';
import type {GraphQLFieldResolver} from 'graphql';
import * as z from 'zod';
import {accessDenied} from './access-scopes';
import type {DeniedFields} from './access-scopes';

/** How many values the platform takes in one list argument. */
const MAX_INPUT = 250;

/** A field that is worked out when it is asked for. */
export class Field {
  constructor(readonly resolve: (args: Readonly<Record<string, unknown>>, name: string) => unknown) {}
}

/** What a resolver returns for an object type: the supported fields by their names, nothing else. */
export type Source = {readonly __typename?: string} & Readonly<Record<string, unknown>>;

/** Returns a field without arguments that is worked out only when asked for. */
export function lazy(resolve: () => unknown): Field {
  return new Field((args, name) => {
    refuse(Object.keys(args), name);
    return resolve();
  });
}

/**
 * Returns a field with arguments; any but the supported ones is refused by its name.
 *
 * @param supported their shape, or a strict object made of it once: worth it where a reply has hundreds of such fields
 */
export function withArguments<S extends z.ZodRawShape>(
  supported: S | z.ZodObject<S, z.core.$strict>,
  resolve: (args: z.output<z.ZodObject<S, z.core.$strict>>) => unknown,
): Field {
  return new Field((args, name) => {
    const schema = supported instanceof z.ZodObject ? supported : z.strictObject(supported);
    const parsed = schema.safeParse(args);
    if (parsed.success) return resolve(parsed.data);
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') refuse(issue.keys, [name, ...issue.path.filter(isName)].join('.'));
    }
    throw invalid(`Argument of ${name} is not supported by the emulator: ${z.prettifyError(parsed.error)}`);
  });
}

/** Resolves every field: what the source does not hold is refused by its name, never answered with an invented value. */
export const resolveField: GraphQLFieldResolver<unknown, {readonly denied: DeniedFields}> = (
  source,
  args: Record<string, unknown>,
  {denied},
  info,
) => {
  const name = `${info.parentType.name}.${info.fieldName}`;
  const scope = denied.get(name);
  if (scope !== undefined) throw accessDenied(info.fieldName, `\`${scope}\` access scope`);
  if (!isSource(source) || !Object.hasOwn(source, info.fieldName)) throw unsupported(`Field ${name}`);
  limitLists(args);
  const value = source[info.fieldName];
  if (value instanceof Field) return value.resolve(args, name);
  refuse(Object.keys(args), name);
  return value;
};

/** Returns the error for what the schema has and the emulator has not. */
export function unsupported(what: string): GraphQLError {
  return new GraphQLError(`${what} is not supported by the emulator`, {extensions: {code: 'NOT_SUPPORTED'}});
}

/** Returns the error for a request that the platform would refuse. */
export function invalid(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, {extensions: {code}});
}

function refuse(names: readonly string[], field: string): void {
  if (names.length > 0) throw unsupported(`Argument ${names.map((name) => `${field}(${name}:)`).join(', ')}`);
}

function limitLists(value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length > MAX_INPUT) {
      const message = `The input array size of ${value.length} is greater than the maximum allowed of ${MAX_INPUT}.`;
      throw invalid(message, 'MAX_INPUT_SIZE_EXCEEDED');
    }
    value.forEach(limitLists);
  } else if (isSource(value)) {
    Object.values(value).forEach(limitLists);
  }
}

function isName(key: PropertyKey): key is string {
  return typeof key === 'string';
}

function isSource(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
