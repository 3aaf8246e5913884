import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerInTurn} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {ServiceError} from '../service-error.server';
import {createContractNotices} from './contract-notices.server';

const statement = {name: 'Mara Moos', contract: 'L10001', email: 'mara@example.com'};
const received = {reference: 'W-1', receivedAt: '2026-11-21T09:30:00Z'};
const idempotencyKey = '0b8f7f5e-1111-4222-8333-444455556666';
const sent = {idempotencyKey, mayMail: true};
const contractNotices = createContractNotices({
  origin: 'https://service.example',
  token: 'secret',
  calls: freshCalls(),
  visitorAddress: '203.0.113.7',
  language: 'de',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a statement', () => {
  it('is handed in with who asks and a key of its own, and gets a reference', async () => {
    const service = answerInTurn({status: 201, body: received});
    expect(await contractNotices.withdraw(statement, sent)).toEqual({state: 'done', ...received, mailed: true});
    const [url, init] = service.mock.calls[0] ?? [];
    expect(url).toBe('https://service.example/v1/withdrawals');
    const headers = new Headers(init?.headers);
    expect(headers.get('Authorization')).toBe('Bearer secret');
    expect(headers.get('Shopper-Address')).toBe('203.0.113.7');
    expect(headers.get('Idempotency-Key')).toMatch(new RegExp(`^${idempotencyKey}-[0-9a-f]{24}$`));
    expect(init?.body).toBe(JSON.stringify({...statement, receipt: true, language: 'de'}));
  });

  it('has the same key when it is repeated, and another with other words', async () => {
    const service = answerInTurn({status: 503}, {status: 201, body: received}, {status: 201, body: received});
    await contractNotices.withdraw(statement, sent);
    await contractNotices.withdraw({...statement, name: 'Ida Moos'}, sent);
    const [first, repeated, other] = service.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect(repeated).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    [
      'cancel',
      () => contractNotices.cancel({...statement, kind: 'ordinary', reason: null, endsOn: null}, sent),
      'cancellations',
    ],
    [
      'contact',
      () =>
        contractNotices.contact(
          {...statement, kind: 'customer', message: 'Hallo', company: null, phone: null, orderNumber: null},
          sent,
        ),
      'contact-requests',
    ],
  ])('of another kind goes its own way: %s', async (_, send, path) => {
    const service = answerInTurn({status: 201, body: received});
    await send();
    expect(service.mock.calls[0]?.[0]).toBe(`https://service.example/v1/${path}`);
  });

  it('leaves out empty fields', async () => {
    const service = answerInTurn({status: 201, body: received});
    await contractNotices.cancel({...statement, kind: 'ordinary', reason: null, endsOn: null}, sent);
    expect(service.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({...statement, kind: 'ordinary', receipt: true, language: 'de'}),
    );
  });

  it.each([
    [
      {status: 429, body: {error: {code: 'rate_limited'}}},
      {state: 'rate-limited', seconds: 60},
    ],
    [
      {status: 422, body: {error: {code: 'invalid', fields: [{path: 'email', code: 'invalid_format'}]}}},
      {state: 'invalid', fields: ['email']},
    ],
  ])('maps the refusal %j to %j', async (answer, outcome) => {
    answerInTurn(answer);
    expect(await contractNotices.withdraw(statement, sent)).toEqual(outcome);
  });

  it.each([
    [[{status: 503}, {status: 503}]],
    [[{status: 401, body: {error: {code: 'unauthorized'}}}]],
    [[{status: 201, body: {reference: ''}}]],
    [[{status: 404, body: 'what?'}]],
  ])('is an outage with the answers %j', async (answers) => {
    answerInTurn(...answers);
    await expect(contractNotices.withdraw(statement, sent)).rejects.toThrow(ServiceError);
  });
});

it('a statement whose address has had enough mails is taken in without a receipt by mail', async () => {
  const service = answerInTurn({status: 201, body: received});
  expect(await contractNotices.withdraw(statement, {...sent, mayMail: false})).toMatchObject({
    state: 'done',
    mailed: false,
  });
  expect(service.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({...statement, receipt: false, language: 'de'}));
});
