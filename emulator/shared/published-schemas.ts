import {buildSchema} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import type {ServedVersion} from './api-versions';

/** A schema of the platform as `npm run schemas` writes it: its definitions, one a line, without descriptions. */
type PublishedSchema = {readonly definitions: readonly string[]};

/** The versions whose schemas are published. Those that follow are served by the newest of these. */
type PublishedSchemas = Readonly<Record<'2026-01' | '2026-04', PublishedSchema>>;

/** Returns which schema answers a version: built when it is first asked for, except the newest one, which is built at once. */
export function schemasOf(published: PublishedSchemas): (version: ServedVersion) => GraphQLSchema {
  const newest = build(published['2026-04']);
  let oldest: GraphQLSchema | null = null;
  return (version) => (version === '2026-01' ? (oldest ??= build(published['2026-01'])) : newest);
}

function build({definitions}: PublishedSchema): GraphQLSchema {
  return buildSchema(definitions.join('\n'), {assumeValid: true, assumeValidSDL: true});
}
