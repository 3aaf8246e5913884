import {describe, expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

const PATH = '/de/consent';

describe('the consent to cookies', () => {
  test('has a page of its own', async () => {
    const visitor = createVisitor();
    const {status, data} = await visitor.get(`${PATH}?return_to=/de/c/coffee-shop`);
    expect(status).toBe(200);
    expect(data).toMatchObject({returnTo: '/de/c/coffee-shop', state: 'unknown'});
  });

  test.each([
    ['all', 'all'],
    ['necessary', 'necessary'],
  ])('"%s" is remembered, and leads back', async (choice, state) => {
    const visitor = createVisitor();
    const answer = await visitor.post(PATH, {choice, return_to: '/de/c/coffee-shop'});
    expect(answer).toMatchObject({status: 303, location: '/de/c/coffee-shop'});
    expect(visitor.cookies.get('consent')).toBe(state);
    expect((await visitor.get(PATH)).data).toMatchObject({state});
  });

  test('may be given for one purpose', async () => {
    const visitor = createVisitor();
    const fields = new URLSearchParams({choice: 'selected', allow: 'statistics'});
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    expect(visitor.cookies.get('consent')).toBe('statistics');
  });

  test('asks again after an unknown choice', async () => {
    const visitor = createVisitor();
    expect((await visitor.post(PATH, {choice: 'everything'})).status).toBe(422);
    expect(visitor.cookies.has('consent')).toBe(false);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('never leads to %s', async (target) => {
    const visitor = createVisitor();
    const {data} = await visitor.get(`${PATH}?return_to=${encodeURIComponent(target)}`);
    expect(data).toMatchObject({returnTo: '/'});
    expect((await visitor.post(PATH, {choice: 'all', return_to: target})).location).toBe('/');
  });
});
