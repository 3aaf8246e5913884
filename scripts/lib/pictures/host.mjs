// @ts-check
import {openPictureStore} from './store.mjs';

/**
 * Returns a worker's options with assets that are rendered on demand instead of read from a folder
 * (docs/decisions/108-on-demand-image-rendering.md).
 *
 * @param {Record<string, any>} options Miniflare's, with `assets`
 * @returns {Record<string, any>}
 */
export function withRenderedPictures({assets, ...options}) {
  /** @type {ReturnType<typeof openPictureStore> | undefined} */
  let store;
  const answer = async (/** @type {{url: string}} */ {url}) => {
    const {Response} = await import('../runtime.mjs');
    const bytes = await (await (store ??= openPictureStore())).get(new URL(url).pathname.slice(1));
    return new Response(bytes, {status: bytes === null ? 404 : 200});
  };
  return {...options, serviceBindings: {...options['serviceBindings'], [assets.binding]: answer}};
}
