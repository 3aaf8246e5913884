// @ts-check
/** Part of every hash: change it with the encoders. */
export const ENCODING = 'webp 70, avif 48, 4';

/**
 * Encodes a picture, with settings that prefer speed to the smallest size.
 *
 * @param {import('sharp').Sharp} image
 * @param {string} format `avif` or `webp`
 * @param {number} width in pixels
 * @returns {Promise<Buffer>}
 * @throws {RangeError} on another format
 */
export function encode(image, format, width) {
  if (format === 'avif') return image.avif({quality: 48, effort: 0, chromaSubsampling: '4:2:0'}).toBuffer();
  if (format === 'webp') return image.webp({quality: 70, effort: width <= 640 ? 2 : 0}).toBuffer();
  throw new RangeError(`No encoder for ${format}`);
}
