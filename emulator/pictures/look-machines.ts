import {cup} from './gear-table';
import {block, flat, line, mix, oval, polygon} from './paper';
import {at, COFFEE, GLASS, mark, patch, paints, round, STEEL, vessel} from './shapes';
import {gleam, solid} from './stage';
import type {Thing} from './stage';

type Espresso = {
  readonly colour: string;
  /** Half its width. */
  readonly half: number;
  readonly height: number;
  readonly gauges: number;
  readonly groups?: 1 | 2;
  readonly lever?: boolean;
  readonly wood?: string;
  readonly cups?: boolean;
};

function group(canvas: Parameters<Thing>[0], x: number, top: number, wood: string): string {
  return at(
    x,
    top,
    1,
    solid(canvas, block(-100, 0, 200, 78, 16), STEEL, -100, 100) +
      patch('M70 82Q76 60 100 62L290 96Q312 102 310 118Q306 134 286 132L76 116Z', wood, '#b98a62') +
      solid(canvas, block(-110, 70, 220, 60, 18), mix(STEEL, '#2b1206', 0.15), -110, 110) +
      patch('M-50 132H50L38 174H14L6 160L-6 160L-14 174H-38Z', mix(STEEL, '#2b1206', 0.25)),
  );
}

/** Draws an espresso machine with a portafilter, or two, or a lever. */
export function espresso({
  colour,
  half: w,
  height: h,
  gauges,
  groups = 1,
  lever = false,
  wood = paints.walnut,
  cups = true,
}: Espresso): Thing {
  return (canvas) => {
    const spots = groups === 2 ? [-w * 0.46, w * 0.3] : [-w * 0.06];
    const head = h * 0.29;
    return [
      cups ? cup('#f1e8d8', -w * 0.4, -h + 4, 0.36)(canvas) + cup('#cf8a63', w * 0.05, -h + 4, 0.36)(canvas) : '',
      solid(canvas, block(-w * 0.96, -h - 2, w * 1.92, 34, 12), STEEL, -w, w),
      flat(block(-w * 0.84, -h + head, w * 1.68, h - head - 80, 10), mix(colour, '#000000', 0.42)),
      flat(
        polygon([
          [-w * 0.84, -h + head],
          [w * 0.84, -h + head],
          [w * 0.84, -h + head + 70],
          [-w * 0.84, -h + head + 140],
        ]),
        '#000000',
        0.22,
      ),
      solid(canvas, block(-w, -h + 28, w * 2, head, 44), colour, -w, w),
      Array.from({length: gauges}, (_, index) => {
        const x = -w * 0.66 + index * 170;
        const y = -h + 28 + head / 2;
        return (
          patch(oval(x, y, 66), '#f6eedc', '#ffffff') +
          line(`M${x - 40} ${y + 18}A44 44 0 1 1 ${x + 40} ${y + 18}`, '#6a4632', 5, 0.7) +
          line(`M${x} ${y}L${x + 26} ${y - 28}`, '#b4481a', 8)
        );
      }).join(''),
      gauges < 2
        ? [0, 1]
            .map((index) =>
              patch(oval(w * (0.05 + index * 0.22), -h + 28 + head / 2, 28), index === 0 ? paints.sun : '#f6eedc'),
            )
            .join('')
        : '',
      solid(canvas, oval(w * 0.72, -h + 28 + head / 2, 56), wood, w * 0.72 - 56, w * 0.72 + 56),
      lever
        ? line(`M${spots[0] ?? 0} ${-h + head}L${(spots[0] ?? 0) + 130} ${-h - 210}`, STEEL, 40) +
          at((spots[0] ?? 0) + 146, -h - 250, 1, solid(canvas, block(-40, -80, 80, 130, 36), wood, -40, 40)) +
          round(canvas, STEEL, [92, 92], [h - 20, h - head + 10], 16)
        : '',
      spots.map((x) => group(canvas, x, -h + head + 24, wood)).join(''),
      spots
        .map((x) => line(`M${x - 20} ${-h + head + 200}V-320M${x + 20} ${-h + head + 200}V-320`, '#5b3018', 8))
        .join(''),
      line(
        `M${w * 0.84} ${-h + head + 10}Q${w * 0.9} ${-h * 0.55} ${w * 0.86} ${-h * 0.42}Q${w * 0.85} ${-h * 0.37} ${w * 0.9} ${-h * 0.33}`,
        STEEL,
        22,
      ),
      solid(canvas, block(-w * 1.04, -104, w * 2.08, 104, 30), colour, -w, w),
      solid(canvas, block(-w * 0.84, -130, w * 1.68, 40, 14), STEEL, -w, w),
      line(`M${-w * 0.74} -110H${w * 0.74}`, '#6d726c', 6, 0.8),
      spots.map((x, index) => cup(index === 0 ? '#f1e8d8' : '#cf8a63', x, -128, 0.52)(canvas)).join(''),
      line(
        `M${-w * 0.92} ${-h + 70}Q${-w * 0.95} ${-h + 90} ${-w * 0.95} ${-h + 130}V${-h + head - 60}`,
        '#ffffff',
        12,
        0.35,
      ),
    ].join('');
  };
}

