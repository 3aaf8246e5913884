import type * as z from 'zod';

import {jsonOf} from '../../runtime/json.server';
import {ServiceError} from '../service-error.server';
import type {CmsGateway, QueryParams} from './gateway.server';

/** Where the last good answers of the CMS are stored, without a time limit. */
export type LastKnownGoodStore = {
  readonly read: (key: string) => Promise<string | null>;
  /** Stores an answer. Never throws. */
  readonly keep: (key: string, text: string) => void;
};

type Query<T> = {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  readonly groq: string;
  readonly params: QueryParams;
};

/**
 * Returns the answer to a query, or the last good answer while the CMS fails (`stale-if-error`, RFC 5861): for pages that must
 * always be there.
 * @throws ServiceError when there has never been a good answer
 */
export async function queryStaleIfError<T>(
  gateway: CmsGateway,
  lastKnownGood: LastKnownGoodStore,
  {key, schema, groq, params}: Query<T>,
): Promise<T> {
  try {
    const answer = await gateway.query(schema, groq, params);
    lastKnownGood.keep(key, JSON.stringify(answer));
    return answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Where the object fails, too, the outage is what is reported.
    const text = await lastKnownGood.read(key).catch(() => null);
    if (text === null) throw error;
    const found = schema.safeParse(jsonOf(text));
    if (!found.success) throw error;
    return found.data;
  }
}
