import {imageId} from '../cms/asset-id';
import type {Document, Json, JsonObject} from '../../cms/json';

const BORN = '2026-01-05T08:00:00Z';

/** A value of a document before it is stored: fields may be missing. */
export type DocumentValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly DocumentValue[]
  | {readonly [field: string]: DocumentValue};

export type DocumentFields = {readonly [field: string]: DocumentValue};

/** Returns a document of the fresh CMS; the same on every machine. */
export function document(id: string, type: string, fields: DocumentFields): Document {
  const own = {_id: id, _type: type, _rev: imageId(id).slice(0, 22), _createdAt: BORN, _updatedAt: BORN};
  return {...stored(fields), ...own};
}

/** Leaves out missing fields and gives every object in a list a key. */
function stored(fields: DocumentFields): JsonObject {
  const present = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, json(value)] satisfies [string, Json]],
  );
  return Object.fromEntries(present);
}

function json(value: Exclude<DocumentValue, undefined>): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (!isList(value)) return stored(value);
  return value.map((entry, index) => {
    if (typeof entry !== 'object' || entry === null || isList(entry)) return json(entry ?? null);
    return {_key: `k${index}`, ...stored(entry)};
  });
}

function isList(value: DocumentValue): value is readonly DocumentValue[] {
  return Array.isArray(value);
}

/** Returns the last part of a document's address. */
export function slug(current: string): DocumentValue {
  return {_type: 'slug', current};
}

/** Returns the title and description for search engines. */
export function seo(title: string, description: string, noindex = false): DocumentValue {
  return {_type: 'seo', title, description, noindex};
}

/** Returns a reference to another document. */
export function reference(id: string): DocumentValue {
  return {_type: 'reference', _ref: id};
}
