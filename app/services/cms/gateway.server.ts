import {ClientError, createClient, ServerError, type QueryParams, type SanityClient} from '@sanity/client';
import * as z from 'zod';

import {CMS_API_VERSION} from '../../config/cms';
import {keepTogether} from '../../domain/content/keep-together';
import {PATIENCE_MS} from '../../config/resilience';
import {retryAfterSeconds} from '../../domain/http/retry-after';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';
import {parseContent} from './skip-blocks.server';

export type CmsGateway = {
  /**
   * What a query in GROQ finds among the published documents (or the drafts in front of them), checked against its contract.
   * Blocks that do not fit the contract are left out and reported. Throws `ServiceError` when the CMS does not answer in time,
   * refuses or answers something else.
   */
  readonly query: <T>(schema: z.ZodType<T>, groq: string, params: QueryParams) => Promise<T>;
};

type GatewayOptions = {
  readonly origin: string;
  readonly projectId: string;
  readonly dataset: string;
  readonly calls: ServiceCalls;
  /** Shows drafts in place of what is published, to those who have it; for everybody else there is none. */
  readonly draftsToken?: string | null;
  /** Gets each block that is left out, as an error. */
  readonly report: (error: ServiceError) => void;
};

/** Time limit and retry are the shop's own, and its document cache stands before the CMS. */
const SETTINGS = {
  apiVersion: CMS_API_VERSION,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'published',
  maxRetries: 0,
  timeout: PATIENCE_MS.read,
} as const;

const responseSchema = z.object({headers: z.object({'retry-after': z.string().optional()})});

/** What the client makes of an answer that is none. What it throws beside that is of the network. */
function asServiceError(error: unknown): unknown {
  if (!(error instanceof ServerError || error instanceof ClientError)) return error;
  const {statusCode} = error;
  const failure = statusCode === 429 ? 'rate-limited' : statusCode >= 500 ? 'status' : 'malformed';
  const said = responseSchema.safeParse(error.response).data?.headers['retry-after'];
  const waitSeconds = retryAfterSeconds(said ?? null, Date.now());
  return new ServiceError('cms', failure, String(statusCode), {cause: error, waitSeconds});
}

async function attempt(client: SanityClient, groq: string, params: QueryParams, signal: AbortSignal): Promise<unknown> {
  try {
    return await client.fetch<unknown>(groq, params, {signal});
  } catch (error) {
    throw asServiceError(error);
  }
}

/** The content lake at `origin`. The client is made with the first query: most pages ask none. */
export function createCmsGateway({
  origin,
  projectId,
  dataset,
  calls,
  draftsToken = null,
  report,
}: GatewayOptions): CmsGateway {
  let client: SanityClient | undefined;
  const drafts = draftsToken === null ? {} : ({perspective: 'drafts', token: draftsToken} as const);
  return {
    async query(schema, groq, params) {
      const made = (client ??= createClient({...SETTINGS, ...drafts, projectId, dataset, apiHost: origin}));
      const answer = await calls.read('cms', (signal) => attempt(made, groq, params, signal));
      return parseContent(schema, keepTogether(answer), report);
    },
  };
}
