import {createCanvas} from './canvas';
import {paintClearing} from './clearing';
import {block, flat, line, mix, oval, placed, polygon, randomFrom, sheet} from './paper';
import type {ClearingFacts} from './facts';
import {cup} from './gear-table';
import {steam} from './gear-brewers';
import {house, palettes} from './palette';
import type {Lift} from './paper';
import {picking, standing} from './people';
import {drawMotif} from './undergrowth';

const lift: Lift = {dx: -12, dy: 10, spread: 32, strength: 0.9};

/** Draws the way into the coffee match: three cups on a plank in a clearing, each with the colour of a taste. */
export function drawMatch(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const plank = canvas.linear(
    [0, 860],
    [0, 1200],
    [
      [0, '#c79a63'],
      [1, '#8a5f38'],
    ],
  );
  const haze = canvas.linear(
    [0, 0],
    [0, 900],
    [
      [0, '#fffaf0', 0.1],
      [1, '#fffaf0', 0.45],
    ],
  );
  return canvas.finish(
    paintClearing(canvas, facts, true) +
      flat('M0 0H1600V1200H0Z', haze) +
      sheet('M-40 880H1640V1240H-40Z', plank, {dx: 0, dy: -14, spread: 60, strength: 1}, '#e8c797') +
      line(
        'M-20 960Q400 944 800 962T1640 950M-20 1070Q500 1050 900 1074T1640 1060M300 884V960M1120 884V956M700 964V1070',
        '#6d4826',
        4,
        0.4,
      ) +
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

/** Draws a farm on a slope: rows of coffee, somebody who picks, a sun behind the hills. */
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
      for (let dot = 0; dot < 5; dot += 1)
        cherries += oval(cx + (random() - 0.4) * size * 1.3, cy + (random() - 0.7) * size * 0.9, size * 0.085);
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

/** Draws the roastery: the drum by a tall window that looks into the wood. */
export function drawRoastery(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const wall = canvas.linear(
    [0, 0],
    [1600, 0],
    [
      [0, '#e8d6b8'],
      [0.5, '#f6ead2'],
      [1, '#dcc6a2'],
    ],
  );
  const pane = 'M330 900V420A300 300 0 0 1 930 420V900Z';
  const beam = canvas.linear(
    [630, 960],
    [760, 1200],
    [
      [0, '#fff6d8', 0.7],
      [1, '#fff6d8', 0.1],
    ],
  );
  const art = paintClearing({...canvas, width: 1600, height: 2000}, facts);
  const drum = canvas.linear(
    [0, 560],
    [0, 900],
    [
      [0, '#4b7a63'],
      [0.35, '#2d5a45'],
      [1, '#122f22'],
    ],
  );
  return canvas.finish(
    [
      flat('M0 0H1600V1200H0Z', wall),
      sheet('M306 924V420A324 324 0 0 1 954 420V924Z', '#8a5f3c', {...lift, dx: 10}),
      `<g clip-path="${canvas.clip(pane)}">${placed(art, 300, 110, 0.41)}</g>`,
      line('M630 120V900M330 560H930', '#8a5f3c', 16),
      line(pane, '#6d4729', 6, 0.6),
      sheet('M-20 960H1620V1220H-20Z', '#a9794c', {dx: 0, dy: -10, spread: 50, strength: 0.9}, '#d8ac78'),
      line('M0 1030H1600M0 1120H1600M260 964V1030M900 1034V1120M1300 964V1030', '#6d4729', 4, 0.4),
      flat(
        polygon([
          [360, 964],
          [900, 964],
          [1240, 1200],
          [560, 1200],
        ]),
        beam,
        0.9,
      ),
      sheet(block(1310, 60, 86, 470, 10), '#8f948c', lift, '#ffffff'),
      sheet('M1200 330H1506L1440 540H1266Z', '#b8bcb4', lift, '#ffffff'),
      sheet(block(1090, 540, 470, 380, 130), drum, lift, '#8fb3a0'),
      sheet(oval(1170, 730, 168), '#234a38', lift, '#8fb3a0'),
      sheet(oval(1170, 730, 120), '#f4b860', lift),
      flat(oval(1170, 730, 104), '#7a4526'),
      flat(
        Array.from({length: 26}, (_, index) =>
          oval(1170 + Math.cos(index * 2.4) * (14 + index * 3), 730 + Math.sin(index * 2.4) * (14 + index * 3), 15, 10),
        ).join(''),
        '#4a2715',
      ),
      sheet(block(1120, 900, 60, 130, 8) + block(1450, 900, 60, 130, 8), '#33302b', lift),
      sheet('M820 930H1120L1090 1010H850Z', '#b8bcb4', lift, '#ffffff'),
      flat(oval(970, 932, 148, 22), '#5b341f'),
      sheet(block(940, 1000, 60, 90, 8), '#33302b', lift),
      placed(standing('#2b1b13', house.sun), 1010, 1130, 0.78).replace(
        'scale(0.78)',
        'scale(-0.78 0.78) translate(380 0)',
      ),
      sheet('M60 1150V860Q60 800 120 800H240Q300 800 300 860V1150Q180 1180 60 1150Z', '#cda877', lift, '#efd9b4'),
      sheet('M100 820Q180 770 262 820L240 770Q180 740 122 770Z', '#b88f5c', lift),
      flat('M180 900C226 930 226 1000 180 1030C134 1000 134 930 180 900Z', '#7a5236', 0.7),
      line('M180 908Q160 966 180 1022', '#cda877', 7),
    ].join(''),
  );
}

/** Draws a gift on a stump in the light of a clearing. */
export function drawGift(facts: ClearingFacts): string {
  const canvas = createCanvas(1600, 1200);
  const haze = canvas.radial(800, 640, 720, [
    [0, '#fffaf0', 0.75],
    [1, '#fffaf0', 0],
  ]);
  const box = canvas.linear(
    [560, 0],
    [1040, 0],
    [
      [0, '#f6ead2'],
      [0.5, '#efdcb8'],
      [1, '#cdb183'],
    ],
  );
  return canvas.finish(
    paintClearing(canvas, facts, true) +
      flat('M0 0H1600V1200H0Z', haze) +
      sheet('M470 960Q480 1100 430 1180Q620 1240 800 1210T1170 1180Q1120 1100 1130 960Z', '#6a4632', lift) +
      sheet(oval(800, 960, 332, 66), '#d9b585', lift, '#f4deb8') +
      line([250, 180, 110, 46].map((r) => oval(800, 960, r, r * 0.2)).join(''), '#a97f4e', 5, 0.6) +
      sheet(block(580, 590, 440, 370, 12), box, lift, '#ffffff') +
      sheet(block(556, 530, 488, 96, 14), '#f6ead2', lift, '#ffffff') +
      sheet(block(766, 528, 68, 432, 0), house.ember, {...lift, spread: 12}) +
      sheet(
        'M800 530C700 400 590 420 620 500C640 550 740 540 800 530C860 540 960 550 980 500C1010 420 900 400 800 530Z',
        '#c8642c',
        {...lift, spread: 18},
        '#f0a070',
      ) +
      sheet(oval(800, 522, 36, 32), house.ember, {...lift, spread: 10}) +
      line('M800 540Q740 610 690 640M800 540Q860 600 912 630', house.ember, 24),
  );
}
