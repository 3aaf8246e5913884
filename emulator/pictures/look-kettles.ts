import {steam} from './gear-brewers';
import {block, flat, line, mix, oval} from './paper';
import {mark, patch, paints, round, STEEL} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

type Gooseneck = {
  readonly colour: string;
  readonly handle: string;
  /** Half widths of the body above and below, and its height. */
  readonly body: readonly [top: number, bottom: number, high: number];
  readonly plate?: boolean;
  readonly dial?: 'knob' | 'screen';
  readonly hammered?: boolean;
};

/** Draws a kettle with a long neck, on an electric plate or without. */
export function gooseneck({colour, handle, body, plate = false, dial, hammered = false}: Gooseneck): Thing {
  const [top, bottom, high] = body;
  const foot = plate ? 70 : 0;
  const neck = `M${-bottom + 50} ${-foot - 110}C${-bottom - 150} ${-foot - 110} ${-bottom - 40} ${-high + 130} ${-bottom - 190} ${-high + 60}C${-bottom - 230} ${-high + 46} ${-bottom - 262} ${-high + 66} ${-bottom - 284} ${-high + 100}`;
  return (canvas) =>
    [
      line(neck, mix(colour, '#2b1206', 0.25), 56),
      line(neck, mix(colour, '#fff6e0', 0.16), 28),
      line(
        `M${top - 20} ${-high + 50}Q${top + 220} ${-high + 30} ${top + 230} ${-high + 150}Q${top + 236} ${-high * 0.5} ${top + 190} ${-high * 0.34}`,
        handle,
        48,
      ),
      line(
        `M${top} ${-high + 38}Q${top + 205} ${-high + 28} ${top + 214} ${-high + 146}`,
        mix(handle, '#fff6e0', 0.4),
        13,
        0.7,
      ),
      round(canvas, colour, [top, bottom], [high, foot], 50),
      hammered
        ? Array.from({length: 15}, (_, index) =>
            flat(
              oval(
                -top * 0.7 + (index % 5) * top * 0.36 + (index % 2) * 20,
                -high * 0.8 + Math.floor(index / 5) * high * 0.26,
                30,
                24,
              ),
              mix(colour, '#2b1206', 0.3),
              0.22,
            ),
          ).join('')
        : '',
      solid(
        canvas,
        `M${-top + 8} ${-high + 6}Q${-top + 24} ${-high - 70} ${-top * 0.34} ${-high - 80}H${top * 0.34}Q${top - 24} ${-high - 70} ${top - 8} ${-high + 6}Z`,
        mix(colour, '#fff6e0', 0.08),
        -top,
        top,
      ),
      solid(
        canvas,
        `M-40 ${-high - 76}L-48 ${-high - 128}Q-48 ${-high - 148} 0 ${-high - 148}Q48 ${-high - 148} 48 ${-high - 128}L40 ${-high - 76}Z`,
        handle,
        -48,
        48,
      ),
      gleam(-top * 0.82, high * 0.88, high * 0.3, 18, 0.35),
      plate ? round(canvas, '#2f3331', [bottom + 24, bottom + 34], [72, 0], 24) : '',
      dial === 'knob' ? patch(oval(bottom - 60, -36, 26), paints.sun) : '',
      dial === 'screen'
        ? patch(block(-90, -58, 180, 44, 12), '#1d2422') + line('M-50 -36H-10M20 -36H50', paints.sun, 9)
        : '',
    ].join('');
}

/** Draws a wide kettle with a short spout, whistling or electric. */
export function wideKettle(colour: string, kind: 'electric' | 'whistling'): Thing {
  return (canvas) => {
    const electric = kind === 'electric';
    const foot = electric ? 66 : 0;
    return [
      patch(`M-220 -560L-420 -620L-400 -660L-210 -680Z`, mix(colour, '#fff6e0', 0.1), '#ffffff'),
      electric ? '' : patch(block(-440, -690, 70, 60, 16), paints.sun),
      electric
        ? line('M200 -700Q400 -720 400 -520Q396 -300 262 -200', '#33302b', 50)
        : line('M-200 -640C-220 -960 220 -960 200 -640', paints.walnut, 40),
      solid(
        canvas,
        `M-220 -700Q0 -780 220 -700Q300 -480 310 ${-foot - 50}Q310 ${-foot} 262 ${-foot}H-262Q-310 ${-foot} -310 ${-foot - 50}Q-300 -480 -220 -700Z`,
        colour,
        -310,
        310,
      ),
      round(canvas, mix(colour, '#fff6e0', 0.2), [150, 200], [764, 706], 26),
      round(canvas, electric ? '#33302b' : paints.walnut, [36, 44], [826, 752], 18),
      gleam(-210, 600, 220, 18, 0.4),
      electric
        ? round(canvas, '#2f3331', [320, 330], [68, 0], 22) + flat(oval(250, -34, 13), paints.sun)
        : line('M-296 -150Q0 -130 296 -150', mix(colour, '#2b1206', 0.35), 8, 0.4) + mark(0, -390, 30),
      steam(-430, -720, 140),
    ].join('');
  };
}

/** Draws a kettle whose body folds. */
export const foldingKettle: Thing = (canvas) =>
  [
    line('M214 -600Q380 -610 380 -420Q376 -260 270 -200', '#33302b', 44),
    patch('M-190 -600L-350 -640L-330 -680L-180 -690Z', STEEL, '#ffffff'),
    [0, 1, 2, 3, 4]
      .map((index) =>
        round(
          canvas,
          index % 2 === 0 ? paints.clay : mix(paints.clay, '#2b1206', 0.14),
          [250 - index * 8, 262 - index * 8],
          [180 + index * 96, 70 + index * 96],
          40,
        ),
      )
      .join(''),
    round(canvas, STEEL, [200, 214], [620, 556], 20),
    round(canvas, '#33302b', [150, 190], [680, 612], 26),
    round(canvas, STEEL, [290, 300], [90, 0], 22),
    flat(oval(210, -44, 13), paints.sun),
  ].join('');
