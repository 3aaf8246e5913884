import {createStorefrontClient} from '@shopify/hydrogen';
import * as z from 'zod';

import type {CountryCode, LanguageCode, TypedDocumentString} from '#graphql/generated/storefront/graphql';

import {hostedFetch} from '../../runtime/hosted-fetch.server';
import {createLruCache} from '../../runtime/lru-cache.server';
import {memoByIdentity} from '../../runtime/memo-by-identity';
import type {TtlSet} from '../../runtime/ttl-set.server';
import {jsonOf} from '../../runtime/json.server';
import {wholeAnswer} from '../answer.server';
import {parseBody} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';
import {assessErrors, graphqlErrorSchema, SWITCHES, type Damage, type Switch} from './graphql-errors.server';

export type StorefrontGatewayOptions = {
  /** Origin of the platform's shop, such as `https://lichtung.example`. */
  readonly origin: string;
  /** The version of the Storefront API, such as `2026-04`: the operations in `graphql/` are valid in 2025-10 to 2026-10. */
  readonly apiVersion: string;
  readonly privateToken: string;
  readonly publicToken: string;
  /** The shopper's address, so that the platform throttles the shopper and not the worker. */
  readonly buyerIp: string | null;
  readonly requestId: string;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  readonly calls: ServiceCalls;
  /** The fields that the platform has denied recently, in the isolate's memory: operations leave them out for a while. */
  readonly denied: TtlSet;
  /** Gets what answers lack, once per `denied`, as an error. */
  readonly report: (error: ServiceError) => void;
};

type InContext = {lang?: unknown; language?: unknown; country?: unknown; [name: string]: unknown} & {
  [Name in Switch]?: unknown;
};

/** An operation's own variables: the context of language and country and what is denied are the gateway's to add. */
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

/** Returns the name of an operation, which its span carries. */
const nameOf = memoByIdentity(
  (operation: {toString: () => string}) => /\b(?:query|mutation) (\w+)/.exec(operation.toString())?.[1],
);

/** The envelope of an answer. */
const envelopeSchema = z.object({errors: z.array(graphqlErrorSchema).default([]), data: z.unknown().optional()});

type Envelope = z.output<typeof envelopeSchema>;

const isObject = (data: unknown): boolean => typeof data === 'object' && data !== null;

/** The answers of the last minutes by their texts: an unchanged answer is parsed once, and everything derived from it, too. */
const parsedAnswers = createLruCache<Envelope>({
  ttlMs: 10 * 60 * 1000,
  maxSize: 4_000_000,
  sizeOf: (text) => text.length,
  clock: Date.now,
});

const parse = (text: string): Envelope => parseBody('storefront', envelopeSchema, jsonOf(text));

function parseOnce(text: string): Envelope {
  const known = parsedAnswers.get(text);
  if (known) return known;
  const answer = parse(text);
  parsedAnswers.set(text, answer);
  return answer;
}

/** An answer, or what it did not give and the operation can leave out. */
type Reply<Result> = {readonly result: Result} | {readonly denied: readonly Switch[]};

/** Parses an answer. One that is incomplete or something else throws: it must not be taken for 'no such cart', nor for a change. */
function replyOf<Result>({data, errors}: Envelope, tell: (lost: readonly string[]) => void): Reply<Result> {
  if (errors.length > 0) {
    const damage: Damage = assessErrors(data, errors);
    if (damage.extent === 'switches') return {denied: damage.switches};
    if (damage.extent === 'answer')
      throw new ServiceError('storefront', damage.failure, 'the answer carries GraphQL errors');
    tell(damage.lost);
  }
  // The types are generated from the platform's schema, so a result is not validated field by field.
  const result = z.custom<Result>(isObject).safeParse(data);
  if (!result.success) throw new ServiceError('storefront', 'malformed', 'the answer carries no data');
  return {result: result.data};
}

/**
 * Creates the only client of the platform's Storefront API, with the address and headers of Hydrogen's client. It sends
 * the requests itself, because Hydrogen's cannot be aborted and hides status and `Retry-After`
 * (docs/decisions/091-*.md). Responses are not cached: whole documents are, at the edge, where they can be purged
 * (docs/decisions/006-edge-cache-and-csp.md). What errors cost: docs/decisions/129-partial-answers.md.
 */
export function createStorefrontGateway(options: StorefrontGatewayOptions): StorefrontGateway {
  const {calls, language: own, country, denied, report} = options;
  const {address, headers} = hydrogenTarget(options);

  /** Notes what the platform does not give, and reports it once. */
  function note(names: readonly string[]): void {
    for (const name of names.filter((known) => !denied.has(known))) {
      denied.add(name);
      report(new ServiceError('storefront', 'malformed', `it does not give ${name}: see npm run check-env`));
    }
  }

  async function send<Result>(
    operation: Operation<Result>,
    variables: object,
    signal: AbortSignal | null,
    without: readonly Switch[] = SWITCHES.filter((name) => denied.has(name)),
  ): Promise<Result> {
    const switchedOff = Object.fromEntries(without.map((name) => [name, false]));
    const body = JSON.stringify({query: operation.toString().trim(), variables: {...variables, ...switchedOff}});
    const request = {method: 'POST', headers: headers(), body, signal, redirect: 'manual'} as const;
    const {text} = await wholeAnswer('storefront', hostedFetch(address, request));
    const isRead = signal !== null;
    // A cart is personal: its answers are not memoized in the isolate.
    const isShared = isRead && !('cartId' in variables);
    const reply = replyOf<Result>(isShared ? parseOnce(text) : parse(text), note);
    if ('result' in reply) return reply.result;
    note(reply.denied);
    const more = reply.denied.filter((name) => !without.includes(name));
    // A mutation is not sent again, because it may have been carried out: its caller reads the cart, without the denied fields.
    if (more.length > 0 && isRead) return send(operation, variables, signal, [...without, ...more]);
    throw new ServiceError('storefront', 'malformed', `the answer lacks ${reply.denied.join(', ')}`);
  }

  const inContext = (variables: object, language: LanguageCode = own) => ({
    ...variables,
    lang: language,
    language,
    country,
  });

  return {
    query: (document, variables, language) =>
      calls.read('storefront', (signal) => send(document, inContext(variables, language), signal), nameOf(document)),
    // A mutation gets no abort signal: it may be half done when its time is over.
    mutate: (document, variables) =>
      calls.mutate('storefront', () => send(document, inContext(variables), null), nameOf(document)),
  };
}

/** Returns where Hydrogen's client would send a request, and with which headers. */
function hydrogenTarget({origin, apiVersion, privateToken, publicToken, requestId, buyerIp}: StorefrontGatewayOptions) {
  const {storefront} = createStorefrontClient({
    storeDomain: origin,
    privateStorefrontToken: privateToken,
    publicStorefrontToken: publicToken,
    storefrontHeaders: {requestGroupId: requestId, buyerIp, buyerIpSig: null, cookie: null, purpose: null},
    logErrors: false,
  });
  // The version is given here and not to the client, which warns in every isolate of one that is not its library's own.
  return {address: storefront.getApiUrl({storefrontApiVersion: apiVersion}), headers: () => storefront.getHeaders()};
}
