import {vi} from 'vitest';

/** A request that an adapter sent; `body` is JSON where it is some, else the text. */
export type SentRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
};

/**
 * Stubs `fetch` for tests: `answer` answers each request. Gives the requests in their order; `vi.unstubAllGlobals()` ends it.
 */
export function answerRequests(answer: (request: SentRequest) => Response | Promise<Response>): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  const service: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const asked = {method: request.method, url: request.url, headers: request.headers, body: jsonOrText(text)};
    sent.push(asked);
    return answer(asked);
  };
  vi.stubGlobal('fetch', service);
  return sent;
}

/** Does the same for a service that gives every request one JSON answer. */
export function answerAll(status: number, body: unknown, headers: HeadersInit = {}): readonly SentRequest[] {
  return answerRequests(() => Response.json(body, {status, headers}));
}

/** Stubs `fetch` with JSON answers in their order; gives the stub, for its calls. */
export function answerInTurn(...answers: readonly {readonly status: number; readonly body?: unknown}[]) {
  const service = vi.fn<typeof fetch>();
  for (const {status, body} of answers) service.mockResolvedValueOnce(Response.json(body ?? null, {status}));
  vi.stubGlobal('fetch', service);
  return service;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
