import {describe, expect, it} from 'vitest';
import {frameOfWebp, webm} from './webm';

function webp(...chunks: readonly (readonly [name: string, body: readonly number[]])[]): Uint8Array {
  const bytes = chunks.flatMap(([name, body]) => [
    ...new TextEncoder().encode(name),
    body.length,
    0,
    0,
    0,
    ...body,
    ...(body.length % 2 === 1 ? [0] : []),
  ]);
  return Uint8Array.from([
    ...new TextEncoder().encode('RIFF'),
    0,
    0,
    0,
    0,
    ...new TextEncoder().encode('WEBP'),
    ...bytes,
  ]);
}

describe('a video', () => {
  it('takes the frame out of a WebP, past what stands before it', () => {
    expect([...frameOfWebp(webp(['ICCP', [9, 9, 9]], ['VP8 ', [1, 2, 3]]))]).toEqual([1, 2, 3]);
  });

  it.each([
    ['a lossless picture', webp(['VP8L', [1, 2]])],
    ['nothing', new Uint8Array()],
  ])('refuses %s', (_, bytes) => {
    expect(() => frameOfWebp(bytes)).toThrow('Not a lossy WebP picture');
  });

  it('is a WebM with its size, its length and every frame in order', () => {
    const video = webm([Uint8Array.of(0xca, 0xfe), Uint8Array.of(0xba, 0xbe)], {
      width: 480,
      height: 600,
      framesPerSecond: 10,
    });
    const hex = [...video].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(hex.startsWith('1a45dfa3')).toBe(true);
    expect(hex).toContain('4282' + '0100000000000004' + '7765626d');
    expect(hex).toContain('b0' + '0100000000000004' + '000001e0');
    expect(hex).toContain('ba' + '0100000000000004' + '00000258');
    expect(hex).toContain('4489' + '0100000000000008' + '4069000000000000');
    expect(hex).toContain('81000080cafe');
    expect(hex).toContain('81006480babe');
  });
});
