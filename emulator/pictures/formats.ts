/** Widths in pixels that each format is encoded in. Only old clients lack AVIF: WebP has fewer widths, they get the next larger one. */
const WIDTHS = {
  avif: [160, 320, 480, 640, 960, 1280, 1600],
  webp: [320, 640, 960, 1600],
} as const;

/** An encoding of a picture, also the extension of its files. */
export type Format = keyof typeof WIDTHS;

export const FORMATS = ['avif', 'webp'] as const satisfies readonly Format[];

/** Returns the widths of a picture in a format, ascending: none is wider than its drawing. */
export function widthsIn(format: Format, drawnWidth: number): readonly number[] {
  return WIDTHS[format].filter((width) => width <= drawnWidth);
}

/** Returns the name of a picture's file, such as `drip-bag-640.avif`. */
export const pictureFile = (name: string, width: number, format: Format): string => `${name}-${width}.${format}`;

/** Returns the name of a video's file, such as `solo-grinding.webm`. */
export const videoFile = (name: string): string => `${name}.webm`;
