import {house} from './palette';
import {flat, line, mix, oval, polygon, sheet} from './paper';
import {barrel, gleam, NEAR, solid} from './stage';
import type {Thing} from './stage';

const GLASS = '#dbe7e1';
const COFFEE = '#4a2715';
const OAK = '#b98650';

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

/** Draws steam in two thin bands of paper. */
export function steam(x: number, y: number, size: number): string {
  const band = (dx: number, share: number): string =>
    `M${x + dx} ${y}q${-size * 0.3 * share} ${-size * 0.35} 0 ${-size * 0.7}t0 ${-size * 0.7 * share}`;
  return (
    line(band(-size * 0.2, 1), '#ffffff', size * 0.09, 0.75) + line(band(size * 0.22, 0.8), '#ffffff', size * 0.07, 0.6)
  );
}

/** Draws a cone of stoneware on a glass server. */
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

/** Draws the hourglass carafe with its collar of oak. */
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
