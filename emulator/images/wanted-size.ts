/** Width and height in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** What a picture shall look like: whole at a width, or cut to a size. */
export type WantedSize = {readonly width: number; readonly cut: Cut | null};

/** What stays of a picture that is cut: the part at this side. */
export type Cut = Size & {readonly side: Side};

export type Side = (typeof SIDES)[number];

/** The parameters of a picture's address, as they were written. */
export type SizeParameters = {readonly width?: string; readonly height?: string; readonly crop?: string};

/** Why an address cannot be answered. */
export type SizeRefusal = 'invalid_width' | 'invalid_height' | 'invalid_crop';

const SIDES = ['center', 'top', 'bottom', 'left', 'right'] as const;
const DIGITS = /^\d{1,5}$/;

/**
 * Returns what the platform's picture host makes of `width`, `height` and `crop`: one side alone scales the whole
 * picture, both cut it to their shape, in the middle unless told; a side without a value is none; no picture ever
 * becomes larger than it was drawn.
 *
 * @see https://shopify.dev/docs/api/liquid/filters/image_url
 */
export function wantedSize(asked: SizeParameters, original: Size): WantedSize | SizeRefusal {
  const [width, height] = [pixels(asked.width), pixels(asked.height)];
  if (width === null) return 'invalid_width';
  if (height === null) return 'invalid_height';
  const side = asked.crop === undefined ? 'center' : SIDES.find((known) => known === asked.crop);
  if (side === undefined) return 'invalid_crop';

  if (height === undefined) return {width: Math.min(width ?? original.width, original.width), cut: null};
  const scaled = Math.max(1, Math.round((height * original.width) / original.height));
  if (width === undefined) return {width: Math.min(scaled, original.width), cut: null};

  const share = Math.min(1, original.width / width, original.height / height);
  const cut = {width: shrunk(width, share), height: shrunk(height, share), side};
  const whole = Math.ceil(Math.max(cut.width, (cut.height * original.width) / original.height));
  const hasItsShape = Math.abs((cut.width * original.height) / original.width - cut.height) <= 1;
  return {width: hasItsShape ? cut.width : Math.min(whole, original.width), cut: hasItsShape ? null : cut};
}

function pixels(written: string | undefined): number | null | undefined {
  if (!written) return undefined;
  return DIGITS.test(written) && Number(written) > 0 ? Number(written) : null;
}

function shrunk(length: number, share: number): number {
  return Math.max(1, Math.round(length * share));
}
