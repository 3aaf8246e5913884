import {block, flat, line, mix, oval, polygon} from './paper';
import {at, mark, mouth, patch, paints, round, STEEL} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

/** Draws a tamper: a heavy base and a turned handle. */
export function tamper(handle: string, kind: 'turned' | 'spring' = 'turned'): Thing {
  return (canvas) =>
    [
      kind === 'turned'
        ? solid(
            canvas,
            'M-70 -180Q-50 -330 -120 -470Q-190 -620 -110 -720Q0 -800 110 -720Q190 -620 120 -470Q50 -330 70 -180Z',
            handle,
            -170,
            170,
          )
        : round(canvas, handle, [150, 130], [700, 400], 70) +
          [0, 1, 2].map((index) => round(canvas, STEEL, [84, 84], [410 - index * 64, 360 - index * 64], 20)).join(''),
      round(canvas, STEEL, [84, 100], [236, 170], 14),
      round(canvas, STEEL, [240, 250], [180, 0], 18),
      line('M-236 -60H236', mix(STEEL, '#2b1206', 0.4), 6, 0.5),
      kind === 'turned' ? gleam(-80, 650, 520, 16) : gleam(-96, 640, 470, 16),
      mark(0, kind === 'turned' ? -690 : -560, 30),
    ].join('');
}

/** Draws a leveller that spreads the grounds. */
export function leveller(colour: string): Thing {
  return (canvas) =>
    [
      round(canvas, colour, [270, 270], [330, 130], 34),
      Array.from({length: 13}, (_, index) =>
        line(`M${-240 + index * 40} -296V-166`, mix(colour, '#2b1206', 0.3), 7, 0.4),
      ).join(''),
      round(canvas, mix(colour, '#fff6e0', 0.3), [230, 250], [380, 320], 26),
      flat(oval(0, -368, 190, 22), mix(colour, '#2b1206', 0.2)),
      round(canvas, STEEL, [240, 240], [134, 60], 10),
      patch('M-220 -60H220L150 0H20L0 -30L-20 0H-150Z', mix(STEEL, '#2b1206', 0.2)),
      mark(0, -368, 22),
    ].join('');
}

/** Draws a handle with needles, on its stand. */
export const needles: Thing = (canvas) =>
  [
    [-70, -50, -30, -10, 10, 30, 50, 70]
      .map((x, index) => line(`M${x * 0.6} -440L${x * 1.5} ${-130 - (index % 2) * 14}`, '#8b908a', 7))
      .join(''),
    solid(canvas, 'M-60 -800Q0 -860 60 -800Q110 -620 90 -440H-90Q-110 -620 -60 -800Z', paints.oak, -100, 100),
    round(canvas, STEEL, [96, 96], [450, 410], 10),
    round(canvas, mix(paints.oak, '#2b1206', 0.2), [220, 260], [150, 0], 30),
    flat(oval(0, -146, 190, 20), '#3a2418'),
    line('M-210 -60Q-60 -74 60 -56T210 -64', '#8a6434', 5, 0.5),
    gleam(-60, 760, 520, 12),
  ].join('');

/** Draws a box with a bar to knock the puck out. */
export function knockBox(colour: string, shape: 'box' | 'tub'): Thing {
  return (canvas) =>
    shape === 'box'
      ? [
          patch(
            polygon([
              [-330, -520],
              [330, -520],
              [400, -400],
              [-400, -400],
            ]),
            mix(colour, '#2b1206', 0.3),
          ),
          flat(
            polygon([
              [-280, -500],
              [280, -500],
              [330, -414],
              [-330, -414],
            ]),
            '#2f2a26',
          ),
          line('M-370 -470H370', '#33302b', 54),
          line('M-350 -482H350', '#6c675d', 10, 0.7),
          solid(canvas, block(-400, -410, 800, 410, 20), colour, -400, 400),
          line(
            'M-370 -330Q-100 -350 120 -326T370 -330M-370 -200Q-140 -184 60 -204T370 -196M-370 -90Q-60 -104 140 -86T370 -92',
            mix(colour, '#2b1206', 0.4),
            5,
            0.4,
          ),
          mark(0, -206, 34),
        ].join('')
      : [
          round(canvas, colour, [260, 230], [560, 0], 50),
          mouth(-556, 260, mix(colour, '#ffffff', 0.3), '#2f2a26'),
          line('M-250 -566H250', '#33302b', 56),
          line('M-236 -580H236', '#6c675d', 10, 0.7),
          gleam(-180, 480, 100, 18, 0.5),
          round(canvas, '#33302b', [240, 244], [50, 0], 18),
        ].join('');
}

