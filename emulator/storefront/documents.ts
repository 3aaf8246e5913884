import {GraphQLError, parse, validate} from 'graphql';
import type {DocumentNode, GraphQLSchema} from 'graphql';

const MAX_KEPT = 200;

type Checked = {readonly document: DocumentNode} | {readonly errors: readonly GraphQLError[]};

const keptBySchema = new WeakMap<GraphQLSchema, Map<string, Checked>>();

/** Parses and validates a document, once for every schema and text; the oldest texts are forgotten. */
export function checkedDocument(schema: GraphQLSchema, text: string): Checked {
  const kept = keptBySchema.get(schema) ?? new Map<string, Checked>();
  keptBySchema.set(schema, kept);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const checked = check(schema, text);
  if (kept.size >= MAX_KEPT) kept.delete([...kept.keys()][0] ?? '');
  kept.set(text, checked);
  return checked;
}

function check(schema: GraphQLSchema, text: string): Checked {
  try {
    const document = parse(text, {maxLexicalTokens: 10_000});
    const errors = validate(schema, document);
    return errors.length > 0 ? {errors} : {document};
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [error]};
    throw error;
  }
}
