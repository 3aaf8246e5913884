import {describe, expect, it} from 'vitest';

import {answerPart, readRange} from './byte-range';

describe('a part of a file of 1000 bytes', () => {
  it.each([
    [null, null],
    ['bytes=0-', {from: 0, to: 999}],
    ['bytes=0-1', {from: 0, to: 1}],
    ['bytes=500-5000', {from: 500, to: 999}],
    ['bytes=-100', {from: 900, to: 999}],
    ['bytes=-5000', {from: 0, to: 999}],
    ['bytes=1000-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=5-5', {from: 5, to: 5}],
    ['bytes=999-', {from: 999, to: 999}],
    ['bytes=5-2', null],
    ['bytes=2000-1500', null],
    ['x-bytes=0-1', null],
    ['bytes=0-1 ', null],
    ['', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-1', null],
  ] as const)('%s', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});

describe('an answer', () => {
  const FILE = 'a silent video';
  const ask = (headers: Readonly<Record<string, string>>, method = 'GET') =>
    answerPart(new Request('https://videos.test/', {method, headers}), new TextEncoder().encode(FILE).buffer, {
      'Content-Type': 'video/webm',
    });
  const etag = async () => (await ask({})).headers.get('ETag') ?? '';

  it('has the whole file, its length and a strong validator', async () => {
    const answer = await ask({});
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(FILE.length),
      'content-type': 'video/webm',
    });
    expect(answer.headers.get('ETag')).toMatch(/^"[\da-f]{32}"$/);
    expect(await answer.text()).toBe(FILE);
  });

  it('has the part that is asked', async () => {
    const answer = await ask({Range: 'bytes=2-7', 'If-Range': await etag()});
    expect([answer.status, answer.headers.get('Content-Range'), answer.headers.get('Content-Length')]).toEqual([
      206,
      `bytes 2-7/${FILE.length}`,
      '6',
    ]);
    expect(await answer.text()).toBe('silent');
  });

  it('has the whole where `If-Range` names another file or a date', async () => {
    for (const condition of ['"other"', `W/${await etag()}`, 'Tue, 24 Nov 2026 00:00:00 GMT']) {
      const answer = await ask({Range: 'bytes=2-7', 'If-Range': condition});
      expect([answer.status, await answer.text()]).toEqual([200, FILE]);
    }
  });

  it('refuses a part beyond the end and says where that is', async () => {
    const answer = await ask({Range: `bytes=${FILE.length}-`});
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${FILE.length}`]);
  });

  it('says that a copy is still good', async () => {
    expect((await ask({'If-None-Match': `"other", W/${await etag()}`})).status).toBe(304);
    expect((await ask({'If-None-Match': '"other"'})).status).toBe(200);
  });

  it('knows no part for HEAD', async () => {
    expect((await ask({Range: 'bytes=2-7'}, 'HEAD')).status).toBe(200);
  });
});
