/** The widths that the image host prepares. */
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

/**
 * The `srcset` of a picture, also for its preload link (`imagesrcset`): one address per width in pixels, none wider than the master.
 */
export function pictureSourceSet({path, width: master}: {readonly path: string; readonly width: number}): string {
  return WIDTHS.filter((width) => width <= Math.max(master, WIDTHS[0]))
    .map((width) => `${path}?width=${width} ${width}w`)
    .join(', ');
}
