import {num} from './paper';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One drawing's gradients and masks, collected while its parts are drawn. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** A gradient between two points in pixels; gives what a `fill` takes. */
  readonly linear: (from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) => string;
  /** A gradient around a point in pixels; gives what a `fill` takes. */
  readonly radial: (x: number, y: number, radius: number, stops: readonly Stop[]) => string;
  /** A window to look through; gives what `clip-path` takes. */
  readonly clip: (data: string) => string;
  /** The complete SVG around the parts. */
  readonly finish: (content: string) => string;
};

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Starts a drawing of the given size in pixels; `shown` is the width it is rasterised at, where that is smaller. */
export function createCanvas(width: number, height: number, shown = width): Canvas {
  const defs: string[] = [];
  const add = (element: (id: string) => string): string => {
    const id = `d${defs.length}`;
    defs.push(element(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    linear: ([x1, y1], [x2, y2], stops) =>
      add(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" ` +
          `y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (x, y, radius, stops) =>
      add(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">` +
          `${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (data) => add((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`),
    finish: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${(height * shown) / width}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${defs.join('')}</defs>${content}</svg>`,
  };
}
