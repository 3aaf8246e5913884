import {describe, expect, test, vi} from 'vitest';

import {readBounded} from '../../app/runtime/bounded-body.server';

const KB = 1024;
const LIMIT = 512 * KB;

const bytesOf = (length: number) => Uint8Array.from({length}, (_, at) => at % 251);
const messageOf = (body: BodyInit, headers: Record<string, string> = {}) => new Response(body, {headers});

describe('a body that the runtime feeds', () => {
  test.each([0, 1, 128 * KB - 1, 128 * KB, 128 * KB + 1, 300 * KB, LIMIT])(
    'of %i bytes is read as it is',
    async (length) => {
      const read = await readBounded(messageOf(bytesOf(length)), LIMIT);
      expect(read).toEqual(bytesOf(length));
    },
  );

  test('is read in few pieces, each of which costs more than its bytes', async () => {
    const read = vi.spyOn(ReadableStreamBYOBReader.prototype, 'read');
    await readBounded(messageOf(bytesOf(300 * KB)), LIMIT);
    expect(read.mock.calls.length).toBeGreaterThan(0);
    expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test('may be absent', async () => {
    expect(await readBounded(new Response(null), LIMIT)).toEqual(new Uint8Array());
  });

  test('of a byte more than the limit is too long', async () => {
    expect(await readBounded(messageOf(bytesOf(LIMIT + 1)), LIMIT)).toBe('too-long');
  });

  test('is not read where it says that it is too long', async () => {
    const message = messageOf(bytesOf(1), {'Content-Length': String(LIMIT + 1)});
    expect(await readBounded(message, LIMIT)).toBe('too-long');
  });

  test('that breaks off is broken', async () => {
    const {readable, writable} = new IdentityTransformStream();
    const writer = writable.getWriter();
    const written = writer.write(bytesOf(130 * KB)).then(() => writer.abort(new Error('The connection was reset')));
    expect(await readBounded(messageOf(readable), LIMIT)).toBe('broken');
    await written;
  });

  test('is too long before it has ended', async () => {
    const {readable, writable} = new IdentityTransformStream();
    const writer = writable.getWriter();
    const written = writer.write(bytesOf(101)).catch(() => undefined);
    expect(await readBounded(messageOf(readable), 100)).toBe('too-long');
    await written;
  });
});
