import {readFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

/** Changes documents of the CMS as an editor does. */
const API = '/v2025-02-19/data';
const DATASET = 'production';
const TOKEN = 'local-cms-token';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

async function mutate(origin: string, ...mutations: readonly Fields[]): Promise<void> {
  const answer = await fetch(`${origin}${API}/mutate/${DATASET}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({mutations}),
  });
  if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${await answer.text()}`);
}

async function documentOf(origin: string, id: string): Promise<Fields> {
  const answer: unknown = await (await fetch(`${origin}${API}/doc/${DATASET}/${id}`)).json();
  const documents = isRecord(answer) ? answer['documents'] : null;
  const document: unknown = Array.isArray(documents) ? documents[0] : null;
  if (!isRecord(document)) throw new Error(`The CMS has no document ${id}`);
  return document;
}

/**
 * Sets fields of one document.
 *
 * @param origin of the hosted services
 */
export async function edit(origin: string, id: string, fields: Fields): Promise<void> {
  await mutate(origin, {patch: {id, set: fields}});
}

/**
 * Inserts blocks at the beginning of a page.
 *
 * @param origin of the hosted services
 */
export async function prependBlocks(origin: string, id: string, blocks: readonly Fields[]): Promise<void> {
  await mutate(origin, {patch: {id, insert: {before: 'blocks[0]', items: blocks}}});
}

/**
 * Writes a draft of a published document, with some fields that are not published yet.
 *
 * @param origin of the hosted services
 */
export async function draft(origin: string, id: string, fields: Fields): Promise<void> {
  await mutate(origin, {createOrReplace: {...(await documentOf(origin, id)), ...fields, _id: `drafts.${id}`}});
}

/** An asset in a line of a dataset: what it is, and its file in the dataset's folder. */
const ASSET = /"_sanityAsset":"(image|file)@file:\/\/\.\/([^"]+)"/g;
const MIME_TYPES: Readonly<Record<string, string>> = {'.webp': 'image/webp', '.txt': 'text/plain'};
const uploadedSchema = z.object({document: z.object({_id: z.string()})});

/**
 * Imports a dataset as `sanity dataset import` does: uploads each asset once, and puts references in the place of their names.
 * Source: https://www.sanity.io/docs/content-lake/importing-data
 *
 * @param origin of the hosted services
 * @param folder with `data.ndjson` and the assets that it names
 */
export async function importDataset(origin: string, folder: string): Promise<void> {
  const lines = await readFile(path.join(folder, 'data.ndjson'), 'utf8');
  const references = new Map<string, string>();
  for (const [, kind = '', file = ''] of lines.matchAll(ASSET)) {
    if (!references.has(file)) references.set(file, await upload(origin, kind, path.join(folder, file)));
  }
  const documents = lines
    .replaceAll(ASSET, (_, __, file: string) => `"asset":{"_type":"reference","_ref":"${references.get(file) ?? ''}"}`)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter(isRecord);
  await mutate(origin, ...documents.map((document) => ({createOrReplace: document})));
}

async function upload(origin: string, kind: string, file: string): Promise<string> {
  const {base, ext} = path.parse(file);
  const answer = await fetch(`${origin}/v2025-02-19/assets/${kind}s/${DATASET}?filename=${base}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${TOKEN}`, 'Content-Type': MIME_TYPES[ext] ?? 'application/octet-stream'},
    body: new Uint8Array(await readFile(file)),
  });
  return uploadedSchema.parse(await answer.json()).document._id;
}

/**
 * Deletes a document.
 *
 * @param origin of the hosted services
 */
export async function remove(origin: string, id: string): Promise<void> {
  await mutate(origin, {delete: {id}});
}
