import {house} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

const GLASS = '#dbe7e1';
const COFFEE = '#4a2715';
const OAK = '#b98650';
const STEEL = '#bcc0b8';

/** A paper filter's rim as it looks out of a brewer: half width and height above the foot. */
function filterRim(half: number, high: number, deep: number): string {
  return (
    sheet(
      `M${-half} ${-high}L${-half * 0.1} ${-high - 34}L${half} ${-high + 6}L${half * 0.55} ${-high + deep}H${-half * 0.55}Z`,
      '#fdfaf2',
      NEAR,
    ) + line(`M${-half * 0.1} ${-high - 34}L${-half * 0.16} ${-high + deep}`, '#d9cdb6', 3)
  );
}

/** Steam in two thin bands of paper. */
export function steam(x: number, y: number, size: number): string {
  const band = (dx: number, share: number): string =>
    `M${x + dx} ${y}q${-size * 0.3 * share} ${-size * 0.35} 0 ${-size * 0.7}t0 ${-size * 0.7 * share}`;
  return (
    line(band(-size * 0.2, 1), '#ffffff', size * 0.09, 0.75) + line(band(size * 0.22, 0.8), '#ffffff', size * 0.07, 0.6)
  );
}

/** A cone of stoneware on a glass server. */
export function dripper(colour: string): Thing {
  return (canvas) =>
    [
      solid(canvas, barrel(180, 250, 400, 0, 60), GLASS, -250, 250),
      flat('M-214 -210H214L242 -70Q250 0 190 -6H-190Q-250 0 -242 -70Z', COFFEE),
      flat(oval(0, -210, 214, 16), mix(COFFEE, '#c98a4a', 0.35)),
      line('M238 -330Q380 -330 366 -190Q356 -80 250 -70', mix(GLASS, '#5a7468', 0.35), 30, 0.9),
      gleam(-170, 350, 60, 14, 0.7),
      line('M0 -400V-230', COFFEE, 7),
      filterRim(322, 860, 120),
      line('M300 -760Q452 -770 440 -640Q428 -540 250 -548', mix(colour, '#2b1206', 0.16), 46),
      solid(
        canvas,
        'M-352 -846Q-352 -862 -336 -862H336Q352 -862 352 -846L348 -814L142 -470H-142L-348 -814Z',
        colour,
        -352,
        352,
      ),
      [-0.72, -0.4, -0.06, 0.3, 0.64]
        .map((share) =>
          line(
            `M${share * 320} -812Q${share * 260 + 18} -640 ${share * 128} -486`,
            mix(colour, '#2b1206', 0.3),
            5,
            0.32,
          ),
        )
        .join(''),
      sheet('M-352 -846Q-352 -862 -336 -862H336Q352 -862 352 -846L348 -812H-348Z', mix(colour, '#fffaf0', 0.3), NEAR),
      solid(canvas, barrel(150, 150, 476, 446, 8), colour, -150, 150),
      solid(canvas, barrel(290, 280, 450, 398, 24), mix(colour, '#fff6e0', 0.1), -290, 290),
    ].join('');
}

/** The hourglass carafe with its collar of oak. */
export const carafe: Thing = (canvas) => {
  const shape =
    'M-270 -1080Q-276 -1094 -262 -1096H262Q276 -1094 270 -1080L96 -660Q84 -610 100 -570Q330 -360 336 -170Q338 0 230 0H-230Q-338 0 -336 -170Q-330 -360 -100 -570Q-84 -610 -96 -660Z';
  return [
    filterRim(250, 1100, 300),
    `<g opacity="0.86">${solid(canvas, shape, GLASS, -336, 336)}</g>`,
    flat('M-262 -340Q-336 -260 -330 -160Q-330 -12 -226 -12H226Q330 -12 330 -160Q336 -260 262 -340Z', COFFEE),
    flat(oval(0, -340, 262, 24), mix(COFFEE, '#c98a4a', 0.35)),
    flat(
      polygon([
        [-232, -1050],
        [232, -1050],
        [34, -620],
        [-34, -620],
      ]),
      '#fdfaf2',
      0.9,
    ),
    flat(
      polygon([
        [-232, -1050],
        [-40, -1050],
        [-10, -620],
        [-34, -620],
      ]),
      '#e9dfca',
      0.8,
    ),
    flat(
      polygon([
        [-180, -940],
        [180, -940],
        [60, -680],
        [-60, -680],
      ]),
      '#5b341f',
      0.75,
    ),
    solid(canvas, 'M-168 -730Q-120 -620 -168 -512H168Q120 -620 168 -730Z', OAK, -168, 168),
    line('M-128 -626H128', '#5f3d22', 12),
    flat(oval(44, -596, 22), house.sun),
    line('M24 -612L44 -560M40 -612L60 -556', '#5f3d22', 6),
    line('M-282 -230Q-300 -150 -282 -80', '#ffffff', 14, 0.4),
    line('M-236 -1040L-150 -830', '#ffffff', 12, 0.7),
  ].join('');
};

