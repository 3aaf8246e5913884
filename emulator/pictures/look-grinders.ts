import {block, flat, line, mix, oval, polygon} from './paper';
import {at, mark, patch, paints, round, STEEL} from './shapes';
import {barrel, gleam, solid} from './stage';
import type {Thing} from './stage';

type HandMill = {
  readonly colour: string;
  readonly wood: string;
  /** Half the body's width, and its height. */
  readonly girth: number;
  readonly height: number;
  readonly knob?: 'ball' | 'drop' | 'disc';
  /** Rings around the body. */
  readonly rings?: number;
  readonly ringed?: string;
};

/** Draws a hand grinder: an upright body with a crank. */
export function handMill({colour, wood, girth, height, knob = 'drop', rings = 0, ringed}: HandMill): Thing {
  return (canvas) => {
    const top = -height;
    const arm = 300 + girth * 0.3;
    const knobs = {
      ball: solid(canvas, oval(arm, top - 150, 62), wood, arm - 62, arm + 62),
      drop: solid(
        canvas,
        `M${arm - 46} ${top - 200}Q${arm - 46} ${top - 240} ${arm} ${top - 240}Q${arm + 46} ${top - 240} ${arm + 46} ${top - 200}L${arm + 32} ${top - 116}Q${arm} ${top - 96} ${arm - 32} ${top - 116}Z`,
        wood,
        arm - 46,
        arm + 46,
      ),
      disc: solid(canvas, block(arm - 60, top - 176, 120, 70, 30), wood, arm - 60, arm + 60),
    };
    return [
      patch(block(-20, top - 70, 40, 90, 10), STEEL),
      patch(
        `M-40 ${top - 60}Q-40 ${top - 84} -14 ${top - 86}L${arm - 6} ${top - 108}Q${arm + 18} ${top - 108} ${arm + 18} ${top - 88}Q${arm + 18} ${top - 72} ${arm} ${top - 70}L-10 ${top - 44}Q-40 ${top - 42} -40 ${top - 60}Z`,
        STEEL,
        '#ffffff',
      ),
      knobs[knob],
      round(canvas, mix(colour, '#fff6e0', 0.14), [girth * 0.82, girth * 0.98], [height, height - 66], 18),
      round(canvas, colour, [girth, girth], [height - 62, 320], 16),
      Array.from({length: rings}, (_, index) =>
        line(`M${-girth} ${-(height - 130 - index * 44)}H${girth}`, ringed ?? mix(colour, '#2b1206', 0.35), 8, 0.5),
      ).join(''),
      round(canvas, wood, [girth * 1.05, girth * 1.05], [430, 350], 14),
      round(canvas, STEEL, [girth * 0.94, girth * 0.94], [324, 290], 8),
      round(canvas, mix(colour, '#fff6e0', 0.07), [girth, girth * 0.93], [294, 0], 34),
      gleam(-girth * 0.66, height - 110, 460, 12),
      gleam(-girth * 0.66, 258, 60, 12),
      mark(0, -(height + 330) / 2, girth * 0.16),
    ].join('');
  };
}

/** Draws a box grinder with a drawer, a bowl on top and a long crank. */
export function boxMill(wood: string, metal: string): Thing {
  return (canvas) =>
    [
      patch(block(-18, -1010, 36, 190, 10), metal),
      patch(
        'M-40 -1000Q-40 -1026 -10 -1028L330 -1060Q356 -1060 356 -1040Q356 -1020 334 -1018L-6 -982Q-40 -980 -40 -1000Z',
        metal,
        '#ffffff',
      ),
      solid(canvas, oval(332, -1096, 58), wood, 274, 390),
      solid(canvas, 'M-210 -840Q-200 -640 -80 -600H80Q200 -640 210 -840Z', metal, -210, 210),
      flat(oval(0, -838, 210, 30), mix(metal, '#2b1206', 0.35)),
      [-110, -50, 20, 84]
        .map((x, index) => flat(oval(x, -844 - (index % 2) * 12, 34, 20), index % 2 ? '#6b4229' : '#5b3721'))
        .join(''),
      solid(canvas, block(-290, -620, 580, 60, 14), mix(wood, '#2b1206', 0.12), -290, 290),
      solid(canvas, block(-260, -570, 520, 510, 10), wood, -260, 260),
      line(
        'M-236 -520Q-60 -540 70 -520T240 -522M-240 -470Q-20 -486 120 -468T240 -474M-240 -130Q-90 -116 60 -130T240 -126',
        mix(wood, '#2b1206', 0.4),
        4,
        0.4,
      ),
      patch(block(-190, -400, 380, 230, 10), mix(wood, '#fff6e0', 0.14), '#ffffff'),
      solid(canvas, oval(0, -286, 34), metal, -34, 34),
      solid(canvas, block(-300, -72, 600, 72, 16), mix(wood, '#2b1206', 0.16), -300, 300),
    ].join('');
}

