// @ts-check
import {
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** @typedef {Readonly<Record<string, readonly string[]>>} WantedFields field names by the name of their type */

/**
 * Leaves of a schema the named fields of the named types alone, and what their arguments and results need.
 *
 * @param {GraphQLSchema} schema
 * @param {WantedFields} wanted
 * @returns {GraphQLSchema}
 * @throws {RangeError} for a field that the schema has not, or whose type is not named
 */
export function cutSchema(schema, wanted) {
  /** @type {Map<string, GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType>} */
  const kept = new Map();
  /** @type {(type: any) => any} */
  const cut = (type) => {
    const named = getNamedType(type);
    if (!isObjectType(named) && !isInterfaceType(named) && !isUnionType(named)) return type;
    return wrapLike(type, typeOf(named));
  };
  /** @type {(type: GraphQLObjectType | GraphQLInterfaceType) => () => any} */
  const fieldsOf = (type) => () =>
    Object.fromEntries(
      (wanted[type.name] ?? []).map((name) => {
        const field = type.getFields()[name];
        if (field === undefined) throw new RangeError(`The schema has no field ${type.name}.${name}`);
        const args = Object.fromEntries(field.args.map((arg) => [arg.name, arg]));
        return [name, {...field, args, type: cut(field.type)}];
      }),
    );
  /** @type {(type: GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType) => GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType} */
  const typeOf = (type) => {
    const known = kept.get(type.name);
    if (known !== undefined) return known;
    if (wanted[type.name] === undefined)
      throw new RangeError(`A kept field has the type ${type.name}, of which no fields are named`);
    const made = isUnionType(type)
      ? new GraphQLUnionType({
          name: type.name,
          types: () =>
            type.getTypes().flatMap((each) => (wanted[each.name] ? [/** @type {any} */ (typeOf(each))] : [])),
        })
      : isInterfaceType(type)
        ? new GraphQLInterfaceType({name: type.name, fields: fieldsOf(type)})
        : new GraphQLObjectType({
            name: type.name,
            fields: fieldsOf(type),
            interfaces: () =>
              type.getInterfaces().flatMap((each) => (wanted[each.name] ? [/** @type {any} */ (typeOf(each))] : [])),
          });
    kept.set(type.name, made);
    return made;
  };
  const objects = Object.keys(wanted).map((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInterfaceType(type) && !isUnionType(type)) {
      throw new RangeError(`The schema has no type ${name}`);
    }
    return typeOf(type);
  });
  const query = kept.get(schema.getQueryType()?.name ?? '');
  const mutation = kept.get(schema.getMutationType()?.name ?? '');
  return new GraphQLSchema({
    query: /** @type {GraphQLObjectType} */ (query),
    mutation: /** @type {GraphQLObjectType} */ (mutation),
    types: objects,
    directives: schema.getDirectives(),
  });
}

/**
 * @param {any} type a type, perhaps in lists and non-null
 * @param {any} inner what takes the place of the type inside
 * @returns {any}
 */
function wrapLike(type, inner) {
  return 'ofType' in type ? new type.constructor(wrapLike(type.ofType, inner)) : inner;
}
