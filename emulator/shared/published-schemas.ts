import {buildSchema} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import type {ServedVersion} from './api-versions';

/** A schema of the platform as `npm run schemas` writes it: its definitions, one a line, without descriptions. */
type PublishedSchema = {readonly definitions: readonly string[]};

/** Returns which schema answers a version: its own, built when it is first asked for. */
export function schemasOf(
  published: Readonly<Record<ServedVersion, PublishedSchema>>,
): (version: ServedVersion) => GraphQLSchema {
  const built = new Map<PublishedSchema, GraphQLSchema>();
  return (version) => {
    const wanted = published[version];
    const schema = built.get(wanted) ?? build(wanted);
    built.set(wanted, schema);
    return schema;
  };
}

function build({definitions}: PublishedSchema): GraphQLSchema {
  return buildSchema(definitions.join('\n'), {assumeValid: true, assumeValidSDL: true});
}