type ElectricMill = {
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  readonly hopper: 'cone' | 'dome' | 'bellows' | 'low';
  readonly control: 'wheel' | 'screen' | 'buttons' | 'lever';
  readonly catches: 'cup' | 'fork' | 'drawer';
  readonly accent?: string;
};

function beans(y: number, half: number): string {
  const count = Math.max(3, Math.round(half / 26));
  return Array.from({length: count}, (_, index) => {
    const x = -half + ((index + 0.5) * half * 2) / count;
    return flat(oval(x, y + (index % 2) * 12, 24, 17), index % 2 === 0 ? '#7d4f33' : '#5b3721');
  }).join('');
}

/** Draws an electric grinder: hopper, body with a control, and what catches the grounds. */
export function electricMill(mill: ElectricMill): Thing {
  const {colour, width: w, height: h, accent = paints.walnut} = mill;
  const dark = mix(colour, '#2b1206', 0.5);
  return (canvas) => {
    const hoppers = {
      cone:
        solid(canvas, `M${-w * 0.82} ${-h - 260}H${w * 0.82}L${w * 0.58} ${-h}H${-w * 0.58}Z`, '#d7e0d8', -w, w) +
        flat(`M${-w * 0.72} ${-h - 150}H${w * 0.72}L${w * 0.58} ${-h}H${-w * 0.58}Z`, '#6b4229') +
        beans(-h - 150, w * 0.6) +
        round(canvas, accent, [w * 0.86, w * 0.86], [h + 290, h + 256], 14),
      dome:
        solid(
          canvas,
          `M${-w * 0.72} ${-h}V${-h - 90}Q${-w * 0.7} ${-h - 230} 0 ${-h - 236}Q${w * 0.7} ${-h - 230} ${w * 0.72} ${-h - 90}V${-h}Z`,
          '#d7e0d8',
          -w,
          w,
        ) +
        flat(`M${-w * 0.68} ${-h}V${-h - 100}H${w * 0.68}V${-h}Z`, '#6b4229') +
        beans(-h - 104, w * 0.58) +
        gleam(-w * 0.46, h + 190, h + 120, 12, 0.6),
      bellows:
        [0, 1, 2, 3]
          .map((index) =>
            round(
              canvas,
              mix('#3a3d3b', '#ffffff', index * 0.05),
              [w * 0.44, w * 0.5],
              [h + 60 + index * 48, h + 8 + index * 48],
              20,
            ),
          )
          .join('') + round(canvas, accent, [w * 0.36, w * 0.36], [h + 276, h + 240], 16),
      low:
        round(canvas, accent, [w * 0.62, w * 0.7], [h + 70, h], 22) +
        round(canvas, mix(colour, '#fff6e0', 0.3), [w * 0.2, w * 0.26], [h + 110, h + 66], 20),
    };
    const controls = {
      wheel:
        patch(oval(0, -h * 0.74, w * 0.5), mix(colour, '#2b1206', 0.12)) +
        solid(canvas, oval(0, -h * 0.745, w * 0.41), accent, -w * 0.41, w * 0.41) +
        line(`M0 ${-h * 0.745 - w * 0.38}V${-h * 0.745 - w * 0.18}`, '#f4b860', 12),
      screen:
        patch(block(-w * 0.46, -h * 0.86, w * 0.92, w * 0.5, 18), '#1d2422') +
        line(
          `M${-w * 0.24} ${-h * 0.86 + w * 0.25}H${w * 0.02}M${w * 0.14} ${-h * 0.86 + w * 0.25}H${w * 0.24}`,
          '#f4b860',
          14,
        ),
      buttons: [-0.34, 0, 0.34]
        .map((share, index) =>
          patch(oval(w * share, -h * 0.78, w * 0.1), index === 1 ? '#f4b860' : mix(colour, '#fff6e0', 0.4)),
        )
        .join(''),
      lever:
        patch(block(-w * 0.5, -h * 0.84, w, w * 0.34, 20), mix(colour, '#2b1206', 0.18)) +
        line(`M${w * 0.96} ${-h * 0.62}L${w * 1.36} ${-h * 0.78}`, STEEL, 26) +
        flat(oval(w * 1.4, -h * 0.795, 34), accent),
    };
    const caught = {
      cup: round(canvas, STEEL, [w * 0.48, w * 0.42], [h * 0.32, 70], 22) + gleam(-w * 0.28, h * 0.28, 110, 12),
      fork:
        patch(`M${-w * 0.5} ${-h * 0.4}H${w * 0.5}L${w * 0.36} ${-h * 0.33}H${-w * 0.36}Z`, STEEL) +
        patch(block(-w * 0.4, -h * 0.33, w * 0.8, h * 0.06, 14), mix(STEEL, '#2b1206', 0.22)) +
        patch(
          `M${w * 0.3} ${-h * 0.32}L${w * 1.3} ${-h * 0.26}Q${w * 1.4} ${-h * 0.24} ${w * 1.3} ${-h * 0.22}L${w * 0.3} ${-h * 0.28}Z`,
          accent,
        ),
      drawer:
        patch(block(-w * 0.66, -h * 0.36, w * 1.32, h * 0.28, 14), GLASSY, '#ffffff') +
        flat(block(-w * 0.6, -h * 0.2, w * 1.2, h * 0.11, 10), '#5b341f'),
    };
    return [
      hoppers[mill.hopper],
      round(canvas, colour, [w * 0.94, w * 0.94], [h, 60], 46),
      controls[mill.control],
      mill.catches === 'drawer'
        ? ''
        : patch(
            polygon([
              [-w * 0.46, -h * 0.52],
              [w * 0.46, -h * 0.52],
              [w * 0.36, -h * 0.44],
              [-w * 0.36, -h * 0.44],
            ]),
            dark,
          ),
      mill.catches === 'drawer' ? '' : flat(block(-w * 0.8, -h * 0.43, w * 1.6, h * 0.36, 10), '#2b1206', 0.16),
      round(canvas, mix(colour, '#2b1206', 0.07), [w * 1.04, w * 1.08], [78, 0], 26),
      caught[mill.catches],
      gleam(-w * 0.74, h * 0.92, h * 0.54, 14, 0.5),
    ].join('');
  };
}

