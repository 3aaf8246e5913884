import {steam} from './gear-brewers';
import {lettering} from './lettering';
import {house} from './palette';
import {block, flat, line, mix, oval, polygon, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

const STEEL = '#c3c6bf';
const WALNUT = '#7a5236';
const ASH = '#dcb887';

/** Draws a cup without a handle: raw below, glazed above. */
export function cup(colour: string, x: number, y: number, scale: number): Thing {
  return (canvas) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    solid(canvas, barrel(206, 160, 400, 0, 60), '#c9a27c', -206, 206) +
    flat(
      'M-206 -392Q-206 -400 -196 -400H196Q206 -400 206 -392L184 -168Q150 -120 110 -160T20 -140T-70 -164T-150 -136Q-176 -130 -184 -168Z',
      mix(colour, '#fffaf0', 0.06),
    ) +
    flat('M70 -400H196Q206 -400 206 -392L184 -168Q170 -140 130 -146Q150 -280 70 -400Z', '#2b1206', 0.14) +
    flat(oval(0, -396, 204, 30), mix(colour, '#fffaf0', 0.4)) +
    flat(oval(0, -390, 182, 23), '#4a2715') +
    flat(oval(-30, -392, 110, 12), '#7a4a2a', 0.7) +
    gleam(-150, 350, 220, 14, 0.6) +
    '</g>';
}

/** Draws two cups, one a little behind the other. */
export function cups(colour: string): Thing {
  return (canvas) =>
    cup(mix(colour, '#2b1206', 0.08), 230, -70, 1.02)(canvas) +
    steam(230, -520, 170) +
    cup(colour, -190, 20, 1.16)(canvas) +
    steam(-190, -490, 200);
}

/** Draws the flat scale with a cup on it. */
export const scale: Thing = (canvas) =>
  [
    sheet('M-400 -262Q-396 -276 -380 -276H380Q396 -276 400 -262L478 -96H-478Z', '#43484a', NEAR, '#8c9390'),
    flat('M-330 -250H330L372 -150H-372Z', '#353a3b'),
    sheet(
      'M-478 -100H478Q486 -100 486 -92V-22Q486 0 462 0H-462Q-486 0 -486 -22V-92Q-486 -100 -478 -100Z',
      '#2c3031',
      NEAR,
      '#70787a',
    ),
    flat(block(-250, -78, 500, 58, 12), '#161a18'),
    lettering({text: '18.0', x: -120, y: -64, size: 32, maxWidth: 150, colour: house.sun, weight: 0.13}),
    lettering({text: '0.30', x: 130, y: -64, size: 32, maxWidth: 150, colour: '#f6eedc', weight: 0.13}),
    flat(oval(360, -50, 13), '#70787a'),
    flat(oval(10, -196, 190, 30), '#161a18', 0.4),
    cup('#e8ded0', 0, -196, 1.05)(canvas),
    steam(0, -660, 170),
  ].join('');

/** Draws the espresso machine with two cups on top. */
export const espressoMachine: Thing = (canvas) => {
  const body = '#27523f';
  return [
    cup('#f1e8d8', -190, -992, 0.42)(canvas),
    cup('#cf8a63', 20, -992, 0.42)(canvas),
    sheet(block(-470, -1000, 940, 34, 12), STEEL, NEAR, '#ffffff'),
    flat(block(-400, -720, 800, 640, 10), mix(body, '#000000', 0.42)),
    flat(
      polygon([
        [-400, -720],
        [400, -720],
        [400, -640],
        [-400, -560],
      ]),
      '#000000',
      0.22,
    ),
    solid(canvas, block(-480, -972, 960, 290, 44), body, -480, 480),
    sheet(oval(-300, -828, 84), '#f6eedc', NEAR, '#ffffff'),
    line('M-352 -806A56 56 0 1 1 -248 -806', '#6a4632', 5, 0.7),
    line('M-300 -828L-266 -866', house.ember, 8),
    flat(oval(-300, -828, 9), house.roast900),
    [-110, 0].map((x) => sheet(block(x - 30, -858, 60, 60, 30), '#f6eedc', NEAR)).join(''),
    flat(oval(0, -828, 12), house.sun),
    solid(canvas, oval(330, -828, 64), WALNUT, 266, 394),
    line('M330 -888V-850', '#f6eedc', 8),
    solid(canvas, block(-150, -690, 240, 84, 16), STEEL, -150, 90),
    sheet('M60 -604Q62 -630 90 -628L330 -590Q352 -584 350 -566Q346 -548 324 -550L70 -568Z', WALNUT, NEAR, '#b98a62'),
    solid(canvas, block(-160, -616, 260, 66, 18), mix(STEEL, '#2b1206', 0.15), -160, 100),
    sheet('M-76 -552H16L4 -506H-20L-30 -526L-40 -506H-64Z', mix(STEEL, '#2b1206', 0.25), NEAR),
    line('M-52 -504V-392M-8 -504V-392', '#5b3018', 8),
    line('M396 -690Q420 -560 404 -430Q396 -380 420 -350', STEEL, 22),
    solid(canvas, block(-500, -104, 1000, 104, 30), body, -500, 500),
    sheet(block(-400, -128, 800, 40, 14), STEEL, NEAR, '#ffffff'),
    line('M-360 -108H360', '#6d726c', 6, 0.8),
    cup('#f1e8d8', -30, -126, 0.62)(canvas),
    line('M-440 -940Q-456 -920 -456 -880V-760', '#ffffff', 12, 0.35),
    flat(block(-430, -14, 90, 30, 8) + block(340, -14, 90, 30, 8), '#1c211e'),
  ].join('');
};

/** Draws the tin with its lid of ash. */
export const tin: Thing = (canvas) => {
  const body = '#c3653a';
  return [
    solid(canvas, barrel(262, 262, 800, 0, 40), body, -262, 262),
    flat('M-262 -300Q-120 -430 30 -320T262 -350V-40Q262 0 222 0H-222Q-262 0 -262 -40Z', mix(body, '#5c1f0c', 0.32)),
    flat('M-262 -170Q-60 -300 262 -190V-40Q262 0 222 0H-222Q-262 0 -262 -40Z', mix(body, '#5c1f0c', 0.6)),
    flat(oval(70, -520, 92), house.sun),
    flat('M150 -800H262V-40Q262 0 222 0H150Z', '#2b1206', 0.15),
    gleam(-190, 740, 90, 20, 0.3),
    lettering({text: 'Vorrat', x: -10, y: -92, size: 54, maxWidth: 400, colour: '#fbead0', weight: 0.11}),
    solid(canvas, barrel(278, 278, 880, 786, 24), ASH, -278, 278),
    line('M-250 -850Q-60 -860 60 -846T258 -852M-256 -816Q-40 -826 120 -812T260 -820', '#b08a58', 4, 0.5),
  ].join('');
};