/** The press pot in its coat of steel. */
export const frenchPress: Thing = (canvas) =>
  [
    line('M214 -690Q440 -700 430 -440Q424 -190 214 -190', '#33302b', 48),
    line('M228 -704Q446 -708 436 -450', '#6c675d', 8, 0.7),
    solid(canvas, barrel(222, 222, 800, 30, 40), GLASS, -222, 222),
    flat('M-212 -560H212V-60Q212 -34 190 -34H-190Q-212 -34 -212 -60Z', COFFEE),
    flat(oval(0, -560, 212, 18), '#c08a52'),
    flat(block(-206, -520, 412, 22, 8), mix(STEEL, '#2b1206', 0.4)),
    gleam(-160, 760, 590, 16, 0.8),
    solid(canvas, barrel(232, 232, 200, 0, 30), STEEL, -232, 232),
    solid(canvas, barrel(232, 232, 690, 640, 10), STEEL, -232, 232),
    flat('M-214 -640H-178V-200H-214ZM178 -640H214V-200H178Z', mix(STEEL, '#2b1206', 0.12)),
    sheet('M-232 -800L-300 -772L-232 -730Z', STEEL, NEAR),
    solid(canvas, 'M-238 -800Q-220 -900 -90 -916H90Q220 -900 238 -800Z', STEEL, -238, 238),
    line('M0 -916V-1086', mix(STEEL, '#2b1206', 0.3), 16),
    solid(canvas, oval(0, -1122, 54), '#33302b', -54, 54),
    gleam(-170, 170, 40, 14, 0.5),
  ].join('');

/** The six-edged moka pot. */
export const mokaPot: Thing = () => {
  const facets = (high: number, top: number, low: number, bottom: number): string =>
    [
      [-1, -0.42, '#d9dbd3'],
      [-0.42, 0.36, STEEL],
      [0.36, 1, '#8b8f88'],
    ]
      .map(([from, to, fill]) =>
        flat(
          polygon([
            [Number(from) * top, -high],
            [Number(to) * top, -high],
            [Number(to) * bottom, -low],
            [Number(from) * bottom, -low],
          ]),
          String(fill),
        ),
      )
      .join('');
  return [
    sheet(
      'M206 -820L420 -800Q452 -796 446 -760L404 -420Q400 -396 376 -398Q356 -400 360 -424L382 -724L214 -736Z',
      '#3a2c24',
      NEAR,
      '#7a6455',
    ),
    sheet(
      polygon([
        [-232, -880],
        [-350, -850],
        [-214, -700],
      ]),
      '#d9dbd3',
      NEAR,
    ),
    sheet(
      polygon([
        [-246, -890],
        [246, -890],
        [188, -492],
        [-188, -492],
      ]),
      STEEL,
      NEAR,
    ),
    facets(890, 246, 492, 188),
    sheet(block(-214, -500, 428, 62, 14), '#a9ada5', NEAR, '#ffffff'),
    line('M-180 -470H180', '#767a73', 4, 0.6),
    sheet(
      polygon([
        [-196, -440],
        [196, -440],
        [262, 0],
        [-262, 0],
      ]),
      STEEL,
      NEAR,
    ),
    facets(440, 196, 0, 262),
    flat(oval(-150, -300, 22), '#8b6b35'),
    sheet(
      polygon([
        [-254, -884],
        [254, -884],
        [120, -970],
        [-120, -970],
      ]),
      '#cfd1c9',
      NEAR,
      '#ffffff',
    ),
    flat(
      polygon([
        [40, -970],
        [120, -970],
        [254, -884],
        [96, -884],
      ]),
      '#8b8f88',
    ),
    sheet('M-36 -966L-48 -1040Q-48 -1062 0 -1062Q48 -1062 48 -1040L36 -966Z', '#3a2c24', NEAR),
    line('M-200 -40L-162 -400M-196 -840L-160 -540', '#ffffff', 8, 0.6),
    steam(-322, -900, 150),
  ].join('');
};

