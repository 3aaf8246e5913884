import {once} from 'node:events';
import {createServer} from 'node:http';
import {Readable} from 'node:stream';

import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';

import {mediaPath} from '../../app/domain/media-path';
import {videoAddress} from '../../emulator/images/media-address';
import {videoList} from '../../emulator/images/video-list';
import {freePort} from '../../scripts/lib/ports.mjs';
import {type RunningShop, startShop} from '../support/shop-process';

/** Far more than a worker may hold. */
const SIZE = 256 * 1024 * 1024;
const PIECE = 64 * 1024;
const PATH = '/cdn/shop/videos/c/o/v/9c7a1e0f5b2d4c6e8a0b1c2d3e4f5a6b.mp4';

type Visit = {readonly method: string; readonly range: string | null; sent: number; readonly ended: Promise<unknown>};

/** A host with one long video; it tells how much it has sent to whom. */
async function startHost() {
  const visits: Visit[] = [];
  const server = createServer((request, response) => {
    const {method = '', headers, url} = request;
    const range = headers.range ?? null;
    const visit = {method, range, sent: 0, ended: once(response, 'close')};
    if (url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    visits.push(visit);
    const [, from = '0', to = String(SIZE - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const length = Number(to) - Number(from) + 1;
    response.writeHead(range === null ? 200 : 206, {
      'Content-Type': 'video/mp4',
      'Content-Length': length,
      ...(range === null ? {} : {'Content-Range': `bytes ${from}-${to}/${SIZE}`}),
    });
    if (method === 'HEAD') {
      response.end();
      return;
    }
    const pieces = function* () {
      while (visit.sent < length) {
        const piece = Buffer.alloc(Math.min(PIECE, length - visit.sent), 7);
        visit.sent += piece.length;
        yield piece;
      }
    };
    Readable.from(pieces(), {highWaterMark: 1}).pipe(response);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {origin: `http://127.0.0.1:${port}`, visits, stop};
}

describe('a video of 256 MB', () => {
  let host: Awaited<ReturnType<typeof startHost>>;
  let shop: RunningShop;
  beforeAll(async () => {
    host = await startHost();
    shop = await startShop({PICTURE_ORIGIN: host.origin});
  });
  afterAll(async () => {
    await shop.stop();
    host.stop();
  });
  const ask = (init: RequestInit) => fetch(shop.shop + (mediaPath(host.origin + PATH) ?? ''), init);

  test('comes in the part that is asked for, and the host sends no more', async () => {
    const from = 200 * 1024 * 1024;
    const range = `bytes=${from}-${from + 1023}`;
    const response = await ask({headers: {Range: range}});
    expect([response.status, response.headers.get('Content-Range'), response.headers.get('Content-Length')]).toEqual([
      206,
      `bytes ${from}-${from + 1023}/${SIZE}`,
      '1024',
    ]);
    expect((await response.arrayBuffer()).byteLength).toBe(1024);
    expect(host.visits).toHaveLength(1);
    await host.visits[0]?.ended;
    expect(host.visits[0]).toMatchObject({method: 'GET', range, sent: 1024});
  });

  test('is left at its host where a player leaves', async () => {
    host.visits.length = 0;
    const player = new AbortController();
    const response = await ask({signal: player.signal});
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(SIZE)]);
    await response.body?.getReader().read();
    player.abort();
    expect(host.visits).toHaveLength(1);
    await host.visits[0]?.ended;
    expect(host.visits[0]?.sent).toBeLessThan(SIZE / 4);
  });

  test('is measured by HEAD without being sent', async () => {
    host.visits.length = 0;
    const response = await ask({method: 'HEAD'});
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(SIZE)]);
    expect(host.visits).toMatchObject([{method: 'HEAD', range: null, sent: 0}]);
  });
});

test('a gallery’s video plays from the shop by ranges', async () => {
  const [name = ''] = Object.keys(videoList);
  const address = inject('shopOrigin') + (mediaPath(videoAddress(inject('emulatorOrigin'), name)) ?? '');
  const whole = await fetch(address);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const ETag = whole.headers.get('ETag') ?? '';
  expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'video/webm']);
  const part = await fetch(address, {headers: {Range: 'bytes=100-', 'If-Range': ETag}});
  expect([part.status, part.headers.get('Content-Range')]).toEqual([
    206,
    `bytes 100-${bytes.length - 1}/${bytes.length}`,
  ]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100));
  const other = await fetch(address, {headers: {Range: 'bytes=100-', 'If-Range': '"another"'}});
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  const beyond = await fetch(address, {headers: {Range: `bytes=${bytes.length}-`}});
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${bytes.length}`]);
  expect((await fetch(address, {headers: {'If-None-Match': ETag}})).status).toBe(304);
});
