/** The widths in pixels in which pages ask for pictures, and the only ones that the worker serves. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
