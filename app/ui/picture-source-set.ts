/** The widths that the image host prepares. */
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

/**
 * The `srcset` of a picture, also for its preload link (`imagesrcset`): one address per width in pixels, none wider than the master
 * and than `widest`, in pixels.
 */
export function pictureSourceSet(
  {path, width: master}: {readonly path: string; readonly width: number},
  widest = Infinity,
): string {
  return WIDTHS.filter((width) => width <= Math.max(Math.min(master, widest), WIDTHS[0]))
    .map((width) => `${path}?width=${width} ${width}w`)
    .join(', ');
}
