import {drawCanopy} from './canopy';
import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {paintClearing, placed} from './clearing';
import type {ClearingFacts} from './facts';
import {cup} from './gear-table';
import {steam} from './gear-brewers';
import {house, palettes} from './palette';
import {block, curve, flat, line, mix, oval, polygon, randomFrom, sheet} from './paper';
import type {Lift} from './paper';
import {picking, standing} from './people';
import {drawTrunk} from './trunks';
import {drawFern, drawMotif} from './undergrowth';

const lift: Lift = {dx: -14, dy: 12, spread: 46, strength: 1};

/** Trunks at one edge of a wide picture, from the far one to the near one. */
function grove(canvas: Canvas, side: -1 | 1, xs: readonly number[], girth: number, colour: string, random: () => number): string {
  return xs
    .map((x, index) => {
      const near = (index + 1) / xs.length;
      return drawTrunk(
        {
          x,
          foot: canvas.height * (0.78 + near * 0.22),
          top: -30,
          girth: girth * (0.35 + near * 0.65),
          lean: side * 26,
          colour: mix('#b9b08a', colour, 0.35 + near * 0.65),
          light: house.sun,
          side: side === -1 ? 1 : -1,
          lift,
          random,
        },
        side === -1 ? 1 : -1,
      );
    })
    .join('');
}

