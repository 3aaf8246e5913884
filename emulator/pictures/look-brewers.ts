import {steam} from './gear-brewers';
import {block, flat, line, mix, oval, polygon} from './paper';
import {at, COFFEE, ear, GLASS, mark, mouth, patch, paints, round, STEEL, vessel} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

type Dripper = {
  readonly shape: 'cone' | 'flat' | 'clear' | 'mesh' | 'folding' | 'cup';
  readonly colour: string;
  readonly on: 'server' | 'mug';
  readonly dots?: boolean;
  readonly collar?: string;
};

function below(canvas: Parameters<Thing>[0], on: Dripper['on']): string {
  if (on === 'server') {
    return (
      line('M226 -330Q360 -330 348 -190Q338 -80 238 -70', mix(GLASS, '#5a7468', 0.35), 28, 0.9) +
      vessel(canvas, [190, 250], 400, 200, COFFEE, 60)
    );
  }
  return (
    ear(196, 330, 110, 120, '#efe6d6') +
    round(canvas, '#efe6d6', [210, 190], [400, 0], 50) +
    gleam(-150, 350, 80, 14, 0.6)
  );
}

function cone(canvas: Parameters<Thing>[0], {shape, colour, dots = false, collar}: Dripper): string {
  const shade = mix(colour, '#2b1206', 0.3);
  if (shape === 'folding') {
    const blade = (from: number, to: number, tone: string): string =>
      patch(
        polygon([
          [from * 330, -860],
          [to * 330, -860],
          [to * 120, -490],
          [from * 120, -490],
        ]),
        tone,
        '#ffffff',
      );
    return (
      flat('M-330 -840H330L120 -490H-120Z', '#e9dfca') +
      blade(-1, -0.52, mix(colour, '#2b1206', 0.1)) +
      blade(0.52, 1, mix(colour, '#2b1206', 0.2)) +
      blade(-0.3, 0.3, mix(colour, '#fff6e0', 0.25)) +
      patch(block(-190, -510, 380, 54, 24), paints.clay) +
      patch(block(-240, -462, 480, 40, 18), colour)
    );
  }
  const body = shape === 'flat' || shape === 'cup' ? 'M-320 -850H320L210 -470H-210Z' : 'M-340 -850H340L140 -470H-140Z';
  const ribs =
    shape === 'mesh'
      ? ''
      : [-0.7, -0.35, 0, 0.35, 0.7]
          .map((share) =>
            line(
              `M${share * 300} -820Q${share * 240} -650 ${share * (shape === 'cone' ? 120 : 180)} -490`,
              shade,
              5,
              0.32,
            ),
          )
          .join('');
  const net =
    shape === 'mesh'
      ? Array.from({length: 9}, (_, index) =>
          line(
            `M${-300 + index * 75} -830L${-110 + index * 28} -480M${-330 + index * 14} ${-820 + index * 40}H${330 - index * 14}`,
            shade,
            4,
            0.4,
          ),
        ).join('')
      : '';
  const spots = dots
    ? [
        [-190, -760],
        [-90, -700],
        [20, -770],
        [120, -700],
        [210, -770],
        [-110, -580],
        [0, -630],
        [90, -560],
      ]
        .map(([x = 0, y = 0]) => flat(oval(x, y, 17), '#fdf6e6'))
        .join('')
    : '';
  const clear =
    shape === 'clear'
      ? flat('M-250 -780H250L120 -520H-120Z', '#5b341f', 0.75) + flat('M-290 -830H290L262 -780H-262Z', '#fdfaf2', 0.9)
      : '';
  return [
    shape === 'clear' || shape === 'mesh'
      ? ''
      : line('M290 -770Q450 -780 436 -640Q424 -540 240 -548', mix(colour, '#2b1206', 0.16), 42),
    solid(canvas, body, shape === 'clear' ? GLASS : colour, -340, 340),
    clear + ribs + net + spots,
    patch(block(-356, -872, 712, 40, 18), mix(colour, '#fffaf0', 0.3)),
    collar === undefined ? '' : solid(canvas, block(-170, -620, 340, 120, 30), collar, -170, 170),
    round(canvas, shape === 'clear' ? STEEL : mix(colour, '#fff6e0', 0.1), [250, 240], [474, 404], 22),
  ].join('');
}

/** Draws a dripper on a glass server or a mug. */
export function drip(dripper: Dripper): Thing {
  return (canvas) =>
    below(canvas, dripper.on) +
    line('M0 -420V-240', COFFEE, 7, dripper.on === 'server' ? 1 : 0) +
    patch('M-318 -880L-60 -922L318 -876L180 -790H-180Z', '#fdfaf2') +
    cone(canvas, dripper);
}

