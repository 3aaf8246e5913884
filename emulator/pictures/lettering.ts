import {line, num} from './paper';

type Glyph = readonly [width: number, strokes: string];

/**
 * Capitals drawn with one even stroke, 100 units high from y 0 down to 100. Drawn here because the machine that
 * rasterises the pictures has no fonts to rely on.
 */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: [84, 'M0 100L42 0L84 100M15 66H69'],
  B: [61, 'M0 46H34A27 27 0 0 1 34 100H0V0H32A23 23 0 0 1 32 46'],
  C: [84, 'M84 17A48 50 0 1 0 84 83'],
  D: [80, 'M0 0H30A50 50 0 0 1 30 100H0Z'],
  E: [54, 'M54 0H0V100H54M0 48H46'],
  F: [52, 'M52 0H0V100M0 48H44'],
  G: [96, 'M84 17A48 50 0 1 0 96 54H58'],
  H: [72, 'M0 0V100M72 0V100M0 48H72'],
  I: [0, 'M0 0V100'],
  J: [40, 'M40 0V76A20 24 0 0 1 0 80'],
  K: [66, 'M0 0V100M62 0L0 60M22 40L66 100'],
  L: [50, 'M0 0V100H50'],
  M: [92, 'M0 100V0L46 70L92 0V100'],
  N: [76, 'M0 100V0L76 100V0'],
  O: [100, 'M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50Z'],
  P: [59, 'M0 100V0H32A27 27 0 0 1 32 54H0'],
  Q: [100, 'M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50ZM62 68L98 104'],
  R: [62, 'M0 100V0H32A26 26 0 0 1 32 52H0M30 52L62 100'],
  S: [57, 'M54 16C46 4 36 0 29 0C12 0 3 11 3 24C3 54 57 42 57 74C57 90 46 100 29 100C16 100 6 94 0 82'],
  T: [68, 'M0 0H68M34 0V100'],
  U: [72, 'M0 0V62A36 38 0 0 0 72 62V0'],
  V: [80, 'M0 0L40 100L80 0'],
  W: [120, 'M0 0L30 100L60 14L90 100L120 0'],
  X: [72, 'M0 0L72 100M72 0L0 100'],
  Y: [72, 'M0 0L36 48L72 0M36 48V100'],
  Z: [66, 'M0 0H66L0 100H66'],
  '0': [64, 'M0 50A32 50 0 1 0 64 50A32 50 0 1 0 0 50Z'],
  '1': [22, 'M0 18L22 0V100'],
  '2': [58, 'M2 26A27 27 0 1 1 50 46L0 100H58'],
  '3': [58, 'M4 14A26 25 0 1 1 28 46A28 27 0 1 1 2 82'],
  '4': [62, 'M48 100V0L0 72H62'],
  '5': [60, 'M52 0H12L8 44A30 29 0 1 1 2 86'],
  '6': [58, 'M44 0L6 54A29 29 0 1 0 14 46'],
  '7': [58, 'M0 0H58L18 100'],
  '8': [58, 'M6 23A23 23 0 1 1 52 23A23 23 0 1 1 6 23M0 73A29 27 0 1 1 58 73A29 27 0 1 1 0 73'],
  '9': [58, 'M14 100L52 46A29 29 0 1 0 44 54'],
  ',': [8, 'M8 92L0 116'],
  '×': [44, 'M0 30L44 74M44 30L0 74'],
  '-': [34, 'M0 52H34'],
  '’': [8, 'M8 -4L0 20'],
  '.': [0, 'M0 100h.1'],
  '·': [0, 'M0 52h.1'],
  '°': [24, 'M0 14A12 12 0 1 0 24 14A12 12 0 1 0 0 14Z'],
  '&': [80, 'M78 100L22 30A20 20 0 1 1 52 30C46 40 6 46 6 74A28 26 0 0 0 34 100C56 100 70 84 74 60'],
};

const marks: Readonly<Record<string, string>> = {
  '\u0308': 'M-17 -25h.1M17 -25h.1',
  '\u0301': 'M-6 -20L12 -34',
  '\u0300': 'M6 -20L-12 -34',
  '\u0303': 'M-20 -22C-8 -36 6 -14 20 -28',
  '\u0302': 'M-16 -18L0 -32L16 -18',
};

const TRACKING = 30;
const WORD_SPACE = 40;

/** The width of a line of lettering for a letter height of 100. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text.normalize('NFD').toUpperCase()) {
    if (char === ' ') width += WORD_SPACE;
    const glyph = glyphs[char];
    if (glyph !== undefined) width += glyph[0] + TRACKING;
  }
  return Math.max(0, width - TRACKING);
}

export type Lettering = {
  readonly text: string;
  /** The middle of the line. */
  readonly x: number;
  /** The top of the capitals. */
  readonly y: number;
  /** The height of the capitals; smaller where the line would be wider than `maxWidth`. */
  readonly size: number;
  readonly maxWidth: number;
  readonly colour: string;
  /** Stroke width as a share of the height. */
  readonly weight?: number;
};

/** Draws a line of lettering. Letters that the alphabet lacks are left out: a picture is never refused for a name. */
export function lettering({text, x, y, size, maxWidth, colour, weight = 0.1}: Lettering): string {
  const plain = text.replaceAll('ß', 'SS');
  const natural = widthOf(plain);
  const scale = Math.min(size / 100, natural === 0 ? 1 : maxWidth / natural);
  let pen = x - (natural * scale) / 2;
  let last = pen;
  let strokes = '';
  const place = (data: string, at: number): void => {
    strokes += `<g transform="translate(${num(at)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${line(data, colour, weight * 100)}</g>`;
  };
  for (const char of plain.normalize('NFD').toUpperCase()) {
    const glyph = glyphs[char];
    const mark = marks[char];
    if (char === ' ') pen += WORD_SPACE * scale;
    if (mark !== undefined) place(mark, last);
    if (glyph === undefined) continue;
    place(glyph[1], pen);
    last = pen + (glyph[0] * scale) / 2;
    pen += (glyph[0] + TRACKING) * scale;
  }
  return strokes;
}
