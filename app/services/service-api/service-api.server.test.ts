import * as z from 'zod';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {KEY, SERVICE} from './options.fixture';
import {postToService} from './service-api.server';

type Sent = {readonly visitorAddress: string; readonly path: string; readonly idempotencyKey: string | null};

const schema = z.object({state: z.literal('sent')});
const post = ({visitorAddress = SERVICE.visitorAddress, path = '/notes', idempotencyKey = KEY}: Partial<Sent> = {}) =>
  postToService({...SERVICE, calls: freshCalls(), visitorAddress}, {path, body: {text: 'c'}, schema, idempotencyKey});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call of the service API', () => {
  it('carries our token, who asks, and a key of its form and its body', async () => {
    const sent = answerAll(201, {state: 'sent'});
    expect(await post()).toEqual({state: 'done', data: {state: 'sent'}});
    expect(sent[0]).toMatchObject({method: 'POST', url: 'https://service.example/v1/notes', body: {text: 'c'}});
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      // The first 12 bytes of the SHA-256 of the body.
      'idempotency-key': `${KEY}-513d358725f0021b7e3e0291`,
      'shopper-address': '203.0.113.7',
    });
  });

  it('says nothing of a visitor who is not known', async () => {
    const sent = answerAll(201, {state: 'sent'});
    await post({visitorAddress: 'unknown'});
    expect(sent[0]?.headers.has('Shopper-Address')).toBe(false);
  });

  it('has another key each time where it belongs to no form', async () => {
    const sent = answerAll(201, {state: 'sent'});
    await post({idempotencyKey: null});
    await post({idempotencyKey: null});
    const [first, second] = sent.map(({headers}) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f-]{36}-[\da-f]{24}$/);
    expect(second).not.toBe(first);
  });

  it.each([200, 201, 299])('that is answered with %i was done', async (status) => {
    answerAll(status, {state: 'sent'});
    expect(await post()).toMatchObject({state: 'done'});
  });

  it.each([300, 400, 409, 422])('that is refused with %i says why', async (status) => {
    answerAll(status, {error: {code: 'invalid'}});
    expect(await post()).toEqual({state: 'refused', code: 'invalid', fields: []});
  });

  it('whose answer is longer than any is an outage', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(9 * 1024 * 1024)));
    await expect(post()).rejects.toMatchObject({service: 'service-api', failure: 'malformed'});
  });

  it.each([
    [500, {error: {code: 'broken'}}, 'status'],
    [401, {error: {code: 'unauthorized'}}, 'status'],
    [404, {}, 'status'],
    [200, {state: 'received'}, 'malformed'],
  ])('that is answered with %i %j is an outage', async (status, body, failure) => {
    answerAll(status, body);
    await expect(post()).rejects.toMatchObject({service: 'service-api', failure});
  });

  it('whose path holds a code names the code in no error', async () => {
    answerAll(401, {error: {code: 'unauthorized'}});
    await expect(post({path: '/gift-subscriptions/TAU-7F3K'})).rejects.toThrow('(401 for gift-subscriptions)');
  });
});
