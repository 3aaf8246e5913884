import {PICTURE_WIDTHS} from '../config/picture-widths';

/** A picture whose widest place is known has no place narrower than this part of it. */
const NARROWEST_PART = 1 / 4;

/**
 * Returns the `srcset` of a picture, also for its preload link (`imagesrcset`): one address per width in pixels, none
 * wider than the master and than `widest`, in pixels, and none that no screen needs where that is known.
 */
export function pictureSourceSet(
  {path, width: master}: {readonly path: string; readonly width: number},
  widest?: number,
): string {
  const narrowest = (widest ?? 0) * NARROWEST_PART;
  const most = Math.max(Math.min(master, widest ?? Infinity), PICTURE_WIDTHS.find((width) => width >= narrowest) ?? 0);
  return PICTURE_WIDTHS.filter((width) => width >= narrowest && width <= most)
    .map((width) => `${path}?width=${width} ${width}w`)
    .join(', ');
}
