import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {readCustomerTags} from './customer-tags.server';

const API = 'https://account.example/customer/api/graphql';

const tagsOf = (answer: unknown, discovery: unknown = {graphql_api: API}) => {
  const sent = answerRequests(({url}) => Response.json(url === API ? answer : discovery));
  const options = {calls: freshCalls(), origin: 'https://account.example', shopOrigin: 'https://shop.example'};
  return {tags: readCustomerTags(options, 'shcat_1'), sent};
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tags of a customer', () => {
  it('are asked for where the account host says', async () => {
    const {tags, sent} = tagsOf({data: {customer: {tags: ['b2b']}}});
    expect(await tags).toEqual(['b2b']);
    expect(sent).toMatchObject([
      {method: 'GET', url: 'https://account.example/.well-known/customer-account-api'},
      {method: 'POST', url: API, body: {query: 'query CustomerTags { customer { tags } }'}},
    ]);
    expect(sent.map(({headers}) => headers.get('Accept'))).toEqual(['application/json', 'application/json']);
    expect(sent.map(({headers}) => headers.get('Authorization'))).toEqual([null, 'shcat_1']);
    expect(sent[1]?.headers.get('Origin')).toBe('https://shop.example');
    expect(sent[1]?.headers.get('User-Agent')).toContain('https://shop.example');
  });

  it.each([
    ['the token is refused', {errors: []}, undefined],
    ['the host names no address', {}, {}],
  ])('cannot be had where %s', async (_, answer, discovery) => {
    await expect(tagsOf(answer, discovery).tags).rejects.toMatchObject({service: 'account', failure: 'malformed'});
  });
});
