/** A picture as a page shows it. `path` is on the shop's own origin; `width` and `height` are the master's pixels. */
export type ImageSource = {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};
