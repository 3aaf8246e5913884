import {expect, test, vi} from 'vitest';

import {admitRead} from './read-limit.server';

const ADDRESS = {'CF-Connecting-IP': '192.0.2.1'};

async function read({allowed = false, ...init}: RequestInit & {readonly allowed?: boolean} = {}) {
  const limit = vi.fn(async (_options: {readonly key: string}) => ({success: allowed}));
  const request = new Request('https://shop.example/de/p/waldgold', {headers: ADDRESS, ...init});
  return {answer: await admitRead(request, {limit}), limit};
}

test.each(['GET', 'HEAD'])('a %s too many gets 429 with Retry-After', async (method) => {
  const {answer, limit} = await read({method});
  expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(limit).toHaveBeenCalledExactlyOnceWith({key: '192.0.2.0/24'});
  expect((await read({method, allowed: true})).answer).toBeNull();
});

test.each([
  ['a form', {method: 'POST'}],
  ['a read of nobody that the platform names', {headers: {}}],
])('%s is not counted', async (_, init) => {
  const {answer, limit} = await read(init);
  expect(answer).toBeNull();
  expect(limit).not.toHaveBeenCalled();
});
