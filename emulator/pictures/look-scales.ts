import {block, flat, line, mix, oval} from './paper';
import {at, patch, paints, round, STEEL} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

type FlatScale = {
  readonly plate: string;
  readonly frame: string;
  readonly width: number;
  readonly deep: number;
  readonly on?: Thing;
};

/** Draws a flat scale seen a little from above, with figures that shine; `on` is what stands on it. */
export function flatScale({plate, frame, width: w, deep, on}: FlatScale): Thing {
  return (canvas) => {
    const back = -96 - deep;
    return [
      patch(
        `M${-w * 0.82} ${back}Q${-w * 0.8} ${back - 14} ${-w * 0.77} ${back - 14}H${w * 0.77}Q${w * 0.8} ${back - 14} ${w * 0.82} ${back}L${w} -96H${-w}Z`,
        plate,
        mix(plate, '#ffffff', 0.5),
      ),
      line(
        `M${-w * 0.7} ${back + deep * 0.3}Q0 ${back + deep * 0.2} ${w * 0.7} ${back + deep * 0.34}M${-w * 0.84} ${back + deep * 0.7}Q0 ${back + deep * 0.62} ${w * 0.84} ${back + deep * 0.74}`,
        mix(plate, '#2b1206', 0.3),
        4,
        0.35,
      ),
      solid(canvas, block(-w, -100, w * 2, 100, 24), frame, -w, w),
      flat(block(-w * 0.5, -78, w, 56, 12), '#161a18'),
      line(`M${-w * 0.36} -50H${-w * 0.16}M${-w * 0.06} -50H${w * 0.08}`, paints.sun, 12),
      line(`M${w * 0.2} -50H${w * 0.36}`, '#f6eedc', 12),
      on === undefined
        ? ''
        : flat(oval(0, -deep * 0.56 - 96, w * 0.4, deep * 0.2), '#2b1206', 0.3) +
          at(0, -deep * 0.56 - 96, 1, on(canvas)),
    ].join('');
  };
}

/** Draws the kitchen scale with a bowl and a pointer. */
export function dialScale(colour: string): Thing {
  return (canvas) =>
    [
      solid(canvas, 'M-360 -860Q-330 -640 -160 -620H160Q330 -640 360 -860Z', STEEL, -360, 360),
      flat(oval(0, -858, 360, 44), mix(STEEL, '#2b1206', 0.25)),
      Array.from({length: 18}, (_, index) =>
        flat(
          oval(
            Math.sin(index * 2.4) * (230 - index * 9),
            -868 - index * 5 - Math.abs(Math.cos(index * 1.7)) * 16,
            40,
            27,
          ),
          index % 2 === 0 ? '#6b4229' : '#7d4f33',
        ),
      ).join(''),
      round(canvas, mix(colour, '#2b1206', 0.2), [80, 90], [640, 560], 14),
      solid(
        canvas,
        'M-250 -570H250Q290 -570 296 -530L340 -40Q342 0 300 0H-300Q-342 0 -340 -40L-296 -530Q-290 -570 -250 -570Z',
        colour,
        -340,
        340,
      ),
      patch(oval(0, -300, 200), '#fbf6ec', '#ffffff'),
      Array.from({length: 12}, (_, index) => {
        const turn = (index / 12) * Math.PI * 2;
        return line(
          `M${(Math.sin(turn) * 160).toFixed(1)} ${(-300 + Math.cos(turn) * 160).toFixed(1)}L${(Math.sin(turn) * 184).toFixed(1)} ${(-300 + Math.cos(turn) * 184).toFixed(1)}`,
          '#6a4632',
          7,
          0.7,
        );
      }).join(''),
      line('M0 -300L84 -420', '#b4481a', 12),
      flat(oval(0, -300, 18), '#2b1b13'),
    ].join('');
}

/** Draws a pocket scale with its lid open. */
export const pocketScale: Thing = (canvas) =>
  [
    patch('M-330 -560L330 -560L300 -230H-300Z', mix('#3a3f40', '#ffffff', 0.08), '#8c9390'),
    patch('M-290 -520H290L268 -270H-268Z', '#565d5e'),
    patch('M-300 -240H300L380 -70H-380Z', '#43484a', '#8c9390'),
    patch('M-150 -220H190L220 -100H-170Z', STEEL, '#ffffff'),
    solid(canvas, block(-380, -74, 760, 74, 18), '#2c3031', -380, 380),
    flat(block(-330, -58, 230, 42, 8), '#161a18'),
    line('M-300 -37H-230M-200 -37H-150', paints.sun, 9),
    [0, 1, 2, 3].map((index) => flat(oval(40 + index * 80, -37, 15), '#70787a')).join(''),
    [-60, 10, 80].map((x, index) => flat(oval(x, -160 - (index % 2) * 16, 30, 20), '#6b4229')).join(''),
  ].join('');

/** Draws a thermometer with a dial and a probe. */
export const thermometer: Thing = (canvas) =>
  at(
    0,
    -70,
    1,
    [
      solid(canvas, 'M-14 -640H14L8 0Q0 24 -8 0Z', STEEL, -14, 14),
      patch('M-40 -560L-120 -420Q-140 -390 -110 -376Q-90 -370 -78 -394L-10 -520Z', mix(STEEL, '#2b1206', 0.2)),
      solid(canvas, oval(0, -800, 230), STEEL, -230, 230),
      patch(oval(0, -800, 190), '#fbf6ec'),
      line('M-140 -760A146 146 0 0 1 -60 -934', paints.moss, 34),
      line('M-30 -942A146 146 0 0 1 110 -896', paints.sun, 34),
      line('M128 -870A146 146 0 0 1 140 -760', '#b4481a', 34),
      line('M0 -800L-86 -886', '#2b1b13', 13),
      flat(oval(0, -800, 20), '#2b1b13'),
    ].join(''),
    14,
  );

/** Draws a timer to wind up. */
export function timer(colour: string): Thing {
  return (canvas) =>
    [
      solid(
        canvas,
        'M-300 -330A300 300 0 1 1 300 -330Q300 -150 200 -30Q180 0 150 0H-150Q-180 0 -200 -30Q-300 -150 -300 -330Z',
        colour,
        -300,
        300,
      ),
      patch(oval(0, -340, 220), '#fbf6ec', '#ffffff'),
      [0, 1, 2, 3]
        .map((index) => {
          const turn = (index / 4) * Math.PI * 2;
          return flat(oval(Math.sin(turn) * 170, -340 - Math.cos(turn) * 170, 18), '#6a4632');
        })
        .join(''),
      flat('M0 -340L0 -510A170 170 0 0 1 170 -340Z', paints.sun, 0.7),
      solid(canvas, oval(0, -340, 86), paints.oak, -86, 86),
      line('M0 -400V-356', '#5f3d22', 14),
      round(canvas, paints.oak, [70, 80], [720, 630], 20),
      gleam(-236, 420, 220, 16, 0.4),
    ].join('');
}
