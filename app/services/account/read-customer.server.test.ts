import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {readCustomer} from './read-customer.server';

const API = 'https://account.example/customer/api/graphql';

const customerOf = (answer: unknown, discovery: unknown = {graphql_api: API}) => {
  const sent = answerRequests(({url}) => Response.json(url === API ? answer : discovery));
  const options = {calls: freshCalls(), origin: 'https://account.example', shopOrigin: 'https://shop.example'};
  return {customer: readCustomer(options, 'shcat_1'), sent};
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a customer', () => {
  it('is asked for where the account host says', async () => {
    const known = {firstName: 'Lena', tags: ['b2b']};
    const {customer, sent} = customerOf({data: {customer: known}});
    expect(await customer).toEqual(known);
    expect(sent).toMatchObject([
      {method: 'GET', url: 'https://account.example/.well-known/customer-account-api'},
      {method: 'POST', url: API, body: {query: 'query KnownCustomer { customer { firstName tags } }'}},
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
    await expect(customerOf(answer, discovery).customer).rejects.toMatchObject({
      service: 'account',
      failure: 'malformed',
    });
  });
});
