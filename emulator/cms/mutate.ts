import * as z from 'zod';
import {gatewayFailure, mutationFailure} from './errors';
import type {Failure, MutationFault} from './errors';
import {referencesIn, toDocument} from './json';
import type {Document, Json, JsonObject} from './json';
import {operationsSchema, patch} from './patch';

const stub = z.record(z.string(), z.json());
const id = z.string().min(1);

const mutationSchema = z.union([
  z.strictObject({create: stub}),
  z.strictObject({createOrReplace: stub}),
  z.strictObject({createIfNotExists: stub}),
  z.strictObject({delete: z.object({id})}),
  z.strictObject({patch: operationsSchema.extend({id, ifRevisionID: z.string().optional()})}),
]);

const bodySchema = z.object({mutations: z.array(mutationSchema).min(1), transactionId: z.string().optional()});

type Mutation = z.infer<typeof mutationSchema>;

/** What a transaction did to one document; `before` and `after` are `null` where there was or is none. */
export type Change = {readonly id: string; readonly before: Document | null; readonly after: Document | null};

export type MutationResult = {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
  readonly document: Document | null;
};

export type Transaction = {
  readonly ok: true;
  readonly id: string;
  readonly results: readonly MutationResult[];
  readonly changes: readonly Change[];
};

/** What a transaction works on. */
export type Store = {
  readonly get: (id: string) => Document | null;
  /** Ids of documents that refer to one. */
  readonly referring: (id: string) => readonly string[];
  /** ISO time of the transaction. */
  readonly at: string;
  /** A fresh id of 22 characters. */
  readonly freshId: () => string;
};

/** Carries out a mutation request: all of it, or nothing with the reason. */
export function runTransaction(body: unknown, store: Store): Transaction | {readonly ok: false; failure: Failure} {
  const request = bodySchema.safeParse(body);
  if (!request.success) {
    const where = request.error.issues[0]?.path.join('.') ?? '';
    return {ok: false, failure: gatewayFailure(400, 'Bad Request', `Invalid request body: ${where || 'mutations'}`)};
  }
  const transactionId = request.data.transactionId ?? store.freshId();
  const touched = new Map<string, Document | null>();
  const read = (key: string) => (touched.has(key) ? (touched.get(key) ?? null) : store.get(key));
  const results: MutationResult[] = [];
  for (const [index, mutation] of request.data.mutations.entries()) {
    const done = apply(mutation, {...store, get: read}, transactionId);
    if ('description' in done) return refused(index, done);
    results.push(done);
    if (done.operation !== 'none') touched.set(done.id, done.operation === 'delete' ? null : done.document);
  }
  const broken = brokenReference(touched, read, store);
  if (broken !== null) return refused(0, broken);
  const changes = [...touched].map(([key, after]) => ({id: key, before: store.get(key), after}));
  return {ok: true, id: transactionId, results, changes};
}

type Refusal = {readonly status: number; readonly type: string; readonly description: string; readonly id?: string};

function refused(index: number, {status, ...error}: Refusal) {
  const fault: MutationFault = {index, status, error};
  return {ok: false as const, failure: mutationFailure(fault)};
}

function apply(mutation: Mutation, store: Store, revision: string): MutationResult | Refusal {
  if ('create' in mutation) return create(mutation.create, 'create', store, revision);
  if ('createOrReplace' in mutation) return create(mutation.createOrReplace, 'replace', store, revision);
  if ('createIfNotExists' in mutation) return create(mutation.createIfNotExists, 'keep', store, revision);
  if ('delete' in mutation) {
    const found = store.get(mutation.delete.id);
    return {id: mutation.delete.id, operation: found === null ? 'none' : 'delete', document: found};
  }
  const {id: target, ifRevisionID, ...operations} = mutation.patch;
  const old = store.get(target);
  if (old === null) return missing(target);
  if (ifRevisionID !== undefined && ifRevisionID !== old._rev) return stale(target, ifRevisionID, old._rev);
  const patched = patch({...old}, operations);
  if (!patched.ok) return {status: 400, type: 'mutationError', description: patched.description, id: target};
  const kept = {_id: old._id, _type: old._type, _createdAt: old._createdAt, _rev: revision, _updatedAt: store.at};
  return {id: target, operation: 'update', document: toDocument({...patched.fields, ...kept})};
}

function create(
  fields: JsonObject,
  when: 'create' | 'replace' | 'keep',
  store: Store,
  revision: string,
): MutationResult | Refusal {
  const asked = text(fields['_id']);
  const target = asked === '' || asked.endsWith('.') ? asked + store.freshId() : asked;
  const type = text(fields['_type']);
  if (type === '') return {status: 400, type: 'validationError', description: 'Document must have a "_type"'};
  if (!/^[\w.-]{1,128}$/.test(target)) {
    return {status: 400, type: 'validationError', description: `Invalid document ID "${target}"`, id: target};
  }
  const old = store.get(target);
  if (old !== null && when === 'create') {
    const description = `Document by ID "${target}" already exists`;
    return {status: 409, type: 'documentAlreadyExistsError', description, id: target};
  }
  if (old !== null && when === 'keep') return {id: target, operation: 'none', document: old};
  const createdAt = old?._createdAt ?? (text(fields['_createdAt']) || store.at);
  const own = {_id: target, _type: type, _rev: revision, _createdAt: createdAt, _updatedAt: store.at};
  return {id: target, operation: old === null ? 'create' : 'update', document: toDocument({...fields, ...own})};
}

function missing(target: string): Refusal {
  const description = `The document with the ID "${target}" was not found`;
  return {status: 404, type: 'documentNotFoundError', description, id: target};
}

function stale(target: string, expected: string, actual: string): Refusal {
  const description = `document "${target}" has unexpected revision ID ("${actual}"), expected "${expected}"`;
  return {status: 409, type: 'documentRevisionIDDoesNotMatchError', description, id: target};
}

/** No document may be left that points at nothing. Assets are not documents that editors keep. */
function brokenReference(
  touched: ReadonlyMap<string, Document | null>,
  read: (id: string) => Document | null,
  store: Store,
): Refusal | null {
  for (const [target, document] of touched) {
    if (document === null) {
      const holder = store.referring(target).find((other) => referencesIn(read(other)).includes(target));
      if (holder === undefined) continue;
      const description = `Document "${target}" cannot be deleted as there are references to it from "${holder}"`;
      return {status: 409, type: 'documentHasExistingReferencesError', description, id: target};
    }
    const dead = referencesIn(document).find((to) => !/^(?:image|file)-/.test(to) && read(to) === null);
    if (dead === undefined) continue;
    const description = `Document "${target}" references non-existent document "${dead}"`;
    return {status: 409, type: 'documentReferenceDoesNotExistError', description, id: target};
  }
  return null;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
