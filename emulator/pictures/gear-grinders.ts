import {house} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

const WALNUT = '#7a5236';
const STEEL = '#b9bcb4';
const NIGHT = '#2f3331';

/** Draws a hand grinder with its crank to the right. */
export function handGrinder(colour: string): Thing {
  return (canvas) =>
    [
      sheet(block(-20, -1030, 40, 110, 10), STEEL, NEAR),
      sheet(
        'M-46 -1012Q-46 -1040 -18 -1040L330 -1072Q356 -1074 356 -1050Q356 -1030 332 -1028L-12 -992Q-46 -990 -46 -1012Z',
        STEEL,
        NEAR,
        '#ffffff',
      ),
      sheet(block(322, -1086, 22, 60, 6), mix(STEEL, '#000000', 0.2), NEAR),
      solid(
        canvas,
        'M288 -1180Q288 -1216 333 -1216Q378 -1216 378 -1180L366 -1100Q364 -1082 333 -1082Q302 -1082 300 -1100Z',
        WALNUT,
        288,
        378,
      ),
      solid(canvas, barrel(120, 150, 960, 896, 20), mix(colour, '#fff6e0', 0.16), -150, 150),
      solid(canvas, barrel(158, 158, 900, 300, 18), colour, -158, 158),
      solid(canvas, barrel(170, 170, 640, 420, 16), WALNUT, -170, 170),
      line('M-160 -596H160M-164 -552H164M-164 -508H164M-160 -464H160', '#3b2414', 3, 0.3),
      solid(canvas, barrel(150, 150, 320, 290, 10), STEEL, -150, 150),
      solid(canvas, barrel(158, 150, 294, 0, 34), mix(colour, '#fff6e0', 0.08), -158, 158),
      gleam(-104, 870, 670, 12),
      gleam(-104, 260, 60, 12),
      flat(oval(0, -782, 26), house.sun),
    ].join('');
}

/** Draws the small grinder with its crank folded against the body. */
export const travelGrinder: Thing = (canvas) =>
  [
    solid(canvas, barrel(96, 118, 760, 716, 16), STEEL, -118, 118),
    solid(canvas, barrel(132, 132, 720, 250, 16), '#8e9b8d', -132, 132),
    solid(canvas, barrel(138, 138, 520, 380, 12), NIGHT, -138, 138),
    solid(canvas, barrel(126, 126, 262, 236, 8), STEEL, -126, 126),
    solid(canvas, barrel(132, 126, 240, 0, 28), '#a5b1a3', -132, 132),
    sheet(
      'M-14 -792Q-14 -812 6 -812H150Q176 -812 176 -786L182 -360Q182 -340 165 -340Q148 -340 148 -360L142 -770H6Q-14 -770 -14 -792Z',
      STEEL,
      NEAR,
      '#ffffff',
    ),
    solid(
      canvas,
      'M138 -350Q138 -372 166 -372Q194 -372 194 -350L188 -212Q186 -190 166 -190Q146 -190 144 -212Z',
      WALNUT,
      138,
      194,
    ),
    gleam(-88, 690, 540, 10),
    gleam(-88, 200, 50, 10),
  ].join('');

/** Draws the electric grinder with its wheel. */
export const electricGrinder: Thing = (canvas) => {
  const body = '#e9e1d2';
  return [
    solid(canvas, 'M-176 -1130H176L128 -850H-128Z', '#d7e0d8', -176, 176),
    flat('M-152 -1010H152L128 -850H-128Z', '#6b4229'),
    [-104, -62, -18, 30, 74, 110]
      .map((x, index) => flat(oval(x, -1010 + (index % 2) * 10, 24, 17), index % 2 === 0 ? '#7d4f33' : '#5b3721'))
      .join(''),
    solid(canvas, barrel(186, 186, 1156, 1122, 14), WALNUT, -186, 186),
    solid(canvas, barrel(220, 220, 860, 60, 60), body, -220, 220),
    sheet(oval(0, -680, 118), mix(body, '#2b1206', 0.1), NEAR),
    solid(canvas, oval(0, -684, 98), WALNUT, -98, 98),
    line('M0 -776V-728', house.sun, 12),
    Array.from({length: 13}, (_, index) => {
      const turn = ((index - 6) / 6) * 2.2;
      const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
      return line(`M${sin * 128} ${-682 + cos * 128}L${sin * 142} ${-682 + cos * 142}`, '#6a4632', 4, 0.6);
    }).join(''),
    sheet('M-120 -500H120L104 -432H-104Z', mix(body, '#2b1206', 0.5), NEAR),
    flat('M-190 -420H190V-80H-190Z', '#2b1206', 0.16),
    solid(canvas, barrel(250, 260, 76, 0, 26), mix(body, '#2b1206', 0.06), -260, 260),
    solid(canvas, barrel(112, 96, 330, 74, 24), STEEL, -112, 112),
    gleam(-64, 300, 110, 12),
    gleam(-170, 800, 560, 14, 0.5),
    flat(
      polygon([
        [-86, -432],
        [86, -432],
        [60, -400],
        [-60, -400],
      ]),
      '#3a2418',
    ),
  ].join('');
};