const GLASSY = '#cfdbd4';

/** Draws a cordless grinder: a slim tower with one button. */
export function cordlessMill(colour: string): Thing {
  return (canvas) =>
    [
      round(canvas, '#d7e0d8', [112, 128], [1010, 830], 40),
      flat(barrel(104, 118, 930, 834, 10), '#6b4229'),
      beans(-936, 90),
      round(canvas, colour, [140, 140], [834, 330], 26),
      patch(oval(0, -640, 44), '#f4b860'),
      flat(oval(0, -540, 10) + oval(0, -500, 10) + oval(0, -460, 10), mix(colour, '#2b1206', 0.4)),
      round(canvas, STEEL, [132, 132], [334, 296], 8),
      round(canvas, mix(colour, '#2b1206', 0.1), [138, 128], [300, 0], 36),
      gleam(-92, 800, 370, 12),
      gleam(-92, 260, 60, 12),
    ].join('');
}

/** Draws a ring of burrs, twice. */
export function burrs(): Thing {
  return (canvas) => {
    const ring = (x: number, y: number, r: number): string =>
      at(
        x,
        y,
        1,
        solid(canvas, oval(0, 0, r, r * 0.92), '#9aa09a', -r, r) +
          Array.from({length: 24}, (_, index) => {
            const turn = (index / 24) * Math.PI * 2;
            const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
            const [sin2, cos2] = [Math.sin(turn + 0.3), Math.cos(turn + 0.3)];
            return line(
              `M${(sin * r * 0.52).toFixed(1)} ${(cos * r * 0.48).toFixed(1)}L${(sin2 * r * 0.94).toFixed(1)} ${(cos2 * r * 0.86).toFixed(1)}`,
              '#5d635e',
              9,
              0.65,
            );
          }).join('') +
          patch(oval(0, 0, r * 0.46, r * 0.42), '#e9e1d2') +
          patch(oval(0, 0, r * 0.2, r * 0.18), '#6d726c'),
      );
    return ring(-190, -330, 300) + ring(220, -230, 220);
  };
}