/** Draws a stand of wood and steel that holds a dripper over a cup. */
export function dripStand(wood: string): Thing {
  return (canvas) =>
    [
      patch(block(-250, -1060, 36, 1010, 12), STEEL, '#ffffff'),
      round(canvas, '#efe6d6', [120, 104], [300, 60], 34),
      at(20, -330, 0.62, cone(canvas, {shape: 'cone', colour: paints.chalk, on: 'mug'})),
      solid(canvas, block(-280, -640, 500, 56, 20), wood, -280, 220),
      flat(block(-150, -640, 300, 18, 8), '#2b1206', 0.2),
      patch(oval(-232, -612, 40), paints.sun),
      solid(canvas, block(-340, -76, 680, 76, 24), wood, -340, 340),
      line('M-300 -50Q-80 -62 90 -46T310 -50', mix(wood, '#2b1206', 0.4), 4, 0.5),
    ].join('');
}

/** Draws a glass server with a lid or without. */
export function server(lid: string): Thing {
  return (canvas) =>
    [
      line('M300 -720Q500 -730 486 -470Q474 -250 320 -230', mix(GLASS, '#5a7468', 0.35), 44, 0.9),
      patch('M-236 -800L-330 -760L-240 -700Z', GLASS),
      vessel(canvas, [230, 330], 800, 420, COFFEE, 120),
      round(canvas, lid, [236, 244], [860, 790], 22),
      round(canvas, lid, [50, 60], [920, 850], 20),
      line('M-120 -300H-60M-120 -420H-60M-120 -540H-60', '#ffffff', 8, 0.7),
    ].join('');
}

/** Draws a tall carafe that brews cold: a column of coffee in a sieve. */
export function coldBrew(lid: string): Thing {
  return (canvas) =>
    [
      line('M232 -860Q420 -870 410 -560Q402 -300 240 -280', mix(GLASS, '#5a7468', 0.35), 40, 0.9),
      vessel(canvas, [228, 250], 960, 820, '#5b2f18', 50),
      flat(barrel(96, 96, 800, 120, 20), '#2f180c', 0.75),
      line('M-96 -700H96M-96 -600H96M-96 -500H96M-96 -400H96M-96 -300H96M-96 -200H96', '#a9795a', 4, 0.6),
      round(canvas, lid, [240, 240], [1040, 940], 26),
      round(canvas, mix(lid, '#2b1206', 0.25), [70, 80], [1096, 1030], 20),
    ].join('');
}

/** Draws a tower in which iced water drips through coffee. */
export function dripTower(wood: string): Thing {
  return (canvas) =>
    [
      solid(canvas, block(-330, -1210, 44, 1170, 10), wood, -330, -286),
      solid(canvas, block(286, -1210, 44, 1170, 10), wood, 286, 330),
      solid(canvas, block(-370, -1240, 740, 50, 16), wood, -370, 370),
      at(
        0,
        -860,
        1,
        solid(canvas, oval(0, -140, 200, 180), GLASS, -200, 200) +
          flat('M-188 -120Q0 -150 188 -120Q150 36 0 40Q-150 36 -188 -120Z', '#a8cad3', 0.85) +
          [-80, 0, 70].map((x, index) => flat(block(x - 34, -140 + index * 30, 66, 60, 12), '#ffffff', 0.7)).join('') +
          patch(block(-30, 30, 60, 60, 10), paints.sun),
      ),
      at(0, -500, 1, vessel(canvas, [96, 96], 230, 180, '#5b341f', 20)),
      solid(canvas, block(-370, -540, 740, 36, 12), wood, -370, 370),
      at(0, -60, 1, vessel(canvas, [110, 210], 380, 160, COFFEE, 90)),
      line('M0 -770V-740M0 -490V-450', '#5f93a8', 10),
      solid(canvas, block(-400, -66, 800, 66, 20), wood, -400, 400),
    ].join('');
}

/** Draws the siphon: two globes above a flame. */
export function siphon(metal: string): Thing {
  return (canvas) =>
    [
      patch('M250 -60L300 -700L340 -700L330 -60Z', metal),
      line('M320 -660H60', metal, 34),
      vessel(canvas, [190, 200], 560, 300, COFFEE, 70).replace(/^/, '<g transform="translate(0 -560)">') + '</g>',
      patch(block(-60, -580, 120, 70, 18), '#2f3331'),
      solid(canvas, oval(0, -340, 210, 200), GLASS, -210, 210),
      flat('M-196 -300Q0 -330 196 -300Q160 -146 0 -144Q-160 -146 -196 -300Z', mix(COFFEE, '#c98a4a', 0.3), 0.9),
      gleam(-130, 450, 280, 14, 0.7),
      patch(oval(150, -780, 20), '#ffffff'),
      round(canvas, metal, [70, 90], [100, 30], 18),
      patch('M0 -150C40 -130 44 -104 0 -92C-44 -104 -40 -130 0 -150Z', paints.sun),
      solid(canvas, block(-280, -44, 640, 44, 20), paints.walnut, -280, 360),
      steam(0, -1150, 120),
    ].join('');
}

