import {steam} from './gear-brewers';
import {block, flat, line, mix, oval, polygon} from './paper';
import {COFFEE, ear, GLASS, mark, patch, paints, round, STEEL} from './shapes';
import {barrel, gleam, NEAR, solid} from './stage';
import {sheet} from './paper';
import type {Thing} from './stage';

type PressPot = {
  readonly body: 'glass' | 'solid';
  readonly colour: string;
  readonly handle: string;
  readonly girth: number;
  readonly height: number;
  readonly lid?: string;
};

/** Draws a press pot of glass or of something opaque. */
export function pressPot({body, colour, handle, girth: w, height: h, lid = STEEL}: PressPot): Thing {
  return (canvas) =>
    [
      ear(w - 8, h * 0.86, h * 0.26, w * 1.1, handle, 46),
      body === 'glass'
        ? round(canvas, GLASS, [w, w], [h, 30], 40) +
          flat(barrel(w - 12, w - 12, h * 0.7, 34, 26), COFFEE) +
          flat(oval(0, -h * 0.7, w - 12, 17), '#c08a52') +
          flat(block(12 - w, -h * 0.64, w * 2 - 24, 20, 8), mix(STEEL, '#2b1206', 0.4)) +
          round(canvas, colour, [w + 8, w + 8], [h * 0.22, 0], 28) +
          round(canvas, colour, [w + 8, w + 8], [h * 0.86, h * 0.8], 10)
        : round(canvas, colour, [w * 0.96, w], [h, 0], 44) + mark(0, -h * 0.46, 24),
      sheet(
        `M${-w} ${-h}L${-w * 1.36} ${-h * 0.97}L${-w} ${-h * 0.9}Z`,
        body === 'glass' ? STEEL : mix(colour, '#fff6e0', 0.1),
        NEAR,
      ),
      solid(
        canvas,
        `M${-w * 1.06} ${-h}Q${-w} ${-h * 1.13} ${-w * 0.4} ${-h * 1.15}H${w * 0.4}Q${w} ${-h * 1.13} ${w * 1.06} ${-h}Z`,
        lid,
        -w,
        w,
      ),
      line(`M0 ${-h * 1.15}V${-h * 1.33}`, mix(STEEL, '#2b1206', 0.3), 16),
      solid(canvas, oval(0, -h * 1.38, 50), handle, -50, 50),
      gleam(-w * 0.7, h * 0.92, h * 0.3, 16, 0.6),
    ].join('');
}

type Moka = {
  readonly shape: 'facets' | 'round' | 'tall' | 'tiny';
  readonly colour: string;
  readonly handle?: string;
  readonly base?: 'plate';
};

function facets(colour: string, high: number, top: number, low: number, bottom: number): string {
  const tones = [
    mix(colour, '#ffffff', 0.4),
    mix(colour, '#ffffff', 0.12),
    mix(colour, '#2b1206', 0.1),
    mix(colour, '#2b1206', 0.34),
  ];
  return [-1, -0.5, 0.05, 0.55, 1]
    .slice(0, -1)
    .map((from, index) => {
      const to = [-0.5, 0.05, 0.55, 1][index] ?? 1;
      return flat(
        polygon([
          [from * top, -high],
          [to * top, -high],
          [to * bottom, -low],
          [from * bottom, -low],
        ]),
        tones[index] ?? colour,
      );
    })
    .join('');
}

const sizes = {
  facets: {top: 250, waist: 190, foot: 262, high: 880},
  round: {top: 220, waist: 200, foot: 240, high: 860},
  tall: {top: 176, waist: 150, foot: 190, high: 1030},
  tiny: {top: 210, waist: 160, foot: 220, high: 700},
} as const;

/** Draws a moka pot: water below, coffee above. */
export function moka({shape, colour, handle = '#3a2c24', base}: Moka): Thing {
  const {top, waist, foot, high} = sizes[shape];
  const mid = high * 0.52;
  return (canvas) => {
    const lift = base === 'plate' ? 70 : 0;
    const upper = polygon([
      [-top, -high],
      [top, -high],
      [waist, -mid - 40],
      [-waist, -mid - 40],
    ]);
    const lower = polygon([
      [-waist, -mid + 20],
      [waist, -mid + 20],
      [foot, 0],
      [-foot, 0],
    ]);
    return `<g transform="translate(0 ${-lift})">${[
      patch(
        `M${top - 30} ${-high * 0.95}L${top + 170} ${-high * 0.92}Q${top + 206} ${-high * 0.91} ${top + 200} ${-high * 0.86}L${top + 150} ${-high * 0.5}Q${top + 130} ${-high * 0.46} ${top + 108} ${-high * 0.5}L${top + 128} ${-high * 0.83}L${top - 40} ${-high * 0.85}Z`,
        handle,
        mix(handle, '#ffffff', 0.35),
      ),
      patch(
        polygon([
          [-top + 14, -high],
          [-top - 104, -high * 0.97],
          [-top + 40, -high * 0.78],
        ]),
        mix(colour, '#ffffff', 0.3),
      ),
      shape === 'round' || shape === 'tall'
        ? solid(canvas, upper, colour, -top, top)
        : patch(upper, colour) + facets(colour, high, top, mid + 40, waist),
      solid(
        canvas,
        block(-waist - 24, -mid - 46, (waist + 24) * 2, 66, 16),
        mix(colour, '#2b1206', 0.12),
        -waist - 24,
        waist + 24,
      ),
      shape === 'round' || shape === 'tall'
        ? solid(canvas, lower, colour, -foot, foot)
        : patch(lower, colour) + facets(colour, mid - 20, waist, 0, foot),
      flat(oval(-foot * 0.56, -mid * 0.6, 20), '#8b6b35'),
      patch(
        polygon([
          [-top - 6, -high + 6],
          [top + 6, -high + 6],
          [top * 0.46, -high - 84],
          [-top * 0.46, -high - 84],
        ]),
        mix(colour, '#ffffff', 0.25),
        '#ffffff',
      ),
      patch(
        `M-34 ${-high - 82}L-46 ${-high - 150}Q-46 ${-high - 172} 0 ${-high - 172}Q46 ${-high - 172} 46 ${-high - 150}L34 ${-high - 82}Z`,
        handle,
      ),
      steam(-top - 76, -high - 20, 140),
    ].join(
      '',
    )}</g>${lift === 0 ? '' : round(canvas, '#2f3331', [foot + 40, foot + 60], [78, 0], 26) + flat(oval(foot - 20, -38, 14), paints.sun)}`;
  };
}
