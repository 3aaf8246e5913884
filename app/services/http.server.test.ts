import * as z from 'zod';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll, answerRequests} from './fetch.fixture';
import {parseBody, readJson} from './http.server';
import {sendMutation} from './mutation.server';
import {freshCalls} from './service-calls.fixture';
import {noMutex, noObject, ServiceError} from './service-error.server';

const call = {service: 'search', url: 'https://service.example/a', headers: {Authorization: 'secret'}} as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question', () => {
  it('is sent with its headers, and its answer read as JSON', async () => {
    const sent = answerAll(404, {state: 'unknown'});
    expect(await readJson(freshCalls(), call)).toEqual({status: 404, body: {state: 'unknown'}});
    expect(sent[0]).toMatchObject({method: 'GET', url: call.url});
    expect(sent[0]?.headers.get('Authorization')).toBe('secret');
  });

  it('that has a body is posted', async () => {
    const sent = answerAll(200, {});
    await readJson(freshCalls(), {...call, body: {words: 'ä'}});
    expect(sent[0]).toMatchObject({method: 'POST', body: {words: 'ä'}});
    expect(sent[0]?.headers.get('Authorization')).toBe('secret');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('has no body if the response is not JSON', async () => {
    answerRequests(() => new Response('<html>'));
    expect(await readJson(freshCalls(), call)).toEqual({status: 200, body: null});
  });

  it.each([
    ['more than 8 MB', 'malformed', 9],
    ['8 MB', null, 8],
  ])('is answered with %s: %s', async (_, failure, megabytes) => {
    const megabyte = new Uint8Array(1024 * 1024).fill(32);
    const read = vi.fn<(controller: ReadableStreamDefaultController<Uint8Array>) => void>((controller) =>
      read.mock.calls.length > megabytes ? controller.close() : controller.enqueue(megabyte),
    );
    answerRequests(() => new Response(new ReadableStream({pull: read})));
    const answer = readJson(freshCalls(), call);
    if (failure === null) expect(await answer).toEqual({status: 200, body: null});
    else await expect(answer).rejects.toMatchObject({failure});
  });

  it('fails where the answer breaks off', async () => {
    const broken = () => new Response(new ReadableStream({pull: (controller) => controller.error(new Error('reset'))}));
    answerRequests(broken);
    await expect(readJson(freshCalls(), call)).rejects.toMatchObject({failure: 'unreachable'});
  });

  it('follows no redirect', async () => {
    const service = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', service);
    await readJson(freshCalls(), call);
    await sendMutation(freshCalls(), {...call, method: 'PUT'});
    expect(service.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual']);
  });

  it.each([
    [429, 'rate-limited', '7', 7],
    [430, 'rate-limited', null, null],
    [500, 'status', '7', 7],
    [503, 'status', null, null],
  ])('with status %i fails as %s with its Retry-After', async (status, failure, said, wait) => {
    answerAll(status, {}, said === null ? {} : {'Retry-After': said});
    const expected = {service: 'search', failure, waitSeconds: wait};
    await expect(readJson(freshCalls(), call)).rejects.toMatchObject(expected);
  });

  it('that is answered with 500 and no body failed all the same', async () => {
    answerRequests(() => new Response(null, {status: 500}));
    await expect(readJson(freshCalls(), call)).rejects.toMatchObject({failure: 'status'});
  });
});

describe('a change', () => {
  it.each([
    ['with a body', 'PUT', {a: 1}],
    ['without one', 'DELETE', undefined],
  ] as const)('%s is sent once, and its answer read as JSON', async (_, method, body) => {
    const sent = answerAll(200, {done: true});
    expect(await sendMutation(freshCalls(), {...call, method, ...(body && {body})})).toEqual({
      status: 200,
      body: {done: true},
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({method, url: call.url, body: body ?? ''});
    expect(sent[0]?.headers.get('Authorization')).toBe('secret');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('that fails is not sent again', async () => {
    const sent = answerAll(503, {});
    await expect(sendMutation(freshCalls(), {...call, method: 'POST'})).rejects.toThrow(ServiceError);
    expect(sent).toHaveLength(1);
  });

  it('is ended when its time is over', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      signal = init.signal;
      return new Promise(() => undefined);
    });
    const sent = expect(sendMutation(freshCalls(), {...call, method: 'POST'})).rejects.toMatchObject({
      failure: 'timeout',
    });
    await vi.runAllTimersAsync();
    await sent;
    expect(signal?.aborted).toBe(true);
    vi.useRealTimers();
  });
});

describe('validates a response', () => {
  const schema = z.object({a: z.object({b: z.number()}), c: z.string()});

  it('is what its contract says', () => {
    expect(parseBody('cms', schema, {a: {b: 1}, c: 'x', d: 2})).toEqual({a: {b: 1}, c: 'x'});
  });

  it('is an outage when it does not fit the contract, and the log names the field', () => {
    const parse = () => parseBody('cms', schema, {a: {b: 'x'}});
    expect(parse).toThrow(expect.objectContaining({service: 'cms', failure: 'malformed'}));
    expect(parse).toThrow('a.b, c');
  });
});

describe('an outage', () => {
  it('names its service, its failure and its detail in the log', () => {
    const error = new ServiceError('cms', 'timeout', 'no answer in 1500 ms');
    expect(String(error)).toBe('ServiceError: cms: timeout (no answer in 1500 ms)');
    expect(error.waitSeconds).toBeNull();
  });

  it('of the shop’s own objects knows its cause', () => {
    const cause = new Error('overloaded');
    expect(noMutex(cause)).toMatchObject({service: 'mutex', failure: 'unreachable', cause});
    expect(noObject(cause)).toMatchObject({service: 'object', failure: 'unreachable', cause});
  });
});
