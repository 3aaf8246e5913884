import * as z from 'zod';
import {batchesOf} from '../../contracts/batches';
import {askPlatform} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const SET = `mutation ServiceMetafields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { code field } }
}`;
const DELETE = `mutation ServiceNoMetafields($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) { userErrors { field message } }
}`;

const errorsSchema = z.object({userErrors: z.array(z.object({field: z.array(z.string()).nullable()}))});
const setSchema = z.object({metafieldsSet: errorsSchema});
const deletedSchema = z.object({metafieldsDelete: errorsSchema});

/** How many metafields one call may set. */
const MAX_METAFIELDS = 25;

/** The wanted state of a metafield. `value` is `null` to delete it. */
export type WantedMetafield = {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string | null;
};

/**
 * Writes or deletes metafields.
 *
 * @throws {UpstreamError} also if the platform refuses one
 */
export async function writeMetafields(env: PlatformEnv, wanted: readonly WantedMetafield[]): Promise<void> {
  const gone = wanted.filter(({value}) => value === null);
  for (const metafields of batchesOf(
    wanted.filter(({value}) => value !== null),
    MAX_METAFIELDS,
  )) {
    expectDone((await askPlatform(env, 'admin', setSchema, SET, {metafields})).metafieldsSet);
  }
  for (const part of batchesOf(gone, MAX_METAFIELDS)) {
    const metafields = part.map(({ownerId, namespace, key}) => ({ownerId, namespace, key}));
    expectDone((await askPlatform(env, 'admin', deletedSchema, DELETE, {metafields})).metafieldsDelete);
  }
}

function expectDone({userErrors}: z.output<typeof errorsSchema>): void {
  const [error] = userErrors;
  if (error !== undefined) throw new UpstreamError('admin', `${error.field?.join('.') ?? ''} was refused`);
}
