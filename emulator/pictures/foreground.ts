import {curve, mix, sheet} from './paper';
import type {Lift} from './paper';
import {drawFern, drawMotif} from './undergrowth';
import type {TasteFamily} from './palette';

export type Foreground = {
  /** The ferns behind and the bank with the ferns in front. */
  readonly far: string;
  readonly near: string;
  /** What blooms there, and its colour. */
  readonly bloom: TasteFamily;
  readonly bright: string;
  readonly lift: Lift;
};

/** Draws what grows at the lower edge of a tall scene (1600 × 2000), open in the middle. */
export function drawForeground({far, near, bloom, bright, lift}: Foreground): string {
  const fern = (x: number, tall: number, colour: string): string =>
    drawFern({x, foot: 2030, height: tall, lean: (800 - x) * 0.14, colour});
  const bank = `M${curve([
    [-80, 1856],
    [300, 1922],
    [800, 1952],
    [1300, 1920],
    [1680, 1850],
  ])}V2080H-80Z`;
  return [
    [50, 190, 1410, 1555].map((x, index) => fern(x, 430 - (index % 2) * 80, far)).join(''),
    sheet(bank, near, {...lift, dx: 0, dy: -8}, mix(near, bright, 0.35)),
    [-10, 110, 1495, 1610].map((x) => fern(x, 320, mix(near, '#000000', 0.12))).join(''),
    drawMotif(bloom, 300, 1846, 54, bright),
    drawMotif(bloom, 1312, 1868, 46, bright),
  ].join('');
}
