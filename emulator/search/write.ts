import * as z from 'zod';
import {searchCompoundSchema, searchSynonymSchema} from '../../contracts/search-indexing';
import {MAX_RECORD_BYTES, recordBytes} from '../../contracts/indexing/fit-record';
import type {Operation} from './account-object';
import {accountOf, dumpOf, worldOf} from './account';
import type {SearchBindings} from './account';
import type {SearchWorld} from './answer';
import {parseSettings} from './index-settings';
import type {SearchIndex} from './search-index';
import {SearchRefusal} from './search-refusal';

const MAX_PAGE = 1_000;

const actionSchema = z.enum([
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'clear',
  'delete',
]);
const bodySchema = z.object({objectID: z.string().min(1).optional()}).catchall(z.json());
const requestSchema = z.strictObject({action: actionSchema, body: bodySchema.default({})});
const batchSchema = z.strictObject({requests: z.array(requestSchema)});
const multiBatchSchema = z.strictObject({requests: z.array(requestSchema.extend({indexName: z.string().min(1)}))});
const operationSchema = z.strictObject({
  operation: z.enum(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).default([]),
});
const browseSchema = z.strictObject({
  cursor: z.string().regex(/^\d+$/).optional(),
  hitsPerPage: z.int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  attributesToRetrieve: z.array(z.string()).optional(),
  query: z.literal('').optional(),
});
const pageSchema = z.object({
  query: z.literal('').optional(),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(1).max(MAX_PAGE).default(20),
});
const dictionarySchema = z.strictObject({
  clearExistingDictionaryEntries: z.boolean().default(false),
  requests: z.array(
    z.discriminatedUnion('action', [
      z.strictObject({action: z.literal('addEntry'), body: searchCompoundSchema}),
      z.strictObject({action: z.literal('deleteEntry'), body: z.object({objectID: z.string().min(1)})}),
    ]),
  ),
});

type Request = z.output<typeof requestSchema>;

/** Runs a batch on one index. @throws {SearchRefusal} */
export async function runBatch(name: string, input: unknown, bindings: SearchBindings) {
  const {requests} = parsed(batchSchema, input);
  const operations = requests.map((request, at) => operationOf(name, request, at));
  return {taskID: await run([name], operations, bindings), objectIDs: operations.map(({record}) => record.id)};
}

/** Runs a batch on several indices. @throws {SearchRefusal} */
export async function runMultiBatch(input: unknown, bindings: SearchBindings) {
  const {requests} = parsed(multiBatchSchema, input);
  const operations = requests.map(({indexName, ...request}, at) => operationOf(indexName, request, at));
  const names = [...new Set(requests.map(({indexName}) => indexName))];
  const task = await run(names, operations, bindings);
  return {
    taskID: Object.fromEntries(names.map((name) => [name, task])),
    objectIDs: operations.map(({record}) => record.id),
  };
}

/** Deletes an index, or all of its records. */
export async function runOnIndex(name: string, action: 'clear' | 'delete', bindings: SearchBindings): Promise<number> {
  return run([name], [{index: name, action, record: {id: '', body: ''}}], bindings);
}

/** Sets settings; those that are not named stay. @throws {SearchRefusal} */
export async function writeSettings(name: string, input: unknown, bindings: SearchBindings): Promise<number> {
  const settings = parseSettings(input);
  const before = (await adopted([name], bindings)).get(name)?.written.settings ?? {};
  return accountOf(bindings.env).change(name, {settings: JSON.stringify({...before, ...settings})});
}

/** Adds synonyms, or replaces all of them. @throws {SearchRefusal} */
export async function writeSynonyms(
  name: string,
  input: unknown,
  isNew: boolean,
  bindings: SearchBindings,
): Promise<number> {
  const synonyms = parsed(z.array(searchSynonymSchema), input);
  const before = (await adopted([name], bindings)).get(name)?.written.synonyms ?? [];
  const all = new Map([...(isNew ? [] : before), ...synonyms].map((synonym) => [synonym.objectID, synonym]));
  return accountOf(bindings.env).change(name, {synonyms: JSON.stringify([...all.values()])});
}

