import type {QueryParams} from '@sanity/client';
import type * as z from 'zod';

import {ServiceError} from '../service-error.server';
import type {CmsGateway} from './gateway.server';

/** Where the last good answers lie for as long as it takes. */
export type Kept = {
  readonly read: (key: string) => Promise<string | null>;
  /** Never throws: an answer that could not be kept is an answer all the same. */
  readonly keep: (key: string, text: string) => void;
};

type Query<T> = {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  readonly groq: string;
  readonly params: QueryParams;
};

/**
 * What a query finds, or what it found last while the CMS does not answer: for pages that must always be there. Throws
 * `ServiceError` where it has never been answered.
 */
export async function queryKept<T>(gateway: CmsGateway, kept: Kept, {key, schema, groq, params}: Query<T>): Promise<T> {
  try {
    const answer = await gateway.query(schema, groq, params);
    kept.keep(key, JSON.stringify(answer));
    return answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const text = await kept.read(key);
    if (text === null) throw error;
    const found = schema.safeParse(JSON.parse(text));
    if (!found.success) throw error;
    return found.data;
  }
}
