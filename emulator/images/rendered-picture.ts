import {pictureFile, widthsIn} from '../pictures/formats';
import type {Format} from '../pictures/formats';
import {pictureList} from './picture-list';

/** What the picture host needs of the worker's configuration. */
export type PicturesEnv = {
  /** Rendered pictures as `/{name}-{width}.{webp|avif}`, and videos as `/{name}.webm`. */
  readonly PICTURES: {readonly fetch: (url: string) => Promise<Response>};
};

/** A rendered picture in one format. */
export type RenderedPicture = {readonly file: Response; readonly format: Format};

/** A picture never changes under its name. */
export const FOREVER = 'public, max-age=31536000, immutable';

const LARGEST = 1600;

/** Returns the width that serves an asked one: the next larger, the largest where none was asked, `null` for no number. */
export function renderedWidth(asked: string | undefined): number | null {
  if (asked === undefined) return LARGEST;
  if (!/^\d{1,5}$/.test(asked) || Number(asked) === 0) return null;
  return widthsIn('avif', LARGEST).find((width) => width >= Number(asked)) ?? LARGEST;
}

/** Returns WebP where it is asked for by name, as no AVIF can be, else AVIF where `Accept` names it, else WebP. */
export function wantedFormat(asked: string | undefined, accept: string | undefined): Format {
  return asked !== 'webp' && accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** Fetches a rendered file; `null` where there is none. Throws where the store of pictures fails. */
export async function renderedFile(pictures: PicturesEnv['PICTURES'], name: string): Promise<Response | null> {
  const file = await pictures.fetch(`http://pictures/${name}`);
  if (file.ok) return file;
  await file.body?.cancel();
  if (file.status === 404) return null;
  throw new Error(`${name} cannot be rendered: ${file.status}`);
}

/** Fetches a picture at a width or the next larger one, at most as wide as it is drawn; `null` for an unknown picture. */
export async function findPicture(
  pictures: PicturesEnv['PICTURES'],
  name: string,
  width: number,
  format: Format,
): Promise<RenderedPicture | null> {
  const widths = widthsIn(format, pictureList[name]?.width ?? 0);
  const rendered = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  const file = rendered === undefined ? null : await renderedFile(pictures, pictureFile(name, rendered, format));
  return file && {file, format};
}
