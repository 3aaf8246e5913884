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

/**
 * Puts documents into the CMS, all or none.
 *
 * @param origin of the hosted services
 */
export async function putDocuments(origin: string, documents: readonly Fields[]): Promise<void> {
  await mutate(origin, ...documents.map((document) => ({createOrReplace: document})));
}

/**
 * Deletes a document.
 *
 * @param origin of the hosted services
 */
export async function remove(origin: string, id: string): Promise<void> {
  await mutate(origin, {delete: {id}});
}
