import {house} from './palette';
import {block, flat, mix, oval, polygon} from './paper';
import {arch, print} from './pack-label';
import {at, mark, paints, patch, round} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

/** Draws a carton box with a side in shade and a name. */
export function carton(colour: string, name: string, sky: string, high = 640, half = 330): Thing {
  return () =>
    [
      patch(
        polygon([
          [-half, -high],
          [half, -high],
          [half - 60, -high - 90],
          [-half + 90, -high - 90],
        ]),
        mix(colour, '#ffffff', 0.2),
        '#ffffff',
      ),
      patch(block(-half, -high, half * 2, high, 10), colour, mix(colour, '#ffffff', 0.5)),
      flat(
        polygon([
          [half * 0.66, -high],
          [half, -high],
          [half, 0],
          [half * 0.66, 0],
        ]),
        '#0b1f16',
        0.16,
      ),
      arch(-half * 0.16, -high * 0.26, half * 0.46, high * 0.56, sky, mix(sky, '#7a3b1c', 0.42)),
      print(name, -high * 0.17, 42, '#fbf3e2', half * 1.4, -half * 0.16),
    ].join('');
}

/** Draws a sleeve of capsules with three in front. */
export function capsules(colour: string, name: string, sky: string): Thing {
  const capsule =
    (x: number, y: number, scale: number): Thing =>
    (canvas) =>
      at(
        x,
        y,
        scale,
        round(canvas, mix(colour, '#c9a27c', 0.35), [130, 92], [170, 0], 34) +
          patch(oval(0, -172, 150, 34), mix(colour, '#ffffff', 0.3), '#ffffff') +
          flat(oval(0, -172, 96, 20), mix(colour, '#2b1206', 0.16)) +
          mark(0, -172, 22),
      );
  return (canvas) =>
    at(-30, -190, 1, carton(colour, name, sky, 720, 330)(canvas)) +
    capsule(300, -30, 0.94)(canvas) +
    capsule(-300, 20, 1)(canvas) +
    capsule(0, 40, 1.04)(canvas);
}

/** Draws a flat box of drip bags with one leaning on it. */
export function dripBox(colour: string, name: string, sky: string): Thing {
  return (canvas) =>
    at(-60, -30, 1, carton(colour, 'Drip Bags', sky, 720, 360)(canvas)) +
    at(
      330,
      20,
      0.92,
      patch(block(-190, -560, 380, 560, 16), '#f4ead6', '#ffffff') +
        flat(block(-190, -560, 380, 46, 10) + block(-190, -46, 380, 46, 10), '#e2d2b2') +
        arch(0, -170, 120, 290, sky, mix(sky, '#7a3b1c', 0.42)) +
        print(name, -124, 30, house.roast900, 320),
      7,
    );
}

/** Draws a drink's carton with a folded top. */
export function drink(colour: string, name: string, sky: string): Thing {
  const one = (scale: number, x: number, y: number): string =>
    at(
      x,
      y,
      scale,
      patch('M-190 -760L-120 -920H120L190 -760Z', mix(colour, '#ffffff', 0.25), '#ffffff') +
        patch(block(-130, -980, 260, 70, 8), mix(colour, '#ffffff', 0.4), '#ffffff') +
        patch(oval(60, -846, 44, 34), house.forest700) +
        patch(block(-190, -764, 380, 764, 8), colour, mix(colour, '#ffffff', 0.4)) +
        flat(
          polygon([
            [110, -764],
            [190, -764],
            [190, 0],
            [110, 0],
          ]),
          '#0b1f16',
          0.16,
        ) +
        arch(-36, -250, 118, 380, sky, mix(sky, '#7a3b1c', 0.42)) +
        print(name, -200, 40, '#fbf3e2', 260, -36) +
        print('250 ml', -110, 26, '#fbf3e2', 180, -36),
    );
  return () => one(0.86, 260, -60) + one(1.06, -130, 10);
}

/** Draws a bottle with a label. */
export function bottle(colour: string, name: string, kind: 'drink' | 'cleaner' = 'drink'): Thing {
  return (canvas) =>
    [
      round(canvas, kind === 'drink' ? paints.walnut : house.sun, [74, 78], [1130, 1030], 18),
      solid(
        canvas,
        'M-70 -1040H70Q74 -920 180 -800Q214 -750 214 -690V-50Q214 0 168 0H-168Q-214 0 -214 -50V-690Q-214 -750 -180 -800Q-74 -920 -70 -1040Z',
        colour,
        -214,
        214,
      ),
      gleam(-150, 700, 60, 16, 0.35),
      patch(block(-200, -600, 400, 400, 12), '#f6eedc', '#ffffff'),
      kind === 'drink'
        ? arch(0, -330, 110, 240, '#f3cf90', '#96672f')
        : at(0, -440, 1, patch('M0 -110C40 -50 84 -10 84 44A84 80 0 0 1 -84 44C-84 -10 -40 -50 0 -110Z', '#7fb0c2')),
      print(name, -270, 34, house.roast900, 360),
    ].join('');
}
