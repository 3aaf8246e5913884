import {steam} from './gear-brewers';
import {house} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

const GLASS = '#dbe7e1';
const COFFEE = '#4a2715';
const STEEL = '#bcc0b8';

/** Draws the press pot in its coat of steel. */
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

/** Draws the six-edged moka pot. */
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

/** Draws the kettle with the long neck. */
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