/** The clearing at morning, wide or tall, with somebody who has coffee; its upper middle is calm for a headline. */
export function drawMorning(width: number, height: number): string {
  const canvas = createCanvas(width, height);
  const palette = {...palettes['stone-fruit'], skyTop: '#f4d9ae', skyLow: '#fff6e2', hillFar: '#e3cfa0', hillNear: '#5d8a66', meadow: '#dfe3ae', bank: house.forest900, leaf: house.forest700};
  const random = randomFrom('morning');
  const wide = width > height;
  const unit = Math.min(width, height);
  const sun = {x: width * (wide ? 0.7 : 0.6), y: height * (wide ? 0.4 : 0.44), r: unit * 0.12};
  const horizon = height * (wide ? 0.64 : 0.62);
  const sky = canvas.linear([0, 0], [0, horizon], [[0, palette.skyTop], [1, palette.skyLow]]);
  const glow = canvas.radial(sun.x, sun.y, unit * 0.95, [[0, '#fffdf4', 0.95], [0.4, '#fff6dc', 0.5], [1, '#fff6dc', 0]]);
  const range = (base: number, high: number, share: number, from: number): string => {
    const points = Array.from({length: 12}, (_, index) => [(index / 10 - 0.05) * width, base - high * (0.35 + 0.65 * Math.abs(Math.sin(index * 1.31 + from)))] as const);
    const colour = mix(palette.hillFar, palette.hillNear, share);
    const fill = canvas.linear([0, base - high], [0, base + high * 0.9], [[0, colour], [1, mix(colour, palette.skyLow, 0.65)]]);
    return sheet(`M${curve(points)}V${height}H-200Z`, fill, {...lift, dy: -6}, '#fffbe9');
  };
  const meadow = canvas.linear([0, horizon], [0, height], [[0, '#fff9dd'], [0.45, palette.meadow], [1, '#8fae78']]);
  const beam = canvas.linear([sun.x, sun.y], [sun.x - width * 0.2, height * 0.95], [[0, '#fffbe6', 0], [0.2, '#fffbe6', 0.4], [1, '#fffbe6', 0]]);
  const beams = [-0.62, -0.36, -0.1, 0.14]
    .map((at) => polygon([[sun.x + at * 50 - 5, sun.y], [sun.x + at * 50 + 5, sun.y], [sun.x + at * width * 0.9 + unit * 0.06, height], [sun.x + at * width * 0.9 - unit * 0.05, height]]))
    .join('');
  const dew = Array.from({length: 90}, () => oval(random() * width, horizon + height * (0.04 + random() * 0.3), 2 + random() * 4)).join('');
  const bank = (y: number, dip: number): string =>
    `M${curve([[-60, y - dip * 1.2], [width * 0.22, y - dip * 0.1], [width * 0.5, y + dip * 0.5], [width * 0.8, y], [width + 60, y - dip * 1.1]])}V${height + 40}H-60Z`;
  const left = wide ? [0.2, 0.115, 0.04] : [0.2, 0.11, 0.01];
  const right = wide ? [0.83, 0.9, 0.985] : [0.84, 0.93, 1.01];
  const fern = (share: number, tall: number, colour: string): string =>
    drawFern({x: share * width, foot: height * 1.02, height: unit * tall, lean: (0.5 - share) * unit * 0.2, colour});
  const person = {x: width * (wide ? 0.775 : 0.66), foot: height * (wide ? 0.905 : 0.885), scale: (unit * (wide ? 0.43 : 0.36)) / 1000};
  return canvas.finish(
    [
      flat(`M0 0H${width}V${height}H0Z`, sky),
      [3.6, 2.5, 1.6].map((share) => flat(oval(sun.x, sun.y, sun.r * share), '#fff8e2', 0.3)).join(''),
      flat(`M0 0H${width}V${height}H0Z`, glow),
      sheet(oval(sun.x, sun.y, sun.r), '#f8c672', {dx: 0, dy: 8, spread: 30, strength: 0.5}, '#fff8e6'),
      range(horizon - height * 0.05, height * 0.17, 0, 0.4),
      range(horizon - height * 0.02, height * 0.11, 0.3, 1.9),
      range(horizon + height * 0.01, height * 0.065, 0.6, 3.1),
      sheet(`M${curve([[-60, horizon - 10], [width * 0.3, horizon + 14], [width * 0.7, horizon + 10], [width + 60, horizon - 16]])}V${height}H-60Z`, meadow, {...lift, dy: -8}, '#fffdf2'),
      drawCanopy({canvas, palette, random, density: 1.5, lift, depth: 0}),
      grove(canvas, -1, left.slice(0, 1).map((share) => share * width), unit * 0.06, '#8a8a68', random),
      grove(canvas, 1, right.slice(0, 1).map((share) => share * width), unit * 0.06, '#8a8a68', random),
      flat(beams, beam),
      flat(dew, '#ffffff', 0.85),
      `<g transform="translate(${person.x} ${person.foot}) scale(${person.scale * 1.5} ${person.scale * 0.2})">${flat(oval(160, 0, 330, 150), '#12291f', 0.22)}</g>`,
      placed(standing('#1c3327', '#f4b860'), person.x, person.foot, person.scale),
      drawCanopy({canvas, palette, random, density: 1.2, lift, depth: 1}),
      grove(canvas, -1, left.slice(1).map((share) => share * width), unit * 0.15, '#2a2a1c', random),
      grove(canvas, 1, right.slice(1).map((share) => share * width), unit * 0.14, '#2a2a1c', random),
      [0.05, 0.13, 0.2, 0.86, 0.93].map((share, index) => fern(share, 0.2 + (index % 3) * 0.04, '#3d6b4d')).join(''),
      sheet(bank(height * 0.955, height * 0.04), house.forest700, {...lift, dy: -8}, '#8fb07a'),
      [0.0, 0.09, 0.16, 0.9, 0.97].map((share, index) => fern(share, 0.17 + (index % 2) * 0.05, house.forest900)).join(''),
      [0.06, 0.11, 0.94].map((share, index) => drawMotif('berry', share * width, height * (0.85 + index * 0.02), unit * 0.028, '#d9632f')).join(''),
      drawCanopy({canvas, palette, random, density: 1, lift, depth: 2}),
    ].join(''),
  );
}

