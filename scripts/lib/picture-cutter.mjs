// @ts-check
// A local implementation of the platform's image binding, as far as the emulator needs it: Miniflare's knows neither
// `cover` nor sides and adds a black frame.
import {Buffer} from 'node:buffer';

import {encode} from './pictures/encode.mjs';

const NAME = 'picture-cutter';
const WISH = 'X-Wish';

/** Runs inside workerd: the binding's interface. */
const BINDING = `
export default ({CUTTER}) => ({
  input: (picture) => ({
    transform: (wish) => ({
      output: async ({format}) => {
        const headers = {'${WISH}': JSON.stringify({...wish, format})};
        const answer = await CUTTER.fetch('http://${NAME}/', {method: 'POST', headers, body: picture});
        if (!answer.ok) throw new Error('The picture cutter answers ' + answer.status);
        return {response: () => answer, contentType: () => format, image: () => answer.body};
      },
    }),
  }),
});`;

/**
 * Crops a picture.
 *
 * @param {Request} request the picture, with the transformation in a header
 */
async function cut(request) {
  const {width, height, gravity, format} = JSON.parse(request.headers.get(WISH) ?? '{}');
  const {default: sharp} = await import('sharp');
  const picture = sharp(Buffer.from(await request.arrayBuffer())).resize({
    width,
    height,
    fit: 'cover',
    position: gravity,
  });
  return {bytes: await encode(picture, format.replace('image/', ''), width), headers: {'Content-Type': format}};
}

/**
 * Returns the workers of one Miniflare for a worker with an image binding: itself and the one that implements the binding.
 *
 * @param {Record<string, any>} options Miniflare's, with `images`
 * @returns {Promise<Record<string, any>[]>}
 */
export async function withPictureCutter({images, ...options}) {
  const {Response} = await import('./runtime.mjs');
  return [
    {...options, wrappedBindings: {[images.binding]: {scriptName: NAME}}},
    {
      name: NAME,
      modules: [{type: 'ESModule', path: `${NAME}.mjs`, contents: BINDING}],
      serviceBindings: {
        CUTTER: async (/** @type {any} */ request) => {
          const {bytes, headers} = await cut(request);
          return new Response(bytes, {headers});
        },
      },
    },
  ];
}
