import sharp from 'sharp';
import {describe, expect, inject, it} from 'vitest';

/** As tall as 400 where it is 320 wide. */
const PORTRAIT = 'drip-bag';
/** As tall as 240 where it is 320 wide. */
const LANDSCAPE = 'scene-farm';
const SLICE = 160;

const address = (name: string, parameters: Readonly<Record<string, string>>) =>
  `${inject('emulatorOrigin')}/cdn/shop/files/${name}.webp?${new URLSearchParams(parameters).toString()}`;

async function picture(name: string, parameters: Readonly<Record<string, string>>, accept = 'image/webp') {
  const response = await fetch(address(name, parameters), {headers: {Accept: accept}});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, accept]);
  return Buffer.from(await response.arrayBuffer());
}

async function sizeOf(bytes: Buffer) {
  const {width, height, format} = await sharp(bytes).metadata();
  return {width, height, format};
}

/** The brightness of a picture's pixels. */
const pixels = (image: sharp.Sharp) => image.greyscale().raw().toBuffer();

/** How far two pictures of one size are from each other, on average and from 0 to 255. */
async function distance(one: sharp.Sharp, other: sharp.Sharp): Promise<number> {
  const [these, those] = await Promise.all([pixels(one), pixels(other)]);
  expect(these.length).toBe(those.length);
  return these.reduce((sum, value, at) => sum + Math.abs(value - (those[at] ?? 0)), 0) / these.length;
}

describe('a picture whose address has a height', () => {
  it.each([
    ['a height alone: whole', {height: '400'}, {width: 320, height: 400, format: 'webp'}],
    ['both, of another shape: cut', {width: '200', height: '120'}, {width: 200, height: 120, format: 'webp'}],
    ['more than there is', {width: '3000', height: '1500'}, {width: 960, height: 480, format: 'webp'}],
  ])('%s', async (_what, parameters, expected) => {
    expect(await sizeOf(await picture(PORTRAIT, parameters))).toEqual(expected);
  });

  it('is AVIF for browsers that accept it, with the same cache headers', async () => {
    const response = await fetch(address(PORTRAIT, {width: '160', height: '160'}), {headers: {Accept: 'image/avif'}});
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sizeOf(Buffer.from(await response.arrayBuffer()))).toEqual({width: 160, height: 160, format: 'heif'});
  });

  it.each([
    [PORTRAIT, {width: 320, height: SLICE}, {top: 0, center: 120, bottom: 240}],
    [LANDSCAPE, {width: SLICE, height: 240}, {left: 0, center: 80, right: 160}],
  ])('of %s shows the part that `crop` names, the middle without', async (name, cut, offsets) => {
    const whole = await picture(name, {width: '320'});
    const isSlice = cut.width === 320;
    const parts = Object.entries(offsets).map(([side, offset]) => ({
      side,
      image: () => sharp(whole).extract({left: isSlice ? 0 : offset, top: isSlice ? offset : 0, ...cut}),
    }));
    const size = {width: String(cut.width), height: String(cut.height)};
    for (const crop of [...Object.keys(offsets), undefined]) {
      const shown = await picture(name, crop === undefined ? size : {...size, crop});
      const distances = await Promise.all(
        parts.map(async ({side, image}) => ({side, far: await distance(sharp(shown), image())})),
      );
      const [nearest] = distances.sort((one, other) => one.far - other.far);
      expect({crop, side: nearest?.side}).toEqual({crop, side: crop ?? 'center'});
      expect(nearest?.far).toBeLessThan(4);
    }
  });
});
