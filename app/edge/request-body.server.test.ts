import {describe, expect, test} from 'vitest';
import {jsonDepth, judgeBody, MAX_BODY_BYTES, readBoundedBody} from './request-body.server';

const FORM = 'application/x-www-form-urlencoded';

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function post(body: BodyInit, headers: HeadersInit = {}): Request {
  return new Request(
    'https://shop.example/',
    Object.assign({method: 'POST', body, headers}, {duplex: 'half' as const}),
  );
}

describe('the body', () => {
  test.each([
    ['of nothing', 0],
    ['of one byte', 1],
    ['of exactly 64 KB', MAX_BODY_BYTES],
  ])('%s is read whole', async (_, length) => {
    expect((await readBoundedBody(post('a'.repeat(length))))?.byteLength).toBe(length);
  });

  test('longer than 64 KB is refused', async () => {
    expect(await readBoundedBody(post('a'.repeat(MAX_BODY_BYTES + 1)))).toBeNull();
  });

  test('that says it is longer is not read at all', async () => {
    const request = post('a', {'Content-Length': String(MAX_BODY_BYTES + 1)});
    expect(await readBoundedBody(request)).toBeNull();
    expect(request.bodyUsed).toBe(false);
  });

  test('without an end is read no further than the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await readBoundedBody(post(endless))).toBeNull();
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 8 * 1024);
  });
});

const fields = (count: number) => Array.from({length: count}, (_, index) => `f${index}=1`).join('&');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const multipart = (count: number) => {
  const parts = Array.from(
    {length: count},
    (_, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
};

test.each([
  ['nothing', '', null, null],
  ['50 fields', fields(50), FORM, null],
  ['51 fields', fields(51), FORM, 413],
  ['51 fields with a charset', fields(51), `${FORM}; charset=UTF-8`, 413],
  ['50 parts', multipart(50), 'multipart/form-data; boundary=x', null],
  ['51 parts', multipart(51), 'multipart/form-data; boundary=x', 413],
  ['broken parts', 'no parts', 'multipart/form-data; boundary=x', 400],
  ['parts without a boundary', multipart(1), 'multipart/form-data', 400],
  ['JSON of depth 16', nested(16), 'application/json', null],
  ['JSON of depth 17', nested(17), 'application/json', 400],
  ['a report of depth 17', nested(17), 'application/reports+json', 400],
  ['JSON that is none', '{"a":', 'application/json', 400],
  ['plain text', 'intent=add', 'text/plain', 415],
  ['a type that nobody names', 'intent=add', null, 415],
])('%s', async (_, body, contentType, verdict) => {
  expect(await judgeBody(bytes(body), contentType)).toBe(verdict);
});

test.each([
  ['1', 0],
  ['{}', 1],
  ['{"a":[{}],"b":{}}', 3],
  ['"[[[["', 0],
  ['{"a\\"[[":"\\\\"}', 1],
  ['[1,[2],[3]]', 2],
  [nested(60_000), 60_000],
])('the depth of %.30s', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});