/** Draws a portafilter without a bottom. */
export const portafilter: Thing = (canvas) =>
  at(
    -170,
    -260,
    1.06,
    [
      patch('M150 -60L600 -140Q690 -150 700 -90Q706 -34 620 -24L160 30Z', paints.walnut, '#b98a62'),
      line('M230 -56L600 -116', '#c79b78', 10, 0.6),
      solid(canvas, oval(-40, 0, 270, 210), STEEL, -310, 230),
      solid(canvas, oval(-40, 10, 216, 160), mix(STEEL, '#2b1206', 0.3), -256, 176),
      Array.from({length: 37}, (_, index) => {
        const ring = index === 0 ? 0 : index < 7 ? 1 : index < 19 ? 2 : 3;
        const [start, count] = [
          [0, 1],
          [1, 6],
          [7, 12],
          [19, 18],
        ][ring] ?? [0, 1];
        const turn = ((index - (start ?? 0)) / (count ?? 1)) * Math.PI * 2;
        return flat(oval(-40 + Math.sin(turn) * ring * 56, 10 + Math.cos(turn) * ring * 42, 11, 9), '#2b1b13', 0.75);
      }).join(''),
      patch(block(-90, -236, 60, 60, 14), STEEL) + patch(block(-90, 190, 60, 50, 14), mix(STEEL, '#2b1206', 0.2)),
    ].join(''),
  );

/** Draws a basket of steel with many holes. */
export const basket: Thing = (canvas) =>
  [
    round(canvas, STEEL, [300, 262], [420, 0], 50),
    round(canvas, mix(STEEL, '#ffffff', 0.3), [340, 330], [452, 400], 20),
    mouth(-440, 330, mix(STEEL, '#ffffff', 0.4), '#5d635e'),
    Array.from({length: 22}, (_, index) =>
      flat(oval(-210 + (index % 8) * 60, -446 + Math.floor(index / 8) * 14 - 10, 7, 4), '#2b1b13', 0.8),
    ).join(''),
    gleam(-220, 370, 120, 16, 0.6),
    line('M-250 -230H250', mix(STEEL, '#2b1206', 0.4), 6, 0.5),
  ].join('');

/** Draws a mat of cork with a tamper's print. */
export const corkMat: Thing = () =>
  [
    patch('M-430 -420Q-430 -450 -400 -450H400Q430 -450 430 -420L500 -90H-500Z', '#c99f6c', '#e6c79c'),
    patch(block(-504, -100, 1008, 100, 26), '#a97c4b'),
    Array.from({length: 34}, (_, index) =>
      flat(
        oval(-400 + ((index * 137) % 800), -400 + ((index * 89) % 290), 12 + (index % 3) * 5, 7),
        index % 2 === 0 ? '#8a6136' : '#e0bd8e',
        0.6,
      ),
    ).join(''),
    flat(oval(40, -270, 190, 66), '#8a6136', 0.35),
    line('M-470 -52H470', '#7d5730', 5, 0.4),
  ].join('');

/** Draws round papers, stacked and fanned. */
export function discs(r: number, tone: string, holes = false): Thing {
  return (canvas) =>
    [
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          patch(
            oval(-60, -r * 0.34 - index * 26, r, r * 0.34),
            mix(mix(tone, '#2b1206', 0.12), tone, index / 5),
            '#ffffff',
          ),
        )
        .join(''),
      at(
        r * 0.72,
        -r * 0.86,
        1,
        solid(canvas, oval(0, 0, r * 0.72), tone, -r, r) +
          (holes
            ? Array.from({length: 60}, (_, index) => {
                const turn = index * 2.4;
                const far = Math.sqrt(index / 60) * r * 0.62;
                return flat(oval(Math.sin(turn) * far, Math.cos(turn) * far, 8), '#5d635e', 0.7);
              }).join('')
            : line(`M${-r * 0.4} 0H${r * 0.4}`, mix(tone, '#2b1206', 0.2), 5, 0.3)),
      ),
    ].join('');
}

/** Draws a cup of aluminium to dose with. */
export function dosingCup(colour: string): Thing {
  return (canvas) =>
    [
      round(canvas, colour, [250, 200], [560, 0], 40),
      mouth(-556, 250, mix(colour, '#ffffff', 0.4), '#5b341f'),
      flat(oval(-20, -566, 170, 22), '#7a4a2a'),
      line('M-234 -430H234M-212 -140H212', mix(colour, '#2b1206', 0.35), 7, 0.4),
      gleam(-160, 470, 110, 16, 0.5),
      mark(0, -290, 26),
    ].join('');
}

/** Draws a wooden station with tools in it. */
export const station: Thing = (canvas) =>
  [
    at(-300, -190, 0.5, tamper(paints.walnut)(canvas)),
    at(10, -190, 0.5, leveller(STEEL)(canvas)),
    at(290, -190, 0.52, needles(canvas)),
    patch('M-470 -330H470L520 -180H-520Z', mix(paints.oak, '#fff6e0', 0.1), '#ffffff'),
    [-300, 10, 290].map((x) => flat(oval(x, -250, 120, 36), '#5f3d22', 0.7)).join(''),
    at(-300, -226, 0.5, tamper(paints.walnut)(canvas)),
    at(10, -226, 0.5, leveller(STEEL)(canvas)),
    at(290, -226, 0.48, needles(canvas)),
    solid(canvas, block(-524, -186, 1048, 186, 26), paints.oak, -524, 524),
    line('M-480 -120Q-160 -140 80 -116T480 -122M-480 -60Q-100 -74 140 -56T480 -62', '#8a6434', 5, 0.5),
  ].join('');