/** Draws a press that works with air: a cylinder with a plunger on a cup. */
export function airPress(colour: string): Thing {
  return (canvas) =>
    [
      ear(196, 300, 110, 110, '#efe6d6'),
      round(canvas, '#efe6d6', [214, 190], [370, 0], 50),
      round(canvas, mix(colour, '#fff6e0', 0.2), [180, 180], [1110, 1060], 22),
      round(canvas, mix(colour, '#2b1206', 0.1), [118, 118], [1070, 780], 10),
      round(canvas, GLASS, [140, 140], [860, 450], 10),
      flat(barrel(128, 128, 640, 460, 6), COFFEE, 0.9),
      round(canvas, '#3a2c24', [132, 132], [700, 640], 12),
      [520, 600, 760].map((y) => line(`M60 ${-y}H110`, '#ffffff', 8, 0.7)).join(''),
      round(canvas, colour, [230, 230], [470, 430], 16),
      round(canvas, mix(colour, '#2b1206', 0.16), [162, 170], [434, 372], 12),
      gleam(-100, 830, 480, 12, 0.6),
    ].join('');
}

/** Draws a lever press without electricity: two arms over a cup. */
export function leverPress(colour: string): Thing {
  return (canvas) =>
    [
      line('M-60 -960L-430 -640M60 -960L430 -640', colour, 54),
      patch(oval(-440, -630, 52), paints.walnut),
      patch(oval(440, -630, 52), paints.walnut),
      patch('M-210 -520H210L330 -60H240L150 -440H-150L-240 -60H-330Z', colour, mix(colour, '#ffffff', 0.3)),
      round(canvas, STEEL, [110, 110], [1010, 520], 20),
      patch(oval(0, -800, 78), '#f6eedc'),
      line('M-46 -776A54 54 0 1 1 46 -776M0 -800L28 -836', '#6a4632', 7, 0.8),
      round(canvas, mix(STEEL, '#2b1206', 0.2), [130, 100], [540, 450], 16),
      line('M-20 -450V-250M20 -450V-250', '#5b3018', 8),
      round(canvas, '#f1e8d8', [130, 110], [270, 60], 30),
      solid(canvas, block(-350, -60, 700, 60, 24), mix(colour, '#2b1206', 0.2), -350, 350),
    ].join('');
}

/** Draws a thermal jug with a wooden stopper. */
export function thermos(colour: string): Thing {
  return (canvas) =>
    [
      ear(214, 800, 260, 250, colour, 50),
      patch('M-150 -900L-290 -880L-190 -780Z', mix(colour, '#fff6e0', 0.1)),
      solid(
        canvas,
        'M-150 -900H150Q190 -880 220 -640Q280 -300 260 -40Q256 0 214 0H-214Q-256 0 -260 -40Q-280 -300 -220 -640Q-190 -880 -150 -900Z',
        colour,
        -270,
        270,
      ),
      round(canvas, paints.oak, [120, 150], [980, 890], 26),
      gleam(-176, 700, 140, 18, 0.4),
      line('M-252 -120H252', mix(colour, '#2b1206', 0.3), 6, 0.5),
      mark(0, -440, 26),
    ].join('');
}

/** Draws the long-handled copper pot. */
export function ibrik(colour: string): Thing {
  return (canvas) =>
    [
      patch('M150 -470L520 -760Q548 -776 556 -752Q560 -734 540 -720L190 -410Z', paints.walnut, '#b98a62'),
      solid(
        canvas,
        'M-190 -560H190Q150 -480 170 -420Q280 -240 250 -60Q240 0 190 0H-190Q-240 0 -250 -60Q-280 -240 -170 -420Q-150 -480 -190 -560Z',
        colour,
        -270,
        270,
      ),
      patch('M-190 -560L-270 -590L-170 -510Z', colour),
      mouth(-558, 190, mix(colour, '#ffffff', 0.35), '#6b3f22'),
      line('M-160 -300Q-40 -330 60 -296T200 -304', mix(colour, '#fff6e0', 0.4), 8, 0.5),
      gleam(-170, 230, 70, 18, 0.5),
      steam(0, -640, 150),
    ].join('');
}

/** Draws a low pot with a strainer in it. */
export function potWithStrainer(colour: string): Thing {
  return (canvas) =>
    [
      ear(300, 470, 130, 190, colour, 44),
      patch('M-300 -330Q-460 -380 -500 -520L-440 -540Q-400 -420 -290 -420Z', mix(colour, '#2b1206', 0.06), '#ffffff'),
      solid(
        canvas,
        'M-220 -560H220Q340 -440 340 -240Q330 0 200 0H-200Q-330 0 -340 -240Q-340 -440 -220 -560Z',
        colour,
        -340,
        340,
      ),
      round(canvas, mix(colour, '#fffaf0', 0.3), [220, 236], [610, 556], 20),
      round(canvas, mix(colour, '#fffaf0', 0.1), [40, 56], [680, 606], 22),
      gleam(-236, 400, 140, 18, 0.6),
      mark(-20, -250, 26),
    ].join('');
}
