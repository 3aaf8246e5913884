import {block, flat, line, mix, oval, polygon} from './paper';
import {at, GLASS, mark, paints, patch, round, STEEL} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

/** Draws a quilted roll with pockets. */
export function brewBag(colour: string): Thing {
  return (canvas) =>
    [
      line('M-200 -560C-180 -820 180 -820 200 -560', paints.walnut, 34),
      solid(canvas, block(-430, -560, 860, 560, 130), colour, -430, 430),
      flat('M-430 -330H430V-130Q430 0 300 0H-300Q-430 0 -430 -130Z', mix(colour, '#2b1206', 0.2)),
      line('M-430 -330H430M-140 -330V0M150 -330V0', mix(colour, '#fff6e0', 0.4), 5, 0.6),
      patch(block(-250, -600, 60, 330, 20), paints.walnut) + patch(block(190, -600, 60, 330, 20), paints.walnut),
      patch(oval(-220, -300, 26), paints.sun) + patch(oval(220, -300, 26), paints.sun),
      flat(
        polygon([
          [-60, -470],
          [60, -470],
          [24, -400],
          [-24, -400],
        ]),
        mix(colour, '#fff6e0', 0.3),
      ),
    ].join('');
}

/** Draws a tin with a painted landscape. */
export function landscapeTin(colour: string, high: number, half: number, lid: string): Thing {
  return (canvas) =>
    [
      round(canvas, colour, [half, half], [high, 0], 40),
      flat(
        `M${-half} ${-high * 0.4}Q${-half * 0.4} ${-high * 0.56} ${half * 0.1} ${-high * 0.42}T${half} ${-high * 0.46}V-40Q${half} 0 ${half - 40} 0H${40 - half}Q${-half} 0 ${-half} -40Z`,
        mix(colour, '#2b1206', 0.24),
      ),
      flat(
        `M${-half} ${-high * 0.2}Q${-half * 0.2} ${-high * 0.36} ${half} ${-high * 0.24}V-40Q${half} 0 ${half - 40} 0H${40 - half}Q${-half} 0 ${-half} -40Z`,
        mix(colour, '#2b1206', 0.45),
      ),
      mark(half * 0.26, -high * 0.66, half * 0.28),
      flat(barrel(half * 0.2, half * 0.2, high, 0, 0), '#2b1206', 0),
      gleam(-half * 0.72, high * 0.92, high * 0.1, 18, 0.3),
      round(canvas, lid, [half + 16, half + 16], [high + 84, high - 16], 24),
      line(
        `M${-half * 0.9} ${-high - 44}Q0 ${-high - 56} ${half * 0.9} ${-high - 40}`,
        mix(lid, '#2b1206', 0.3),
        4,
        0.5,
      ),
    ].join('');
}

/** Draws a canister of steel whose lid turns. */
export const vacuumCan: Thing = (canvas) =>
  [
    round(canvas, '#3a3f3d', [230, 244], [1000, 880], 34),
    Array.from({length: 9}, (_, index) => line(`M${-190 + index * 48} -970V-900`, '#6c7370', 8, 0.6)).join(''),
    round(canvas, STEEL, [250, 250], [890, 0], 36),
    patch(block(-70, -640, 140, 380, 60), '#d7e0d8'),
    flat(block(-58, -470, 116, 200, 50), '#6b4229'),
    patch(oval(0, -760, 34), paints.moss),
    gleam(-180, 820, 80, 18, 0.5),
  ].join('');

/** Draws a jar of brown glass with a cork. */
export const brownJar: Thing = (canvas) =>
  [
    round(canvas, '#c99f6c', [150, 130], [1010, 850], 30),
    solid(
      canvas,
      'M-170 -880H170Q180 -800 250 -740Q280 -700 280 -640V-60Q280 0 220 0H-220Q-280 0 -280 -60V-640Q-280 -700 -250 -740Q-180 -800 -170 -880Z',
      '#7a4522',
      -280,
      280,
    ),
    flat('M-262 -560H262V-60Q262 -14 214 -14H-214Q-262 -14 -262 -60Z', '#3a2014', 0.6),
    patch(block(-160, -480, 320, 240, 14), '#2f3331'),
    line('M-110 -400H100M-110 -340H40', '#f6eedc', 11, 0.9),
    gleam(-210, 640, 120, 22, 0.4),
  ].join('');

/** Draws a stand with small tubes of beans. */
export const tubes: Thing = (canvas) =>
  [
    [0, 1]
      .map((row) =>
        [-300, -180, -60, 60, 180, 300]
          .map((x) =>
            at(
              x + row * 40,
              -180 - row * 120,
              1,
              round(canvas, GLASS, [44, 44], [420, 0], 30) +
                flat(barrel(36, 36, 300, 10, 24), '#6b4229') +
                round(canvas, '#2f3331', [48, 48], [450, 400], 12),
            ),
          )
          .reverse()
          .join(''),
      )
      .reverse()
      .join(''),
    solid(canvas, block(-430, -220, 880, 220, 30), paints.walnut, -430, 450),
    line('M-390 -150Q-80 -170 140 -146T410 -152M-390 -70Q-60 -84 160 -64T410 -72', '#4f3320', 5, 0.5),
  ].join('');
