import {createTtlSet} from '../../runtime/ttl-set.server';
import type {SentRequest} from '../fetch.fixture';
import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {createStorefrontGateway, type StorefrontGateway} from './gateway.server';

/** An operation that reached the platform. */
export type AskedOperation = {readonly name: string; readonly variables: Readonly<Record<string, unknown>>};

type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

/**
 * Makes a platform for tests that answers operations by their names with `data`; an operation without an answer fails.
 * `asked` are the operations in their order. It stubs `fetch`.
 */
export function platformAnswering(answers: Readonly<Record<string, Answer>>): {
  readonly gateway: StorefrontGateway;
  readonly asked: readonly AskedOperation[];
  readonly sent: readonly SentRequest[];
} {
  const asked: AskedOperation[] = [];
  const sent = answerRequests(({body}) => {
    const operation = operationIn(body);
    asked.push(operation);
    const answer = answers[operation.name];
    return answer === undefined
      ? Response.json({errors: [{message: `No answer to ${operation.name}`}]})
      : Response.json({data: answer(operation.variables)});
  });
  return {gateway: exampleGateway(), asked, sent};
}

/** Makes a gateway to `https://platform.example` for tests, for somebody in Austria who reads German. */
export function exampleGateway(over: Partial<Parameters<typeof createStorefrontGateway>[0]> = {}): StorefrontGateway {
  return createStorefrontGateway({
    origin: 'https://platform.example',
    apiVersion: '2026-04',
    privateToken: 'private',
    publicToken: 'public',
    buyerIp: '192.0.2.7',
    requestId: 'request-1',
    language: 'DE',
    country: 'AT',
    calls: freshCalls(),
    denied: createTtlSet({ttlMs: 1000, maxSize: 10, clock: Date.now}),
    report: () => undefined,
    ...over,
  });
}

function operationIn(body: unknown): AskedOperation {
  if (typeof body !== 'object' || body === null || !('query' in body) || !('variables' in body)) {
    throw new TypeError('The request carries no operation.');
  }
  const name = /^(?:query|mutation) (\w+)/.exec(String(body.query))?.[1] ?? '';
  return {name, variables: Object.fromEntries(Object.entries(body.variables ?? {}))};
}