/** The kettle with the long neck. */
export function kettle(colour: string): Thing {
  return (canvas) =>
    [
      line('M-236 -190C-420 -190 -330 -560 -500 -610C-540 -620 -566 -606 -590 -580', mix(colour, '#2b1206', 0.25), 62),
      line('M-236 -198C-410 -198 -326 -566 -500 -618C-540 -628 -566 -614 -586 -590', mix(colour, '#fff6e0', 0.16), 34),
      line('M196 -640Q430 -660 440 -560Q446 -420 404 -250', '#6a4632', 52),
      line('M210 -652Q420 -664 424 -566Q428 -440 394 -270', '#a9764c', 16, 0.8),
      solid(canvas, barrel(214, 296, 700, 70, 50), colour, -296, 296),
      solid(canvas, 'M-206 -694Q-190 -770 -70 -780H70Q190 -770 206 -694Z', mix(colour, '#fff6e0', 0.08), -206, 206),
      solid(canvas, 'M-44 -776L-52 -830Q-52 -852 0 -852Q52 -852 52 -830L44 -776Z', '#a9764c', -52, 52),
      gleam(-190, 620, 160, 18, 0.35),
      solid(canvas, barrel(320, 330, 72, 0, 24), '#2f3331', -330, 330),
      flat(oval(210, -36, 13), house.sun),
    ].join('');
}

/** A stack of cone-shaped filters, fanned out. */
export const paperFilters: Thing = () => {
  const cone = 'M-330 -700Q0 -790 330 -700L120 -16Q112 0 90 0H-90Q-112 0 -120 -16Z';
  const turns = [-17, -10.5, -4, 2.5, 9, 15.5];
  const tones = ['#e2d3b6', '#ecdfc6', '#f1e7d2', '#f6eedd', '#faf4e7', '#fffbf2'];
  return turns
    .map(
      (turn, index) =>
        `<g transform="rotate(${turn} 0 0) translate(0 ${-index * 4})">${sheet(cone, tones[index] ?? '#fffbf2', {dx: -10, dy: 6, spread: 26, strength: 1}, '#ffffff')}${line('M-292 -668L-104 -36M-104 -34H104', '#cbb892', 4, 0.7)}</g>`,
    )
    .join('');
};

/** Round filters: whole, folded once, folded twice. */
export const roundFilters: Thing = () => {
  const r = 430;
  const lift = {dx: 10, dy: 12, spread: 34, strength: 1};
  return [
    [0, 1, 2, 3]
      .map((index) =>
        sheet(oval(-60 + index * 8, -440 - index * 9, r), mix('#e6d8bd', '#fffaf0', index / 3), lift, '#ffffff'),
      )
      .join(''),
    line(`M-36 ${-467 - r}V${-467 + r}`, '#d8c7a4', 4, 0.6),
    `<g transform="translate(150 -392) rotate(8)">${sheet(`M0 ${-r * 0.86}A${r * 0.86} ${r * 0.86} 0 0 1 0 ${r * 0.86}Z`, '#fffcf5', lift, '#ffffff')}${line(`M0 0H${r * 0.84}`, '#d8c7a4', 4, 0.6)}</g>`,
    `<g transform="translate(-300 -20) rotate(-14)">${[0, 1, 2].map((index) => sheet(`M0 0V${-r * 0.9}A${r * 0.9} ${r * 0.9} 0 0 1 ${r * 0.9} 0Z`, mix('#ecdfc6', '#fffdf8', index / 2), {...lift, dx: -8}, '#ffffff')).join('')}${line(`M18 -18L${r * 0.6} ${-r * 0.6}`, '#d8c7a4', 4, 0.6)}</g>`,
  ].join('');
};
