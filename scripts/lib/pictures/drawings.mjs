// @ts-check
import {Buffer} from 'node:buffer';
import {createHash} from 'node:crypto';
import {pathToFileURL} from 'node:url';

import {drawingsBundle} from '../paths.mjs';
import {encode, ENCODING} from './encode.mjs';

/** The density at which a pixel of an SVG without units is a pixel of the picture. */
const DENSITY = 72;

/** @typedef {typeof import('../../../emulator/pictures/rendered')} Bundle */

/** @typedef {{file: string, width: number, format: import('../../../emulator/pictures/formats').Format}} PictureFile */

/**
 * One picture or video of the catalogue.
 *
 * @typedef {object} Drawing
 * @property {string} name unique among pictures and videos
 * @property {readonly string[]} files that can be rendered from it, such as `drip-bag-640.avif`
 * @property {() => string} hash of its content and encoding, 16 hexadecimal digits
 * @property {(files: readonly string[]) => Promise<Map<string, Buffer>>} render returns the bytes of some of its files
 */

/** @param {...string} content */
const hashOf = (...content) => {
  const hash = createHash('sha256').update(ENCODING);
  for (const part of content) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/**
 * Rasterises an SVG at the largest width; smaller ones are scaled from the nearest that is at least twice as wide.
 *
 * @param {string} svg
 * @param {{width: number, height: number}} picture
 * @param {readonly PictureFile[]} wanted
 * @returns {Promise<Map<string, Buffer>>}
 */
async function renderPicture(svg, picture, wanted) {
  const {default: sharp} = await import('sharp');
  const widths = [...new Set(wanted.map(({width}) => width))].sort((one, other) => other - one);
  const density = (DENSITY * (widths[0] ?? picture.width)) / picture.width;
  const master = await sharp(Buffer.from(svg), {density}).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const made = [master];
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const width of widths) {
    const from = made.findLast(({info}) => info.width >= width * 2) ?? master;
    const height = Math.round((width / picture.width) * picture.height);
    const pixels = await sharp(from.data, {raw: from.info})
      .resize({width, height})
      .raw()
      .toBuffer({resolveWithObject: true});
    made.push(pixels);
    for (const {file, format} of wanted.filter((each) => each.width === width)) {
      files.set(file, await encode(sharp(pixels.data, {raw: pixels.info}), format, width));
    }
  }
  return files;
}

/**
 * @param {Bundle} bundle
 * @param {string} name
 * @param {import('../../../emulator/pictures/catalogue').DrawnPicture} picture
 * @returns {Drawing}
 */
function pictureDrawing({FORMATS, pictureFile, widthsIn}, name, picture) {
  const all = FORMATS.flatMap((format) =>
    widthsIn(format, picture.width).map((width) => ({file: pictureFile(name, width, format), width, format})),
  );
  return {
    name,
    files: all.map(({file}) => file),
    hash: () => hashOf(picture.draw()),
    render: (files) =>
      renderPicture(
        picture.draw(),
        picture,
        all.filter(({file}) => files.includes(file)),
      ),
  };
}

/**
 * A video's frames are WebP pictures in a row.
 *
 * @param {Bundle} bundle
 * @param {string} name
 * @param {import('../../../emulator/pictures/videos').DrawnVideo} video
 * @returns {Drawing}
 */
function videoDrawing({videoFile, frameOfWebp, webm}, name, video) {
  const file = videoFile(name);
  const frame = async (/** @type {number} */ number) => {
    const {default: sharp} = await import('sharp');
    const still = sharp(Buffer.from(video.draw(number))).removeAlpha();
    return frameOfWebp(await still.webp({quality: 60}).toBuffer());
  };
  return {
    name: file,
    files: [file],
    hash: () => hashOf(video.draw(0), video.draw(1), String(video.frames)),
    render: async () => {
      const frames = [];
      for (let number = 0; number < video.frames; number += 1) frames.push(await frame(number));
      return new Map([[file, Buffer.from(webm(frames, video))]]);
    },
  };
}

/**
 * Loads the drawings of the catalogue, in the order in which pages need them.
 *
 * @returns {Promise<readonly Drawing[]>}
 */
export async function loadDrawings() {
  /** @type {Bundle} */
  const bundle = await import(pathToFileURL(drawingsBundle).href);
  return [
    ...[...bundle.pictures].map(([name, picture]) => pictureDrawing(bundle, name, picture)),
    ...[...bundle.videos].map(([name, video]) => videoDrawing(bundle, name, video)),
  ];
}
