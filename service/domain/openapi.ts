import * as z from 'zod';
import {OPERATIONS} from '../../contracts/operations';
import type {Operation} from '../../contracts/operations';
import {refusalSchema} from '../../contracts/refusal';

type Json = Readonly<Record<string, unknown>>;

/** The answers that every call may give beside its own. */
const COMMON = {
  withToken: {401: ['unauthorized']},
  withBody: {400: ['malformed'], 413: ['too_large'], 422: ['invalid']},
  withKey: {400: ['invalid_idempotency_key'], 422: ['idempotency_key_reused']},
  always: {429: ['rate_limited'], 500: ['internal'], 503: ['unavailable']},
} as const;

/** The refusals that are not stored for a repetition: those of the next attempt may be others. */
const NOT_STORED = ['401', '413', '429', '500', '503'];
/** The refusals that say when to come again. */
const WITH_WAIT = ['429', '503'];

const BEARERS = {service: 'serviceToken', operator: 'operatorToken'} as const;

/**
 * Makes the OpenAPI 3.1 document of the service from the contracts.
 *
 * @param origin where the service answers
 */
export function openApi(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) (paths[operation.path] ??= {})[operation.method] = described(operation);
  return {
    openapi: '3.1.1',
    info: {title: 'Service API of the shop', version: '1.0.0', license: {name: 'Proprietary', url: `${origin}/`}},
    servers: [{url: origin}],
    paths,
    components: {
      securitySchemes: {
        serviceToken: {type: 'http', scheme: 'bearer'},
        operatorToken: {type: 'http', scheme: 'bearer'},
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A repeated request does nothing twice and gets the first answer. Kept for a day.',
          schema: {type: 'string', minLength: 1, maxLength: 255},
        },
        ShopperAddress: {
          name: 'Shopper-Address',
          in: 'header',
          description: 'The visitor’s internet address, for the limits.',
          schema: {type: 'string'},
        },
      },
      headers: {
        RetryAfter: {description: 'Seconds to wait.', schema: {type: 'integer', minimum: 0}},
        IdempotencyReplayed: {
          description: 'The answer is the stored one of the first request with this key. Missing from a first answer.',
          schema: {const: 'true'},
        },
      },
      schemas: {Refusal: jsonSchema(refusalSchema, 'output')},
    },
  };
}

function described(operation: Operation): Json {
  const {id: operationId, summary, token, body, path} = operation;
  return {
    operationId,
    summary,
    tags: [path.split('/')[2] ?? path.split('/')[1]],
    security: token === null ? [] : [{[BEARERS[token]]: []}],
    parameters: parametersOf(operation),
    ...(body === undefined
      ? {}
      : {requestBody: {required: true, content: {'application/json': {schema: jsonSchema(body, 'input')}}}}),
    responses: responsesOf(operation),
  };
}

/** Tells whether a call takes an idempotency key. */
function takesKey({token, method}: Pick<Operation, 'token' | 'method'>): boolean {
  return token === 'service' && method === 'post';
}

function parametersOf({path, query, method, token}: Operation): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: {type: 'string'},
  }));
  const {properties = {}, required = []} = query === undefined ? {} : jsonSchema(query, 'output');
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    required: required.includes(name) && !(typeof schema === 'object' && 'default' in schema),
  }));
  const shared = token === 'service' ? [reference('parameters', 'ShopperAddress')] : [];
  const once = takesKey({token, method}) ? [reference('parameters', 'IdempotencyKey')] : [];
  return [...inPath, ...inQuery, ...shared, ...once];
}

function responsesOf({status, answer, refusals = {}, token, body, method}: Operation): Json {
  const isKeyed = takesKey({token, method});
  const all = [
    refusals,
    token === null ? {} : COMMON.withToken,
    body === undefined ? {} : COMMON.withBody,
    isKeyed ? COMMON.withKey : {},
    COMMON.always,
  ].flatMap((part) => Object.entries<readonly string[]>(part));
  const codes = (wanted: string) => all.flatMap(([refused, names]) => (refused === wanted ? names : []));
  const refused = [...new Set(all.map(([name]) => name))].map(
    (name) => [name, refusal(name, codes(name), isKeyed)] as const,
  );
  return {
    [status]: {description: 'Done.', ...headersOf(String(status), isKeyed), ...contentOf(answer)},
    ...Object.fromEntries(refused),
  };
}

function refusal(status: string, codes: readonly string[], isKeyed: boolean): Json {
  return {
    description: `Refused: ${[...new Set(codes)].map((code) => `\`${code}\``).join(', ')}.`,
    ...headersOf(status, isKeyed),
    content: {'application/json': {schema: reference('schemas', 'Refusal')}},
  };
}

function headersOf(status: string, isKeyed: boolean): Json {
  const wait = WITH_WAIT.includes(status) ? {'Retry-After': reference('headers', 'RetryAfter')} : {};
  const isReplayed = isKeyed && !NOT_STORED.includes(status);
  const headers = {...wait, ...(isReplayed && {'Idempotency-Replayed': reference('headers', 'IdempotencyReplayed')})};
  return Object.keys(headers).length === 0 ? {} : {headers};
}

function contentOf(answer: Operation['answer']): Json {
  if (answer === 'none') return {};
  if (typeof answer === 'string') return {content: {[answer]: {schema: {type: 'string'}}}};
  return {content: {'application/json': {schema: jsonSchema(answer, 'output')}}};
}

/** Lets answers gain fields within `/v1`: clients ignore unknown ones. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const {$schema: _dialect, ...rest} = z.toJSONSchema(schema, {
    io,
    override: ({jsonSchema: made}) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  return rest;
}

function reference(kind: string, name: string): Json {
  return {$ref: `#/components/${kind}/${name}`};
}
