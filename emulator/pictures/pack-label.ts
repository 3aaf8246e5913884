import {lettering} from './lettering';
import {house} from './palette';
import {flat, oval} from './paper';

/** Draws a small clearing in an arch, as it stands on packs: sky, sun, two hills, trunks, and a frame of paper. */
export function arch(x: number, y: number, w: number, h: number, sky: string, hill: string): string {
  const shape = (grow: number): string =>
    `M${x - w - grow} ${y + grow}V${y - h + w}A${w + grow} ${w + grow} 0 0 1 ${x + w + grow} ${y - h + w}V${y + grow}Z`;
  const trunk = (side: -1 | 1): string =>
    `M${x + side * w} ${y}V${y - h * 0.5}L${x + side * w * 0.88} ${y - h * 0.56}L${x + side * w * 0.8} ${y}Z`;
  return (
    flat(shape(w * 0.09), '#fbf3e2', 0.9) +
    flat(shape(0), sky) +
    flat(oval(x + w * 0.28, y - h * 0.62, w * 0.26), house.sun) +
    flat(
      `M${x - w} ${y - h * 0.36}Q${x - w * 0.3} ${y - h * 0.54} ${x + w * 0.2} ${y - h * 0.36}T${x + w} ${y - h * 0.4}V${y}H${x - w}Z`,
      hill,
    ) +
    flat(`M${x - w} ${y - h * 0.18}Q${x} ${y - h * 0.3} ${x + w} ${y - h * 0.2}V${y}H${x - w}Z`, house.forest500) +
    flat(trunk(-1) + trunk(1), house.forest900)
  );
}

/** Draws a line of lettering, its middle at `x`. */
export const print = (text: string, y: number, size: number, colour: string, width = 380, x = 0): string =>
  lettering({text, x, y, size, maxWidth: width, colour, weight: 0.11});
