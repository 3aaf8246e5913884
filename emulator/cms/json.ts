import * as z from 'zod';
import {isObject} from '../../contracts/indexing/json';

export type Json = z.core.util.JSONType;
export type JsonObject = {[key: string]: Json};

/** A document as it is kept: any fields beside its own. */
export type Document = {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: Json;
};

const documentSchema = z
  .object({_id: z.string(), _type: z.string(), _rev: z.string(), _createdAt: z.string(), _updatedAt: z.string()})
  .catchall(z.json());

/**
 * Parses the JSON of a document.
 *
 * @throws where the text is no document
 */
export function readDocument(text: string): Document {
  return documentSchema.parse(JSON.parse(text));
}

/**
 * Checks that a value is a document, and returns it as one.
 *
 * @throws where a value lacks what every document has
 */
export function toDocument(value: JsonObject): Document {
  return documentSchema.parse(value);
}

/** Returns every id that a value refers to strongly. */
export function referencesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const own = typeof value['_ref'] === 'string' && value['_weak'] !== true ? [value['_ref']] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