/** Moves or copies an index. @throws {SearchRefusal} */
export async function runOperation(name: string, input: unknown, bindings: SearchBindings): Promise<number> {
  const {operation, destination, scope} = parsed(operationSchema, input);
  const there = await adopted([name, destination], bindings);
  if (!there.has(name)) throw new SearchRefusal(404, `Index ${name} does not exist`);
  return accountOf(bindings.env).transfer(name, destination, {isMove: operation === 'move', scope});
}

/** Returns one page of all records of an index, in the order of their ids. @throws {SearchRefusal} */
export function browsed(index: SearchIndex, input: unknown, world: SearchWorld) {
  const {cursor = '0', hitsPerPage, attributesToRetrieve} = parsed(browseSchema, input);
  const [from, records] = [Number(cursor), world.current(index)];
  const isWanted = (attribute: string) =>
    attribute === 'objectID' || attributesToRetrieve === undefined || attributesToRetrieve.includes(attribute);
  const hits = records
    .slice(from, from + hitsPerPage)
    .map((record) => Object.fromEntries(Object.entries(record).filter(([attribute]) => isWanted(attribute))));
  const next = from + hitsPerPage;
  return {hits, ...(next < records.length ? {cursor: String(next)} : {})};
}

/** Returns one page of the synonyms of an index. @throws {SearchRefusal} */
export function listedSynonyms({written: {synonyms}}: SearchIndex, input: unknown) {
  const {page, hitsPerPage} = parsed(pageSchema, input);
  return {hits: synonyms.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: synonyms.length};
}

/** Changes the dictionary of compounds. @throws {SearchRefusal} */
export async function writeDictionary(input: unknown, {env}: SearchBindings): Promise<number> {
  const {requests, clearExistingDictionaryEntries} = parsed(dictionarySchema, input);
  const added = requests.flatMap(({action, body}) =>
    action === 'addEntry' ? [[body.objectID, JSON.stringify(body)] as const] : [],
  );
  const removed = requests.flatMap(({action, body}) => (action === 'deleteEntry' ? [body.objectID] : []));
  return accountOf(env).changeDictionary(new Map(added), removed, clearExistingDictionaryEntries);
}

/** Returns one page of the entries of the dictionary of compounds. @throws {SearchRefusal} */
export async function listedCompounds(input: unknown, {env}: SearchBindings) {
  const {page, hitsPerPage} = parsed(pageSchema, input);
  const entries = (await accountOf(env).dictionary()).map((entry) => searchCompoundSchema.parse(JSON.parse(entry)));
  return {
    hits: entries.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    page,
    nbHits: entries.length,
    nbPages: Math.ceil(entries.length / hitsPerPage),
  };
}

async function run(
  names: readonly string[],
  operations: readonly Operation[],
  bindings: SearchBindings,
): Promise<number> {
  await adopted(names, bindings);
  return accountOf(bindings.env).batch(operations);
}

/** Keeps what the seed has in some indices, so that changes apply to it. Returns what was there. */
async function adopted(
  names: readonly string[],
  {env, content}: SearchBindings,
): Promise<ReadonlyMap<string, SearchIndex>> {
  const [world, {indices: known}] = [await worldOf({env, content}), await accountOf(env).state()];
  for (const name of names) {
    const index = world.indices.get(name);
    if (index !== undefined && known.every((other) => other.name !== name))
      await accountOf(env).adopt(name, dumpOf(index, world));
  }
  return world.indices;
}

function operationOf(index: string, {action, body}: Request, at: number): Operation {
  const needsNoId = action === 'clear' || action === 'delete' || action === 'addObject';
  if (body.objectID === undefined && !needsNoId) {
    throw new SearchRefusal(400, `ObjectID is missing at position ${at}`);
  }
  const id = body.objectID ?? (action === 'addObject' ? crypto.randomUUID() : '');
  const record = {...body, objectID: id};
  const size = recordBytes(record);
  if (size > MAX_RECORD_BYTES) {
    throw new SearchRefusal(
      400,
      `Record at the position ${at} objectID=${id} is too big size=${size}/${MAX_RECORD_BYTES} bytes`,
    );
  }
  return {index, action, record: {id, body: JSON.stringify(record)}};
}

function parsed<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join('.') : (issue?.path.join('.') ?? '');
  throw new SearchRefusal(400, `Invalid value for ${name || 'the body'}`);
}
