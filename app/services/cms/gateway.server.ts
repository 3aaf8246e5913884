import {ClientError, createClient, ServerError, type QueryParams, type SanityClient} from '@sanity/client';
import type * as z from 'zod';

import {CMS} from '../../config/cms';
import {keepTogether} from '../../domain/content/keep-together';
import {attemptTimeout, withDeadline, withOneRetry} from '../deadline.server';
import {parseBody} from '../http.server';
import {ServiceError} from '../service-error.server';

export type CmsGateway = {
  /**
   * What a query in GROQ finds among the published documents (or the drafts in front of them), checked against its contract.
   * Throws `ServiceError` when the CMS does not answer in time, refuses or answers something else.
   */
  readonly query: <T>(schema: z.ZodType<T>, groq: string, params: QueryParams) => Promise<T>;
};

type GatewayOptions = {
  readonly origin: string;
  readonly random: () => number;
  /** Shows drafts in place of what is published, to those who have it; for everybody else there is none. */
  readonly draftsToken?: string | null;
};

/** Time limit and retry are the shop's own, and its document cache stands before the CMS. */
const SETTINGS = {
  ...CMS,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'published',
  maxRetries: 0,
  timeout: attemptTimeout.read,
} as const;

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof ServerError || error instanceof ClientError) {
    const failure = error.statusCode === 429 ? 'throttled' : 'status';
    return new ServiceError('cms', failure, String(error.statusCode), {cause: error});
  }
  return new ServiceError('cms', 'unreachable', 'no answer', {cause: error});
}

async function attempt(client: SanityClient, groq: string, params: QueryParams): Promise<unknown> {
  const controller = new AbortController();
  try {
    const answer = client.fetch<unknown>(groq, params, {signal: controller.signal});
    return await withDeadline('cms', attemptTimeout.read, answer);
  } catch (error) {
    controller.abort();
    throw asServiceError(error);
  }
}

/** The content lake at `origin`. The client is made with the first query: most pages ask none. */
export function createCmsGateway({origin, random, draftsToken = null}: GatewayOptions): CmsGateway {
  let client: SanityClient | undefined;
  const drafts = draftsToken === null ? {} : ({perspective: 'drafts', token: draftsToken} as const);
  return {
    async query(schema, groq, params) {
      const made = (client ??= createClient({...SETTINGS, ...drafts, apiHost: origin}));
      return parseBody('cms', schema, keepTogether(await withOneRetry(() => attempt(made, groq, params), random())));
    },
  };
}