type Automatic = {
  readonly colour: string;
  readonly half: number;
  readonly height: number;
  readonly screen: 'none' | 'small' | 'large';
  readonly wand?: boolean;
  readonly hoppers?: 1 | 2;
  readonly milk?: boolean;
};

/** Draws a fully automatic machine: beans above, spouts in front. */
export function automatic({
  colour,
  half: w,
  height: h,
  screen,
  wand = false,
  hoppers = 1,
  milk = false,
}: Automatic): Thing {
  return (canvas) => {
    const hopper = (x: number, half: number): string =>
      solid(
        canvas,
        `M${x - half} ${-h}L${x - half * 0.9} ${-h - 120}Q${x} ${-h - 150} ${x + half * 0.9} ${-h - 120}L${x + half} ${-h}Z`,
        '#d7e0d8',
        x - half,
        x + half,
      ) +
      flat(
        `M${x - half * 0.92} ${-h}L${x - half * 0.86} ${-h - 70}H${x + half * 0.86}L${x + half * 0.92} ${-h}Z`,
        '#6b4229',
      );
    const face = mix(colour, '#000000', 0.3);
    return [
      hoppers === 2 ? hopper(-w * 0.44, w * 0.36) + hopper(w * 0.44, w * 0.36) : hopper(0, w * 0.6),
      solid(canvas, block(-w, -h, w * 2, h - 40, 48), colour, -w, w),
      flat(block(-w * 0.76, -h * 0.66, w * 1.52, h * 0.66 - 70, 24), face),
      screen === 'none'
        ? [-0.22, 0.22]
            .map((share, index) => patch(oval(w * share, -h * 0.83, w * 0.13), index === 0 ? paints.sun : '#f6eedc'))
            .join('')
        : patch(
            block(
              -w * (screen === 'large' ? 0.6 : 0.32),
              -h * 0.9,
              w * (screen === 'large' ? 1.2 : 0.64),
              h * 0.15,
              18,
            ),
            '#141a17',
          ) +
          flat(oval(-w * 0.14, -h * 0.825, w * 0.06), paints.sun) +
          line(`M${w * 0.02} ${-h * 0.825}H${w * 0.2}`, '#f6eedc', 12),
      solid(
        canvas,
        `M${-w * 0.34} ${-h * 0.7}H${w * 0.34}L${w * 0.24} ${-h * 0.5}H${-w * 0.24}Z`,
        STEEL,
        -w * 0.34,
        w * 0.34,
      ),
      line(`M${-w * 0.1} ${-h * 0.5}V-330M${w * 0.1} ${-h * 0.5}V-330`, '#5b3018', 9),
      wand ? line(`M${w * 0.62} ${-h * 0.62}Q${w * 0.74} ${-h * 0.44} ${w * 0.6} ${-h * 0.3}`, STEEL, 24) : '',
      milk
        ? at(w * 1.3, 0, 0.56, vessel(canvas, [170, 180], 520, 380, '#fbf6ec', 40)) +
          line(`M${w * 1.28} -290C${w * 1.2} -560 ${w * 0.8} -560 ${w * 0.3} ${-h * 0.58}`, '#33302b', 14)
        : '',
      solid(canvas, block(-w * 1.02, -84, w * 2.04, 84, 26), mix(colour, '#2b1206', 0.14), -w, w),
      solid(canvas, block(-w * 0.74, -112, w * 1.48, 40, 14), STEEL, -w, w),
      cup('#f1e8d8', 0, -110, 0.56)(canvas),
      gleam(-w * 0.88, h * 0.93, h * 0.4, 14, 0.35),
    ].join('');
  };
}

type FilterMachine = {
  readonly colour: string;
  readonly style: 'tower' | 'columns' | 'duo' | 'grinder';
  readonly jug: 'glass' | 'thermal';
};

