import type {Canvas} from './canvas';
import {sunOf} from './clearing-light';
import type {ClearingFacts} from './facts';
import type {Palette, TasteFamily} from './palette';
import {curve, mix, sheet} from './paper';
import type {Lift} from './paper';
import {drawTrunk} from './trunks';
import {drawFern, drawStalk} from './undergrowth';

const barks = {light: '#86654a', medium: '#583a2a', dark: '#2d1b13'} as const;

/** What everything that grows in a clearing is drawn with. */
export type Wood = {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly facts: ClearingFacts;
  readonly random: () => number;
  readonly lift: Lift;
};

/** Draws the pale trunks at the far edge of the meadow. */
export function drawFarTrunks({canvas, palette, facts, random, lift}: Wood, foot: number): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const perSide = 1 + facts.intensity;
  return [-1, 1]
    .flatMap((side) =>
      Array.from({length: perSide}, (_, index) => {
        const inward = (index + 0.3 + random() * 0.6) / perSide;
        const x = width * (0.5 + side * (0.47 - inward * 0.27));
        const colour = mix(barks[facts.roast], mix(palette.hillFar, palette.skyLow, 0.3), 0.36 + inward * 0.26);
        return {
          inward,
          drawn: drawTrunk(
            {
              x,
              foot: foot + (1 - inward) * height * 0.07,
              top: -20,
              girth: width * (0.017 + (1 - inward) * 0.016),
              lean: -side * width * 0.02 * random(),
              colour,
              light: palette.sun,
              side: sun.x > x ? 1 : -1,
              lift: {...lift, strength: lift.strength * 0.7, spread: lift.spread * 0.6},
              random,
            },
            side === 1 ? -1 : 1,
          ),
        };
      }),
    )
    .sort((one, other) => other.inward - one.inward)
    .map(({drawn}) => drawn)
    .join('');
}

/** Draws the trunks that one looks out between. */
export function drawNearTrunks({canvas, palette, facts, random, lift}: Wood, foot: number): string {
  const {width, height} = canvas;
  const sun = sunOf(canvas, facts);
  const perSide = facts.intensity >= 4 ? 3 : facts.intensity >= 2 ? 2 : 1;
  return Array.from({length: perSide}, (_, index) => perSide - 1 - index)
    .flatMap((index) =>
      [-1, 1].map((side) => {
        const girth = width * (0.098 - index * 0.025) * (0.85 + random() * 0.3);
        const x = width * (0.5 + side * (0.485 - index * 0.088 - random() * 0.02));
        return drawTrunk(
          {
            x,
            foot: foot + height * (0.05 - index * 0.035),
            top: -30,
            girth,
            lean: side * width * (0.01 + random() * 0.03),
            colour: mix(barks[facts.roast], palette.hillNear, 0.06 + index * 0.1),
            light: palette.sun,
            side: sun.x > x ? 1 : -1,
            lift,
            random,
          },
          side === 1 ? -1 : 1,
        );
      }),
    )
    .join('');
}

/** Draws what grows at the feet of who looks: ferns, and stalks that carry the taste. */
export function drawBank({canvas, palette, facts, random, lift}: Wood, taste: TasteFamily): string {
  const {width, height} = canvas;
  const tilt = (random() - 0.5) * 0.16;
  const bank = (y: number, dip: number): string =>
    `M${curve([
      [-80, y - height * 0.06],
      [width * (0.16 + tilt), y - height * 0.03],
      [width * (0.38 + tilt), y + dip],
      [width * (0.62 + tilt), y + dip * 1.1],
      [width * (0.86 + tilt * 0.5), y - height * 0.025],
      [width + 80, y - height * 0.065],
    ])}V${height + 60}H-80Z`;
  const colour = mix(palette.leaf, palette.meadow, 0.22);
  const fern = (x: number, foot: number, tall: number, shade: string): string =>
    drawFern({x, foot, height: tall, lean: (width / 2 - x) * 0.22 * (0.4 + random() * 0.6), colour: shade});
  const back = [0.03, 0.14, 0.24, 0.78, 0.87, 0.97].map((share) =>
    fern(
      width * share,
      height * (0.94 - Math.abs(share - 0.5) * 0.07),
      height * (0.1 + random() * 0.05),
      mix(colour, palette.bank, 0.1),
    ),
  );
  const flip = random() < 0.5;
  const stalks = [0.08, 0.17, 0.22, 0.31, 0.8, 0.88].map((share, index) =>
    drawStalk(
      {
        x: width * ((flip ? 1 - share : share) + (random() - 0.5) * 0.02),
        foot: height * 0.99,
        height: height * (0.1 + ((index * 5) % 3) * 0.035 + random() * 0.03),
        lean: (random() - 0.5) * width * 0.06,
        colour: mix(palette.leaf, palette.bank, 0.3),
      },
      taste,
      palette,
    ),
  );
  const front = [-0.01, 0.07, 0.94, 1.02].map((share) =>
    fern(width * share, height * 1.01, height * (0.13 + random() * 0.05), mix(palette.bank, palette.leaf, 0.25)),
  );
  return (
    back.join('') +
    sheet(bank(height * 0.9, height * 0.035), colour, {...lift, dy: -8}, mix(colour, palette.sun, 0.5)) +
    stalks.join('') +
    sheet(
      bank(height * 0.955, height * 0.02),
      mix(palette.bank, facts.roast === 'dark' ? '#1a0f0a' : palette.leaf, 0.25),
      {...lift, dy: -10},
      mix(palette.bank, palette.sun, 0.35),
    ) +
    front.join('')
  );
}
