import {block, flat, line, mix, oval, polygon} from './paper';
import {at, COFFEE, patch, paints, round, STEEL} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

/** Draws a brush with a wooden handle, or one that is bent. */
export function brush(handle: string, hair: string, bent = false): Thing {
  return (canvas) =>
    at(
      0,
      -60,
      1,
      [
        solid(canvas, 'M-46 -960Q0 -1010 46 -960Q70 -760 40 -420H-40Q-70 -760 -46 -960Z', handle, -60, 60),
        flat(oval(0, -930, 17), '#2b1b13', 0.6),
        bent
          ? patch('M-40 -430H40L190 -150L90 -80L-50 -340Z', handle) +
            at(
              150,
              -130,
              1,
              [-3, -2, -1, 0, 1, 2, 3]
                .map((index) => line(`M${index * 15} ${-index * 9}L${index * 19 + 80} ${-index * 9 + 130}`, hair, 15))
                .join(''),
              8,
            )
          : solid(canvas, block(-80, -440, 160, 90, 16), STEEL, -80, 80) +
            patch('M-78 -352H78Q130 -170 96 0Q0 30 -96 0Q-130 -170 -78 -352Z', hair) +
            line('M-50 -330Q-76 -160 -56 -16M0 -340V0M50 -330Q76 -160 56 -16', mix(hair, '#2b1206', 0.35), 5, 0.5),
        gleam(-24, 900, 560, 10),
      ].join(''),
      bent ? -8 : 12,
    );
}

/** Draws folded cloths in a stack. */
export const cloths: Thing = () =>
  [paints.berry, paints.sun, paints.forest, paints.fog]
    .map((colour, index) => {
      const y = -index * 130;
      return (
        patch(
          `M-380 ${y - 120}Q-400 ${y - 60} -380 ${y}H350Q400 ${y} 400 ${y - 60}Q400 ${y - 130} 350 ${y - 130}H-350Z`,
          colour,
          mix(colour, '#ffffff', 0.5),
        ) +
        line(`M-350 ${y - 70}H330M-350 ${y - 40}H340M-350 ${y - 96}H330`, mix(colour, '#ffffff', 0.3), 5, 0.5) +
        flat(oval(350, y - 66, 26, 50), mix(colour, '#2b1206', 0.25), 0.5)
      );
    })
    .join('');

/** Draws a spoon to taste with, or a scoop with a clip. */
export function spoon(colour: string, kind: 'cupping' | 'scoop'): Thing {
  return (canvas) =>
    at(
      30,
      -50,
      1,
      [
        solid(canvas, 'M-30 -420L-22 -1000Q0 -1050 22 -1000L30 -420Z', colour, -30, 30),
        kind === 'scoop' ? solid(canvas, block(-60, -1030, 120, 260, 30), paints.walnut, -60, 60) : '',
        solid(canvas, oval(0, -230, 210, 240), colour, -210, 210),
        flat(oval(-10, -220, 168, 196), mix(colour, '#2b1206', 0.28)),
        kind === 'scoop'
          ? [-80, 0, 80, -50, 40]
              .map((x, index) => flat(oval(x, -250 + index * 44, 46, 32), index % 2 ? '#5b3721' : '#7d4f33'))
              .join('')
          : flat(oval(10, -180, 130, 130), COFFEE) + flat(oval(-30, -210, 60, 40), '#8a5a36', 0.6),
        line('M-130 -360Q-180 -240 -140 -130', '#ffffff', 14, 0.5),
      ].join(''),
      14,
    );
}

/** Discs of steel with shapes cut out. */
export const stencils: Thing = () => {
  const disc = (x: number, y: number, shape: string): string =>
    patch(oval(x, y, 210), STEEL, '#ffffff') +
    flat(shape, '#4a3526', 0.85) +
    flat(oval(x, y - 180, 13), '#4a3526', 0.85);
  return [
    disc(
      -250,
      -640,
      polygon([
        [-250, -770],
        [-350, -560],
        [-270, -560],
        [-270, -520],
        [-230, -520],
        [-230, -560],
        [-150, -560],
      ]),
    ),
    disc(220, -700, oval(220, -690, 84)),
    disc(-200, -220, 'M-200 -130C-330 -220 -300 -330 -200 -260C-100 -330 -70 -220 -200 -130Z'),
    disc(
      260,
      -250,
      polygon([
        [160, -330],
        [210, -300],
        [310, -300],
        [360, -330],
        [340, -210],
        [260, -150],
        [180, -210],
      ]),
    ),
  ].join('');
};

/** Draws a rack of steel for cups. */
export const cupRack: Thing = (canvas) =>
  [
    at(-200, -460, 0.5, round(canvas, '#f1e8d8', [206, 160], [400, 0], 60)),
    at(30, -460, 0.5, round(canvas, '#cf8a63', [206, 160], [400, 0], 60)),
    at(250, -460, 0.5, round(canvas, paints.moss, [206, 160], [400, 0], 60)),
    line('M-380 -440H400M-380 -60H400', STEEL, 26),
    line('M-360 -660V-20M380 -660V-20', mix(STEEL, '#2b1206', 0.2), 30),
    at(-180, -76, 0.56, round(canvas, paints.sky, [206, 160], [400, 0], 60)),
    at(70, -76, 0.56, round(canvas, '#f1e8d8', [206, 160], [400, 0], 60)),
    line('M-400 -20H420', STEEL, 34),
  ].join('');