/** The way into the coffee match: three cups on a plank in a clearing, each with the colour of a taste. */
export function drawMatch(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const plank = canvas.linear([0, 860], [0, 1200], [[0, '#c79a63'], [1, '#8a5f38']]);
  const haze = canvas.linear([0, 0], [0, 900], [[0, '#fffaf0', 0.1], [1, '#fffaf0', 0.45]]);
  return canvas.finish(
    paintClearing(canvas, facts, true) +
      flat('M0 0H1600V1200H0Z', haze) +
      sheet('M-40 880H1640V1240H-40Z', plank, {dx: 0, dy: -14, spread: 60, strength: 1}, '#e8c797') +
      line('M-20 960Q400 944 800 962T1640 950M-20 1070Q500 1050 900 1074T1640 1060M300 884V960M1120 884V956M700 964V1070', '#6d4826', 4, 0.4) +
      [
        ['#f1e8d8', 400],
        ['#cf8a63', 800],
        ['#8fae8a', 1200],
      ]
        .map(([colour, x]) => cup(String(colour), Number(x), 960, 0.84)(canvas) + steam(Number(x), 590, 150))
        .join('') +
      drawMotif('citrus', 590, 930, 62, '#f08a2e') +
      drawMotif('nut', 985, 905, 52, '#b07a3c') +
      drawMotif('nut', 1030, 935, 44, '#9a6a34') +
      drawMotif('berry', 1400, 920, 60, '#b02a4c') +
      drawMotif('floral', 215, 925, 62, '#e08aab'),
  );
}

/** A farm on a slope: rows of coffee, somebody who picks, a sun behind the hills. */
export function drawFarm(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const palette = palettes.citrus;
  const random = randomFrom('farm');
  const row = (y: number, size: number, colour: string): string => {
    let bushes = '';
    let cherries = '';
    for (let x = -60; x < 1700; x += size * 1.5) {
      const cx = x + random() * size * 0.3;
      const cy = y + Math.sin(x / 260) * 26;
      bushes += oval(cx, cy, size, size * 0.82) + oval(cx + size * 0.5, cy - size * 0.35, size * 0.7);
      for (let dot = 0; dot < 5; dot += 1) cherries += oval(cx + (random() - 0.4) * size * 1.3, cy + (random() - 0.7) * size * 0.9, size * 0.085);
    }
    return sheet(bushes, colour, {...lift, spread: 30}) + flat(cherries, '#c2402c');
  };
  return canvas.finish(
    paintClearing(canvas, {...facts, intensity: 1}, true) +
      row(800, 52, mix(palette.leaf, palette.meadow, 0.42)) +
      row(910, 76, mix(palette.leaf, palette.meadow, 0.24)) +
      placed(picking('#2c2a1d', house.sun), 1010, 1120, 0.66) +
      row(1060, 110, palette.leaf) +
      row(1210, 140, palette.bank),
  );
}

