import {createStorefrontClient} from '@shopify/hydrogen';
import * as z from 'zod';

import type {CountryCode, LanguageCode, TypedDocumentString} from '#graphql/generated/storefront/graphql';

import {jsonOf, wholeAnswer} from '../answer.server';
import {parseBody} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

export type StorefrontGatewayOptions = {
  /** Origin of the platform's shop, such as `https://lichtung.example`. */
  readonly origin: string;
  /** The version of the Storefront API, such as `2026-04`: the operations in `graphql/` are valid in 2025-10 to 2026-04. */
  readonly apiVersion: string;
  readonly privateToken: string;
  readonly publicToken: string;
  /** The shopper's address, so that the platform throttles the shopper and not the worker. */
  readonly buyerIp: string | null;
  readonly requestId: string;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  readonly calls: ServiceCalls;
};

type InContext = {lang?: unknown; language?: unknown; country?: unknown; [name: string]: unknown};

/** An operation's own variables: the language and country context is the gateway's to add. */
type OwnVariables<Variables> = Omit<Variables, keyof InContext>;

export type StorefrontGateway = {
  /** Reads with the language and country of the request; throws `ServiceError` after one retry. */
  readonly query: <Result, Variables extends InContext>(
    document: TypedDocumentString<Result, Variables>,
    variables: OwnVariables<Variables>,
    language?: LanguageCode,
  ) => Promise<Result>;
  /** Changes something, once: a lost answer throws `ServiceError` and is never repeated here. */
  readonly mutate: <Result, Variables extends InContext>(
    document: TypedDocumentString<Result, Variables>,
    variables: OwnVariables<Variables>,
  ) => Promise<Result>;
};

/** An operation, whatever its variables. */
type Operation<Result> = TypedDocumentString<Result, never>;

const errorSchema = z.object({extensions: z.object({code: z.string().optional()}).nullish()});

/** What an answer carries. A result is what its operation says: the types are generated from the platform's schema. */
const envelopeSchema = z.object({errors: z.array(errorSchema).default([])});
const isResult = (data: unknown) => typeof data === 'object' && data !== null;

type Envelope<Result> = z.output<typeof envelopeSchema> & {readonly data?: Result | null | undefined};

/** What broke off or is something else must not be read as 'no such cart', nor as a change that was made. */
function resultOf<Result>({data, errors}: Envelope<Result>): Result {
  if (errors.length > 0) {
    const isRateLimited = errors.some(({extensions}) => extensions?.code === 'THROTTLED');
    throw new ServiceError(
      'storefront',
      isRateLimited ? 'rate-limited' : 'malformed',
      'the answer carries GraphQL errors',
    );
  }
  if (data === undefined || data === null) {
    throw new ServiceError('storefront', 'malformed', 'the answer carries no data');
  }
  return data;
}

/**
 * The one door to the platform's Storefront API, at the address and with the headers of Hydrogen's client. Sent are they
 * here: the client's own sending cannot be ended, and says neither status nor `Retry-After` (docs/decisions/091-*.md).
 * Answers are not cached: whole documents are, at the edge, where they can be purged (docs/decisions/006-edge-cache-and-csp.md).
 */
export function createStorefrontGateway(options: StorefrontGatewayOptions): StorefrontGateway {
  const {calls, language: own, country} = options;
  const {storefront} = createStorefrontClient({
    storeDomain: options.origin,
    privateStorefrontToken: options.privateToken,
    publicStorefrontToken: options.publicToken,
    storefrontHeaders: {
      requestGroupId: options.requestId,
      buyerIp: options.buyerIp,
      buyerIpSig: null,
      cookie: null,
      purpose: null,
    },
    logErrors: false,
  });
  // Named here alone: a client made for another version than its own library's warns of it in every isolate.
  const address = storefront.getApiUrl({storefrontApiVersion: options.apiVersion});

  async function send<Result>(
    operation: Operation<Result>,
    variables: object,
    signal: AbortSignal | null,
  ): Promise<Result> {
    const body = JSON.stringify({query: operation.toString().trim(), variables});
    const request = {method: 'POST', headers: storefront.getHeaders(), body, signal, redirect: 'manual'} as const;
    const {text} = await wholeAnswer('storefront', fetch(address, request));
    const schema = envelopeSchema.extend({data: z.custom<Result>(isResult).nullish()});
    return resultOf(parseBody('storefront', schema, jsonOf(text)));
  }

  const inContext = (variables: object, language: LanguageCode = own) => ({
    ...{...variables, lang: language, language, country},
  });

  return {
    query: (document, variables, language) =>
      calls.read('storefront', (signal) => send(document, inContext(variables, language), signal)),
    // What is under way is not ended with our patience: it may be half done.
    mutate: (document, variables) => calls.mutate('storefront', () => send(document, inContext(variables), null)),
  };
}
