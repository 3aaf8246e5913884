import {describe, expect, it} from 'vitest';

import {EMPTY_FORM} from '../domain/form/form-answer';
import {keepFormOnNetworkError} from './network-error';

const request = (body: string) =>
  new Request('https://shop.example/de/x', {method: 'POST', body: new URLSearchParams(body)});

/** An action that reads its form, as the router's does, and ends so. */
function ending(body: string, end: () => unknown) {
  const sent = request(body);
  return keepFormOnNetworkError({
    request: sent,
    serverAction: async () => {
      await sent.formData();
      return end();
    },
  });
}

const fail = (error: unknown) => () => {
  throw error;
};

describe('a form that a script sends', () => {
  it('is answered by the worker', async () => {
    expect(await ending('email=a', () => EMPTY_FORM)).toBe(EMPTY_FORM);
  });

  it.each([
    ['a broken connection', new TypeError('Failed to fetch')],
    ['an answer that is none of ours', new Error('Unable to decode turbo-stream response')],
  ])('is kept with all that was typed, and its key, after %s', async (_, error) => {
    expect(await ending('idempotencyKey=k1&email=a%40b.example&item=1&item=2', fail(error))).toEqual({
      ...EMPTY_FORM,
      values: {email: 'a@b.example', item: '1,2'},
      problem: {code: 'unavailable'},
      idempotencyKey: 'k1',
    });
  });

  it.each(['email=a', 'email=a&idempotencyKey='])('without a key, %s, is kept without', async (body) => {
    expect(await ending(body, fail(new TypeError()))).toMatchObject({idempotencyKey: null});
  });

  it.each([
    ['a redirect', Response.redirect('https://shop.example/de', 303)],
    ['a page that is not there', {status: 404, statusText: 'Not Found', data: null, internal: false}],
  ])('leads on to %s', async (_, thrown) => {
    await expect(ending('email=a', fail(thrown))).rejects.toBe(thrown);
  });
});