/** The roastery: the drum by a tall window that looks into the wood. */
export function drawRoastery(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const wall = canvas.linear([0, 0], [1600, 0], [[0, '#e8d6b8'], [0.5, '#f6ead2'], [1, '#dcc6a2']]);
  const pane = 'M330 900V420A300 300 0 0 1 930 420V900Z';
  const beam = canvas.linear([630, 300], [1300, 1200], [[0, '#fff6d8', 0.65], [1, '#fff6d8', 0]]);
  const art = paintClearing({...canvas, width: 1600, height: 2000}, facts);
  const drum = canvas.linear([0, 560], [0, 900], [[0, '#4b7a63'], [0.35, '#2d5a45'], [1, '#122f22']]);
  return canvas.finish(
    [
      flat('M0 0H1600V1200H0Z', wall),
      sheet('M306 924V420A324 324 0 0 1 954 420V924Z', '#8a5f3c', {...lift, dx: 10}),
      `<g clip-path="${canvas.clip(pane)}">${placed(art, 300, 110, 0.41)}</g>`,
      line('M630 120V900M330 560H930', '#8a5f3c', 16),
      line(pane, '#6d4729', 6, 0.6),
      sheet('M-20 960H1620V1220H-20Z', '#a9794c', {dx: 0, dy: -10, spread: 50, strength: 0.9}, '#d8ac78'),
      line('M0 1030H1600M0 1120H1600M260 964V1030M900 1034V1120M1300 964V1030', '#6d4729', 4, 0.4),
      flat(polygon([[380, 420], [900, 420], [1560, 1200], [620, 1200]]), beam, 0.8),
      sheet(block(1310, 60, 86, 470, 10), '#8f948c', lift, '#ffffff'),
      sheet('M1200 330H1506L1440 540H1266Z', '#b8bcb4', lift, '#ffffff'),
      sheet(block(1090, 540, 470, 380, 130), drum, lift, '#8fb3a0'),
      sheet(oval(1170, 730, 168), '#234a38', lift, '#8fb3a0'),
      sheet(oval(1170, 730, 120), '#f4b860', lift),
      flat(oval(1170, 730, 104), '#7a4526'),
      flat(Array.from({length: 26}, (_, index) => oval(1170 + Math.cos(index * 2.4) * (14 + index * 3), 730 + Math.sin(index * 2.4) * (14 + index * 3), 15, 10)).join(''), '#4a2715'),
      sheet(block(1120, 900, 60, 130, 8) + block(1450, 900, 60, 130, 8), '#33302b', lift),
      sheet('M820 930H1120L1090 1010H850Z', '#b8bcb4', lift, '#ffffff'),
      flat(oval(970, 932, 148, 22), '#5b341f'),
      sheet(block(940, 1000, 60, 90, 8), '#33302b', lift),
      placed(standing('#2b1b13', house.sun), 1010, 1130, 0.78).replace('scale(0.78)', 'scale(-0.78 0.78) translate(380 0)'),
      sheet('M60 1150V860Q60 800 120 800H240Q300 800 300 860V1150Q180 1180 60 1150Z', '#cda877', lift, '#efd9b4'),
      sheet('M100 820Q180 770 262 820L240 770Q180 740 122 770Z', '#b88f5c', lift),
      flat('M180 900C226 930 226 1000 180 1030C134 1000 134 930 180 900Z', '#7a5236', 0.7),
      line('M180 908Q160 966 180 1022', '#cda877', 7),
    ].join(''),
  );
}

/** A gift on a stump in the light of a clearing. */
export function drawGift(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const haze = canvas.radial(800, 640, 720, [[0, '#fffaf0', 0.75], [1, '#fffaf0', 0]]);
  const box = canvas.linear([560, 0], [1040, 0], [[0, '#f6ead2'], [0.5, '#efdcb8'], [1, '#cdb183']]);
  return canvas.finish(
    paintClearing(canvas, facts, true) +
      flat('M0 0H1600V1200H0Z', haze) +
      sheet('M470 960Q480 1100 430 1180Q620 1240 800 1210T1170 1180Q1120 1100 1130 960Z', '#6a4632', lift) +
      sheet(oval(800, 960, 332, 66), '#d9b585', lift, '#f4deb8') +
      line([250, 180, 110, 46].map((r) => oval(800, 960, r, r * 0.2)).join(''), '#a97f4e', 5, 0.6) +
      sheet(block(580, 590, 440, 370, 12), box, lift, '#ffffff') +
      sheet(block(556, 530, 488, 96, 14), '#f6ead2', lift, '#ffffff') +
      sheet(block(766, 528, 68, 432, 0), house.ember, {...lift, spread: 12}) +
      sheet('M800 530C700 400 590 420 620 500C640 550 740 540 800 530C860 540 960 550 980 500C1010 420 900 400 800 530Z', '#c8642c', {...lift, spread: 18}, '#f0a070') +
      sheet(oval(800, 522, 36, 32), house.ember, {...lift, spread: 10}) +
      line('M800 540Q740 610 690 640M800 540Q860 600 912 630', house.ember, 24),
  );
}