/** Draws a filter coffee machine: water on the left, filter on the right, pot below. */
export function filterMachine({colour, style, jug}: FilterMachine): Thing {
  return (canvas) => {
    const metal = style === 'columns' ? colour : mix(colour, '#fff6e0', 0.08);
    const pot =
      jug === 'glass'
        ? vessel(canvas, [170, 210], 380, 220, COFFEE, 70)
        : round(canvas, STEEL, [150, 200], [390, 0], 60) + gleam(-130, 330, 90, 14, 0.5);
    const twoCups = cup('#f1e8d8', -110, 0, 0.62)(canvas) + cup('#cf8a63', 150, 0, 0.62)(canvas);
    return [
      style === 'grinder'
        ? solid(canvas, 'M-60 -1000H330L290 -1180Q120 -1210 -20 -1180Z', '#d7e0d8', -60, 330) +
          flat('M-46 -1000H318L300 -1090H-28Z', '#6b4229')
        : '',
      solid(
        canvas,
        block(-400, -930, 230, 860, style === 'columns' ? 110 : 40),
        style === 'columns' ? GLASS : metal,
        -400,
        -170,
      ),
      style === 'columns'
        ? flat(block(-384, -720, 198, 630, 90), '#a8cad3', 0.6)
        : flat(block(-340, -780, 40, 560, 18), '#cfe0e6', 0.8) + flat(block(-340, -560, 40, 340, 18), '#7fb0c2', 0.8),
      solid(canvas, block(-400, -1000, 800, 110, 40), metal, -400, 400),
      line('M-290 -900V-860', STEEL, 30),
      solid(
        canvas,
        'M-80 -860H360L290 -520H-10Z',
        style === 'columns' ? mix(colour, '#2b1206', 0.3) : '#2f3331',
        -80,
        360,
      ),
      flat('M-40 -820H320L312 -780H-32Z', '#fdfaf2', 0.9),
      line('M140 -520V-440', COFFEE, 10),
      line(
        'M318 -300Q450 -310 440 -190Q430 -90 330 -90',
        jug === 'glass' ? '#33302b' : mix(STEEL, '#2b1206', 0.4),
        34,
        style === 'duo' ? 0 : 1,
      ),
      at(140, -80, 1, style === 'duo' ? twoCups : pot),
      style === 'duo'
        ? ''
        : at(140, -80, 1, round(canvas, '#2f3331', jug === 'glass' ? [176, 182] : [120, 150], [420, 374], 18)),
      solid(canvas, block(-440, -84, 880, 84, 30), metal, -440, 440),
      flat(oval(-330, -44, 15), paints.sun),
      gleam(-372, 880, 300, 14, 0.35),
    ].join('');
  };
}

/** Draws a machine that brews cold: a tall clear column on a base. */
export function coldMachine(colour: string): Thing {
  return (canvas) =>
    [
      vessel(canvas, [220, 230], 960, 700, '#5b2f18', 40).replace(/^/, '<g transform="translate(0 -180)">') + '</g>',
      [-120, -20, 90].map((x, index) => flat(block(x, -930 + index * 36, 84, 76, 14), '#ffffff', 0.65)).join(''),
      round(canvas, colour, [250, 250], [1210, 1120], 30),
      round(canvas, colour, [290, 310], [220, 0], 40),
      patch(oval(0, -110, 54), '#141a17'),
      mark(0, -110, 26),
    ].join('');
}

/** Draws a machine for the journey: a flask that brews into its own cup. */
export function flaskMachine(colour: string): Thing {
  return (canvas) =>
    [
      round(canvas, mix(colour, '#fff6e0', 0.16), [130, 130], [1060, 900], 50),
      round(canvas, colour, [150, 150], [904, 330], 20),
      patch(oval(0, -640, 56), mix(colour, '#ffffff', 0.3)),
      mark(0, -640, 30),
      line('M-60 -480H60', mix(colour, '#ffffff', 0.35), 10),
      round(canvas, STEEL, [140, 130], [334, 280], 10),
      line('M0 -284V-200', '#5b3018', 9),
      round(canvas, GLASS, [150, 140], [230, 0], 40),
      flat(oval(0, -120, 128, 18) + 'M-128 -120H128L120 -40Q110 -14 80 -14H-80Q-110 -14 -120 -40Z', COFFEE),
      gleam(-100, 860, 380, 12),
    ].join('');
}
