import {describe, expect, test} from 'vitest';
import {CACHE_POLICY_HEADER, partialPolicy, publicDocument} from '../../app/domain/http/cache-policy';
import type {Render} from '../../app/edge/cache-lookup.server';
import {HTML, outage, setUp, unavailable} from './document-cache-visits';

describe('a stale document', () => {
  test('is served while a new one is made', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(301);
    const stale = await visit();
    const renewed = await visit();
    expect(stale).toMatchObject({cacheStatus: 'lichtung; hit; ttl=-1; detail=stale-while-revalidate'});
    expect(stale.text).toContain('rendering 1');
    expect(renewed.text).toContain('rendering 2');
    expect(renewed.cacheStatus).toBe('lichtung; hit; ttl=300');
  });

  test.each([
    ['throws', outage],
    ['answers 503', unavailable],
  ])('stays for a day while rendering %s', async (_, render) => {
    const {visit, restart, pass} = setUp();
    await visit();
    restart();
    pass(86_400);
    const answer = await visit({render});
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('rendering 1');
  });

  test('is served for ten minutes; what it says of prices and days is too old then', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(900);
    expect((await visit({render: outage})).text).toContain('rendering 1');
    pass(5);
    const next = await visit();
    expect(next.cacheStatus).toContain('; fwd=miss');
    expect(next.text).toContain('rendering 2');
  });

  test.each([
    ['stale', 400],
    ['in reserve', 4000],
  ])('is renewed at most once in four seconds while rendering fails: %s', async (_, age) => {
    const {visit, pass} = setUp();
    await visit();
    pass(age);
    let tried = 0;
    const render: Render = (request, nonce) => {
      tried += 1;
      return outage(request, nonce);
    };
    for (let second = 0; second < 8; second += 1) {
      expect((await visit({render})).status).toBe(200);
      pass(1);
    }
    expect(tried).toBe(2);
  });

  test('is rendered anew where it may not be served meanwhile, and still helps while rendering fails', async () => {
    const {visit, pass} = setUp();
    const hourly = (text: string): Render => {
      const headers = {...HTML, ...publicDocument({tags: [], maxAge: 3600, staleWhileRevalidate: 0})};
      return () => Promise.resolve(new Response(text, {headers}));
    };
    await visit({render: hourly('first')});
    pass(3601);
    expect(await visit({render: outage})).toMatchObject({status: 200, text: 'first'});
    pass(4);
    expect(await visit({render: hourly('second')})).toMatchObject({text: 'second'});
  });

  test('helps no more after its time', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(86_400 + 301);
    await expect(visit({render: outage})).rejects.toThrow('down');
  });
});

describe('a document that lacks a part', () => {
  const partial: Render = async () => {
    const policy = partialPolicy(publicDocument({tags: []})[CACHE_POLICY_HEADER]);
    return new Response('a part', {headers: {...HTML, [CACHE_POLICY_HEADER]: policy}});
  };

  test('is kept for 30 seconds, and in reserve', async () => {
    const {visit, restart, pass} = setUp();
    await visit({render: partial});
    restart();
    pass(30);
    expect(await visit()).toMatchObject({text: 'a part', cacheStatus: 'lichtung; hit; ttl=0'});
    restart();
    pass(1);
    expect(await visit({render: outage})).toMatchObject({status: 200, text: 'a part'});
    restart();
    expect((await visit()).text).toContain('rendering 1');
  });

  test('does not replace a whole one that is stale', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(400);
    await visit({render: partial});
    expect((await visit()).text).toContain('rendering 1');
    pass(5);
    expect((await visit()).text).toContain('rendering 1');
  });

  test('is answered for four seconds in place of a whole one that is too old, which stays in reserve', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(4000);
    const first = await visit({render: partial});
    expect(first).toMatchObject({text: 'a part', cacheControl: 'private, no-cache'});
    expect((await visit()).text).toBe('a part');
    pass(5);
    expect((await visit({render: outage})).text).toContain('rendering 1');
    pass(5);
    expect((await visit()).text).toContain('rendering 2');
  });
});

describe('a purged document', () => {
  test('is rendered anew as soon as the memory is no longer trusted', async () => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const next = await visit();
    expect(next.cacheStatus).toContain('fwd=miss');
    expect(next.text).toContain('rendering 2');
    pass(5);
    expect((await visit()).cacheStatus).toContain('; hit');
  });

  test('is out of date whatever is switched off in it', async () => {
    const {state, visit, pass} = setUp();
    const variants = ['', 'reviews', 'search'];
    const outcomes = async () => {
      const answers = await Promise.all(variants.map((variant) => visit({variant})));
      return answers.map(({cacheStatus}) => /hit|fwd=miss/.exec(cacheStatus ?? '')?.[0]);
    };
    expect(await outcomes()).toEqual(['fwd=miss', 'fwd=miss', 'fwd=miss']);
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    expect(await outcomes()).toEqual(['fwd=miss', 'fwd=miss', 'fwd=miss']);
  });

  test.each([
    ['throws', outage, 'lichtung; fwd=stale; detail=stale-if-error'],
    ['answers 503', unavailable, 'lichtung; fwd=stale; fwd-status=503; detail=stale-if-error'],
  ])('still helps while rendering %s', async (_, render, cacheStatus) => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const answer = await visit({render});
    expect(answer).toMatchObject({status: 200, cacheStatus, cacheControl: 'private, no-cache'});
    expect(answer.text).toContain('rendering 1');
  });

  test('is served stale on 500 and replaced by 404 or 410', async () => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const broken: Render = async () => new Response('broken', {status: 500});
    expect((await visit({render: broken})).text).toContain('rendering 1');
    const gone: Render = async () => new Response('gone', {status: 404});
    expect(await visit({render: gone})).toMatchObject({status: 404, text: 'gone'});
  });

  test('reads the newest tag versions once for all later renderings', async () => {
    const {visit, reads} = setUp();
    await visit();
    await visit({path: '/de/p/a'});
    await visit({path: '/de/p/b'});
    // A page that is not stored has no tags to read yet.
    expect(reads).toEqual([[]]);
  });

  test('that was rendered while the purge came is not taken for new', async () => {
    const {state, visit, pass, restart} = setUp();
    const render: Render = async () => {
      Object.assign(state, {sequence: 1, newest: 1});
      return new Response('old data', {headers: {...HTML, ...publicDocument({tags: ['product-id:1']})}});
    };
    await visit({render});
    restart();
    pass(1);
    expect((await visit()).text).toContain('rendering 1');
  });

  test('uses its age while tag versions are unavailable', async () => {
    const {state, visit, restart, pass} = setUp();
    await visit();
    restart();
    pass(10);
    Object.defineProperty(state, 'sequence', {
      get: () => {
        throw new Error('down');
      },
    });
    expect((await visit()).cacheStatus).toBe('lichtung; hit; ttl=290');
  });
});