/** Draws a tray of wood with two cups. */
export function tray(wood: string, on: Thing): Thing {
  return (canvas) =>
    [
      patch('M-460 -330H460L560 -90H-560Z', mix(wood, '#fff6e0', 0.12), '#ffffff'),
      line(
        'M-420 -270Q-100 -290 120 -264T440 -272M-480 -170Q-120 -186 160 -166T490 -172',
        mix(wood, '#2b1206', 0.35),
        5,
        0.4,
      ),
      at(0, -130, 0.8, on(canvas)),
      patch(block(-570, -130, 1140, 130, 34), wood, mix(wood, '#ffffff', 0.4)),
      flat(block(-120, -96, 240, 50, 24), mix(wood, '#2b1206', 0.6)),
    ].join('');
}

/** Draws rings of silicone, lying on each other. */
export function rings(colour: string, count: number): Thing {
  return (canvas) =>
    Array.from({length: count}, (_, index) => {
      const r = 330 - index * 46;
      const [x, y] = [-90 + index * 130, -330 + index * 70];
      return (
        solid(
          canvas,
          `${oval(x, y, r, r * 0.86)}${oval(x, y, r * 0.66, r * 0.56)}`,
          mix(colour, '#ffffff', index * 0.12),
          x - r,
          x + r,
        ).replaceAll('<path ', '<path fill-rule="evenodd" ') +
        line(
          `M${x - r * 0.6} ${y - r * 0.5}A${r * 0.84} ${r * 0.72} 0 0 1 ${x + r * 0.2} ${y - r * 0.7}`,
          '#ffffff',
          10,
          0.4,
        )
      );
    }).join('');
}

/** Draws a glass beaker for a press pot. */
export const beaker: Thing = (canvas) =>
  round(canvas, '#dbe7e1', [250, 250], [880, 0], 60) +
  patch('M-250 -880L-330 -850L-250 -800Z', '#dbe7e1') +
  flat(barrel(232, 232, 400, 16, 50), '#cfe0e6', 0.5) +
  gleam(-170, 800, 120, 22, 0.8) +
  gleam(150, 700, 300, 12, 0.5) +
  line('M60 -620H120M60 -480H120M60 -340H120', '#8fa79c', 8, 0.7);

/** Draws the inside of an automatic machine. */
export const brewingUnit: Thing = (canvas) =>
  [
    solid(canvas, block(-330, -820, 660, 720, 60), '#3a3f3d', -330, 330),
    round(canvas, STEEL, [130, 130], [760, 360], 20),
    line('M-250 -700V-200M250 -700V-200', '#565d5a', 40),
    patch(oval(0, -250, 120), '#565d5a') + patch(oval(0, -250, 60), paints.sun),
    patch(block(-200, -660, 90, 120, 16), paints.clay),
    solid(canvas, block(-380, -110, 760, 110, 26), '#2f3331', -380, 380),
    gleam(-90, 730, 390, 14, 0.5),
  ].join('');

/** Draws a crank with its knob, leaning. */
export const crank: Thing = (canvas) =>
  at(
    -40,
    0,
    1.05,
    [
      patch(
        'M-330 -150Q-350 -60 -260 -40Q-190 -40 -160 -90L270 -640Q300 -690 262 -716Q226 -734 196 -694L-250 -190Q-310 -200 -330 -150Z',
        STEEL,
        '#ffffff',
      ),
      patch(oval(-250, -116, 76), mix(STEEL, '#2b1206', 0.1), '#ffffff') + flat(oval(-250, -116, 34), '#4a4f4b'),
      patch(block(196, -760, 70, 90, 16), mix(STEEL, '#2b1206', 0.2)),
      solid(
        canvas,
        'M150 -980Q150 -1060 232 -1060Q314 -1060 314 -980L290 -760Q232 -726 174 -760Z',
        paints.walnut,
        150,
        314,
      ),
      gleam(192, 1010, 820, 14),
    ].join(''),
  );

/** Draws fluted paper cups, one in another, and one by itself. */
export const waves: Thing = (canvas) => {
  const fluted = (x: number, y: number, scale: number): string =>
    at(
      x,
      y,
      scale,
      solid(canvas, 'M-330 -330H330L230 0H-230Z', '#fdfaf2', -330, 330) +
        Array.from({length: 13}, (_, index) =>
          line(`M${-310 + index * 52} -320L${-216 + index * 36} -8`, '#d9cdb6', 9, 0.6),
        ).join('') +
        Array.from({length: 14}, (_, index) =>
          flat(oval(-318 + index * 49, -330, 26, 16), index % 2 === 0 ? '#fffdf8' : '#ece0c8'),
        ).join('') +
        flat(oval(0, -326, 270, 34), '#e9dfca'),
    );
  return fluted(-70, -150, 1) + fluted(-70, -84, 1) + fluted(-70, -18, 1) + fluted(250, 24, 0.7);
};
