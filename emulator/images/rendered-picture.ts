import {pictureList} from './picture-list';

/** What the picture host needs of the worker's configuration. */
export type PicturesEnv = {
  /** Pictures rendered beforehand, as `/{name}-{width}.{webp|avif}`, and films as `/{name}.webm`. */
  readonly PICTURES: {readonly fetch: (url: string) => Promise<Response>};
};

export type Format = 'avif' | 'webp';

/** A picture as it lies there. */
export type RenderedPicture = {
  readonly file: Response;
  readonly format: Format;
  /** How long it may be kept: for ever, or a minute where a larger one is still being drawn. */
  readonly cacheControl: string;
};

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
const LARGEST = 1600;
const FORMATS = ['avif', 'webp'] as const;
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/** The width to show for what was asked: the next that is rendered, the largest where none was asked; `null` for no number. */
export function renderedWidth(asked: string | undefined): number | null {
  if (asked === undefined) return LARGEST;
  if (!/^\d{1,5}$/.test(asked) || Number(asked) === 0) return null;
  return WIDTHS.find((width) => width >= Number(asked)) ?? LARGEST;
}

/** The formats to try, best first: the one asked by name, else AVIF where the browser takes it; WebP is always there. */
export function wantedFormats(asked: string | undefined, accept: string | undefined): readonly [Format, ...Format[]] {
  const named = FORMATS.find((format) => format === asked);
  if (named === 'webp') return ['webp'];
  return named === 'avif' || accept?.includes('image/avif') ? ['avif', 'webp'] : ['webp'];
}

/** The rendered widths in the order in which they serve one: itself, wider ones, then the largest that is narrower. */
export function widthsFor(width: number): readonly number[] {
  return [...WIDTHS.filter((other) => other >= width), ...WIDTHS.filter((other) => other < width).toReversed()];
}

/** The picture in the first of the formats that there is, at the width or the nearest to it; `null` without any. */
export async function findPicture(
  pictures: PicturesEnv['PICTURES'],
  name: string,
  width: number,
  formats: readonly Format[],
): Promise<RenderedPicture | null> {
  const wanted = Math.min(width, pictureList[name]?.width ?? LARGEST, LARGEST);
  for (const format of formats) {
    for (const candidate of widthsFor(wanted)) {
      const file = await pictures.fetch(`http://pictures/${name}-${candidate}.${format}`);
      if (file.ok) return {file, format, cacheControl: candidate >= wanted ? FOREVER : FOR_A_MINUTE};
      await file.body?.cancel();
    }
  }
  return null;
}
