import * as z from 'zod';

import {keepTogether} from '../../domain/content/keep-together';
import {hostedFetch} from '../../runtime/hosted-fetch.server';
import {jsonOf} from '../../runtime/json.server';
import {wholeAnswer} from '../answer.server';
import {parseBody} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';
import {parseContent} from './skip-blocks.server';

/** The version of the CMS's API that the shop speaks. */
const API_VERSION = '2025-02-19';

/** The values of a query's parameters, by their names. */
export type QueryParams = Readonly<Record<string, unknown>>;

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
  /** The token that shows drafts instead of published documents; missing for everybody but editors. */
  readonly draftsToken?: string | null;
  /** Gets each block that is left out, as an error. */
  readonly report: (error: ServiceError) => void;
};

/** Whatever a query finds; an answer without a result is none. */
const answerSchema = z.object({result: z.unknown()}).refine((answer) => answer.result !== undefined);

/** Longer addresses the CMS refuses: such a query is posted. */
const LONGEST_ADDRESS = 11_264;

type Question = {readonly groq: string; readonly params: QueryParams; readonly perspective: 'published' | 'drafts'};

/** A query as the HTTP API of the content lake wants it. */
function requestOf(address: string, {groq, params, perspective}: Question, headers: Readonly<Record<string, string>>) {
  const options = `${address}?perspective=${perspective}&returnQuery=false`;
  const values = Object.entries(params).map(
    ([name, value]) => `&%24${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const url = `${options}&query=${encodeURIComponent(groq)}${values.join('')}`;
  if (url.length <= LONGEST_ADDRESS) return {url, init: {headers}};
  return {
    url: options,
    init: {
      method: 'POST',
      headers: {...headers, 'Content-Type': 'application/json'},
      body: JSON.stringify({query: groq, params}),
    },
  };
}

/**
 * Makes the content lake at `origin`, over its HTTP API (docs/decisions/157-adapters-off-the-hot-path.md). Time limit
 * and retry are the shop's own; answers are not cached, for whole documents are.
 */
export function createCmsGateway({
  origin,
  projectId,
  dataset,
  calls,
  draftsToken = null,
  report,
}: GatewayOptions): CmsGateway {
  const address = `${origin}/v${API_VERSION}/data/query/${dataset}`;
  const perspective = draftsToken === null ? 'published' : 'drafts';
  const headers = {
    Accept: 'application/json',
    'X-Sanity-Project-ID': projectId,
    ...(draftsToken !== null && {Authorization: `Bearer ${draftsToken}`}),
  };
  return {
    async query(schema, groq, params) {
      const {url, init} = requestOf(address, {groq, params, perspective}, headers);
      const result = await calls.read('cms', async (signal) => {
        const {status, text} = await wholeAnswer('cms', hostedFetch(url, {...init, signal, redirect: 'manual'}));
        if (status !== 200) throw new ServiceError('cms', 'malformed', String(status));
        return parseBody('cms', answerSchema, jsonOf(text)).result;
      });
      // A text has what keeps its lines together on top of the length that its contract allows.
      return keepTogether(parseContent(schema, result, report));
    },
  };
}
