import {createStorefrontClient} from '@shopify/hydrogen';

import type {CountryCode, LanguageCode, TypedDocumentString} from '#graphql/generated/storefront/graphql';

import {attemptTimeout, withDeadline, withOneRetry} from '../deadline.server';
import {ServiceError} from '../service-error.server';

/** The version of the Storefront API that `graphql/` is generated from. */
const apiVersion = '2025-10';

export type StorefrontGatewayOptions = {
  /** Origin of the platform's shop, such as `https://lichtung.example`. */
  readonly origin: string;
  readonly privateToken: string;
  readonly publicToken: string;
  /** The shopper's address, so that the platform throttles the shopper and not the worker. */
  readonly buyerIp: string | null;
  readonly requestId: string;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  readonly random: () => number;
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

type Answer = {
  readonly errors?: readonly {readonly extensions?: {readonly [key: string]: unknown} | undefined}[] | undefined;
};

/**
 * Hydrogen's client takes a body that broke off for an answer with nothing in it: it must not be read as 'no such cart',
 * nor as a change that was made.
 */
function refuseErrors(answer: Answer): void {
  const errors = answer.errors ?? [];
  if (Object.keys(answer).length === 0) throw new ServiceError('storefront', 'malformed', 'the answer carries no data');
  if (errors.length === 0) return;
  const throttled = errors.some((error) => error.extensions?.['code'] === 'THROTTLED');
  throw new ServiceError('storefront', throttled ? 'throttled' : 'malformed', 'the answer carries GraphQL errors');
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return new ServiceError('storefront', 'unreachable', 'no usable answer', {cause: error});
}

/**
 * The one door to the platform's Storefront API, over Hydrogen's client. Its answers are not cached here: whole
 * documents are, at the edge, where they can be purged (docs/decisions/006-edge-cache-and-csp.md).
 */
export function createStorefrontGateway(options: StorefrontGatewayOptions): StorefrontGateway {
  const {storefront} = createStorefrontClient({
    storeDomain: options.origin,
    privateStorefrontToken: options.privateToken,
    publicStorefrontToken: options.publicToken,
    storefrontApiVersion: apiVersion,
    storefrontHeaders: {
      requestGroupId: options.requestId,
      buyerIp: options.buyerIp,
      buyerIpSig: null,
      cookie: null,
      purpose: null,
    },
    i18n: {language: options.language, country: options.country},
    logErrors: false,
  });

  const inContext = (variables: object, language: LanguageCode = options.language): {[name: string]: unknown} => ({
    ...variables,
    lang: language,
    language,
    country: options.country,
  });

  return {
    async query<Result, Variables extends InContext>(
      document: TypedDocumentString<Result, Variables>,
      variables: OwnVariables<Variables>,
      language?: LanguageCode,
    ): Promise<Result> {
      const text = document.toString().trim();
      const read = async (): Promise<Result> => {
        try {
          const answer = await withDeadline(
            'storefront',
            attemptTimeout.read,
            storefront.query<Result>(text, {
              variables: inContext(variables, language),
              cache: storefront.CacheNone(),
            }),
          );
          refuseErrors(answer);
          return answer;
        } catch (error) {
          throw asServiceError(error);
        }
      };
      return withOneRetry(read, options.random());
    },

    async mutate<Result, Variables extends InContext>(
      document: TypedDocumentString<Result, Variables>,
      variables: OwnVariables<Variables>,
    ): Promise<Result> {
      const text = document.toString().trim();
      try {
        const answer = await withDeadline(
          'storefront',
          attemptTimeout.mutation,
          storefront.mutate<Result>(text, {variables: inContext(variables)}),
        );
        refuseErrors(answer);
        return answer;
      } catch (error) {
        throw asServiceError(error);
      }
    },
  };
}
