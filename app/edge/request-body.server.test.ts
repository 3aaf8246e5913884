import {describe, expect, test} from 'vitest';

import {FORM_TYPES} from './accepted-requests.server';
import {jsonDepth, MAX_BODY_BYTES, readBody} from './request-body.server';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';

function post(body: BodyInit, headers: HeadersInit): Request {
  return new Request(
    'https://shop.example/',
    Object.assign({method: 'POST', body, headers}, {duplex: 'half' as const}),
  );
}

/** A body of raw bytes, so that nothing but `contentType` names its type. */
function send(
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string | null,
  headers: Readonly<Record<string, string>> = {},
): Request {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return post(bytes, {...headers, ...(contentType !== null && {'Content-Type': contentType})});
}

const readForm = (request: Request) => readBody(request, FORM_TYPES);
const refusal = (status: number) => ({ok: false, status});

describe('the length of a body', () => {
  test.each([0, 1, MAX_BODY_BYTES])('may be %i bytes', async (length) => {
    const reading = await readForm(send('a'.repeat(length), FORM));
    expect(reading).toMatchObject({ok: true, body: length === 0 ? '' : `${'a'.repeat(length)}=`});
  });

  test('is at most 64 KB', async () => {
    expect(await readForm(send('a'.repeat(MAX_BODY_BYTES + 1), FORM))).toEqual(refusal(413));
  });

  test('a Content-Length over the limit is refused before the body is read', async () => {
    const request = send('a', FORM, {'Content-Length': String(MAX_BODY_BYTES + 1)});
    expect(await readForm(request)).toEqual(refusal(413));
  });

  test('is counted while an endless body arrives', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await readForm(post(endless, {'Content-Type': FORM}))).toEqual(refusal(413));
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 8 * 1024);
  });
});

test('an upload that breaks off is refused with 400', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('The client disconnected')),
  });
  expect(await readForm(post(broken, {'Content-Type': FORM}))).toEqual(refusal(400));
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

describe('a media type', () => {
  test.each([
    FORM,
    'Application/X-WWW-Form-URLEncoded',
    `${FORM};charset=UTF-8`,
    `${FORM}; charset="utf-8"`,
    `${FORM} ; Charset=utf8 ; q=1`,
  ])('%s is a form in UTF-8', async (contentType) => {
    expect(await readForm(send('a=1', contentType))).toEqual({
      ok: true,
      body: 'a=1',
      contentType: `${FORM};charset=UTF-8`,
    });
  });

  test.each([
    null,
    '',
    ' ',
    ';',
    'text/plain',
    'text/html',
    JSON_TYPE,
    'application/csp-report',
    'application/reports+json',
    'application/xml',
    'application/x-www-form-urlencoded-x',
    `${FORM}, ${JSON_TYPE}`,
    `${JSON_TYPE}, ${FORM}`,
    `${FORM}; charset=iso-8859-1`,
    `${FORM}; charset=utf-8; charset=utf-16`,
    `${FORM};CHARSET = "utf-7"`,
    `${FORM}; charset=`,
    `${MULTIPART}; charset=windows-1252`,
    `${FORM}; charset="utf-16"x`,
    `${FORM}; charset="utf-16`,
    `${FORM};a=`.padEnd(201, 'b'),
  ])('%j is refused for a form with 415, also without a body', async (contentType) => {
    const request = send('a=1', contentType);
    expect(await readForm(request)).toEqual(refusal(415));
    expect(request.bodyUsed).toBe(false);
    expect(await readForm(send('', contentType))).toEqual(refusal(415));
  });

  test('may have 200 characters', async () => {
    expect(await readForm(send('a=1', `${FORM};a=`.padEnd(200, 'b')))).toMatchObject({ok: true});
  });

  test('of a form is refused where JSON is accepted', async () => {
    expect(await readBody(send('a=1', FORM), [JSON_TYPE])).toEqual(refusal(415));
    expect(await readBody(send('{"a":1}', `${JSON_TYPE}; charset=utf-8`), [JSON_TYPE])).toEqual({
      ok: true,
      body: '{"a":1}',
      contentType: JSON_TYPE,
    });
    expect(await readBody(send('', JSON_TYPE), [])).toEqual(refusal(415));
  });

  test.each(['gzip', 'br', 'identity, gzip'])('compressed with %s is refused', async (coding) => {
    expect(await readForm(send('a=1', FORM, {'Content-Encoding': coding}))).toEqual(refusal(415));
  });
});

describe('a form', () => {
  test.each([
    ['50 fields', fields(50), FORM, fields(50)],
    ['50 parts', multipart(50), MULTIPART, fields(50)],
    ['umlauts', 'name=J%C3%BCrgen&town=Köln', FORM, 'name=J%C3%BCrgen&town=K%C3%B6ln'],
    ['a file', `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n1\r\n--x--\r\n`, MULTIPART, ''],
  ])('with %s comes out URL-encoded', async (_, body, contentType, expected) => {
    expect(await readForm(send(body, contentType))).toMatchObject({ok: true, body: expected});
  });

  test.each([
    ['51 fields', fields(51), FORM, 413],
    ['51 parts', multipart(51), MULTIPART, 413],
    ['a broken percent code', 'a=100%', FORM, 400],
    ['percent codes of another charset', 'name=J%FCrgen', FORM, 400],
    ['bytes of another charset', Uint8Array.of(0x61, 0x3d, 0xfc), FORM, 400],
    ['broken parts', 'no parts', MULTIPART, 400],
    ['parts that break off', multipart(2).slice(0, -12), MULTIPART, 400],
    ['parts without a boundary', multipart(1), 'multipart/form-data', 400],
    ['parts with an empty boundary', multipart(1), 'multipart/form-data; boundary=', 400],
    ['parts with another boundary', multipart(1), 'multipart/form-data; boundary=y', 400],
    ['no parts at all', '', MULTIPART, 400],
  ])('with %s is refused', async (_, body, contentType, status) => {
    expect(await readForm(send(body, contentType))).toEqual(refusal(status));
  });
});

test.each([
  ['of depth 16', nested(16), 200],
  ['of depth 17', nested(17), 400],
  ['that breaks off', '{"a":', 400],
  ['of no length', '', 400],
  ['in another charset', Uint8Array.of(0x22, 0xfc, 0x22), 400],
])('JSON %s gets %i', async (_, body, status) => {
  const reading = await readBody(send(body, JSON_TYPE), [JSON_TYPE]);
  expect(reading.ok ? 200 : reading.status).toBe(status);
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
