import {createCanvas} from './canvas';
import type {Canvas} from './canvas';
import {paintClearing} from './clearing';
import {sunOf} from './clearing-light';
import type {ClearingFacts} from './facts';
import {lettering} from './lettering';
import {palettes, house} from './palette';
import {flat, line, mix, num, oval, placed, polygon, shadow, sheet} from './paper';

/** What is set on a bag, and the paper it is folded from. */
export type BagLabel = {
  readonly name: string;
  /** A short line below the name, such as a country; empty for none. */
  readonly place: string;
  readonly paper: 'cream' | 'forest' | 'roast' | 'moss';
};

const papers = {
  cream: {face: '#f4ead6', ink: house.roast900},
  forest: {face: '#24523d', ink: '#f6eedc'},
  roast: {face: '#4a2f22', ink: '#f6e8d2'},
  moss: {face: '#c3d2b9', ink: house.forest900},
} as const;

const WIDTH = 900;
const HEIGHT = 1290;
const WINDOW = {x: 90, y: 250, width: 720, height: 720} as const;

function body(canvas: Canvas, face: string, litFrom: -1 | 1): string {
  const shape =
    `M58 120C40 260 16 420 18 640C20 860 30 1080 40 ${HEIGHT - 34}Q42 ${HEIGHT} 78 ${HEIGHT}H${WIDTH - 78}` +
    `Q${WIDTH - 42} ${HEIGHT} ${WIDTH - 40} ${HEIGHT - 34}C${WIDTH - 30} 1080 ${WIDTH - 20} 860 ${WIDTH - 18} 640` +
    `C${WIDTH - 16} 420 ${WIDTH - 40} 260 ${WIDTH - 58} 120Z`;
  const dark = mix(face, '#2b1206', 0.24);
  const bright = mix(face, '#fff6e0', 0.3);
  const [from, to] = litFrom === -1 ? [0, WIDTH] : [WIDTH, 0];
  const turn = canvas.linear(
    [from, 0],
    [to, 0],
    [
      [0, bright],
      [0.24, face],
      [0.78, face],
      [1, dark],
    ],
  );
  const gusset = (side: -1 | 1): string => {
    const at = (x: number): number => (side === -1 ? x : WIDTH - x);
    return (
      `M${at(58)} 120C${at(40)} 260 ${at(16)} 420 ${at(18)} 640C${at(20)} 860 ${at(30)} 1080 ${at(40)} ${HEIGHT - 34}` +
      `Q${at(42)} ${HEIGHT} ${at(78)} ${HEIGHT}Q${at(60)} 900 ${at(58)} 640Q${at(58)} 300 ${at(104)} 120Z`
    );
  };
  const shaded = gusset(litFrom === -1 ? 1 : -1);
  const lit = gusset(litFrom);
  const creases = `M104 176Q150 214 196 226M${WIDTH - 104} 176Q${WIDTH - 150} 214 ${WIDTH - 196} 226M96 1236Q${WIDTH / 2} 1262 ${WIDTH - 96} 1236`;
  return (
    flat(shape, turn) +
    flat(shaded, '#2b1206', 0.17) +
    flat(lit, '#fff6e0', 0.24) +
    line(creases, mix(face, '#2b1206', 0.4), 3, 0.35)
  );
}

/** The top of the bag, rolled down to the front and held by a tie whose ends are bent round. */
function fold(canvas: Canvas, face: string): string {
  const roll = 'M60 34Q62 20 78 19L820 13Q838 14 840 30L846 138Q846 150 834 151L70 158Q56 158 55 146Z';
  const shine = canvas.linear(
    [0, 14],
    [0, 158],
    [
      [0, mix(face, '#fff6e0', 0.42)],
      [0.22, mix(face, '#fff6e0', 0.1)],
      [0.8, face],
      [1, mix(face, '#2b1206', 0.16)],
    ],
  );
  const tie = 'M40 92Q40 82 50 82L850 74Q860 74 860 84V98Q860 107 850 107L50 115Q40 115 40 105Z';
  const tabs =
    'M40 92Q40 80 54 81L104 81V115L52 116Q40 116 40 104ZM860 84Q860 73 846 74L796 75V108L848 108Q860 108 860 96Z';
  return (
    sheet(roll, shine, {dx: 0, dy: 18, spread: 34, strength: 1.6}, mix(face, '#ffffff', 0.5)) +
    sheet(tie, house.sun, {dx: 0, dy: 5, spread: 10, strength: 1}) +
    sheet(tabs, mix(house.sun, '#fff1cf', 0.45), {dx: 0, dy: 3, spread: 8, strength: 0.8})
  );
}

function dots(level: number, y: number, ink: string): string {
  return [0, 1, 2]
    .map((index) => {
      const dot = oval(WIDTH / 2 + (index - 1) * 40, y, 9);
      return index < level ? flat(dot, ink) : line(dot, ink, 3, 0.6);
    })
    .join('');
}

/** A bag in a box of 900 × 1290 from its own corner; `art` is the clearing, drawn 1600 × 1600. */
function paintBag(canvas: Canvas, facts: ClearingFacts, label: BagLabel, art: string, litFrom: -1 | 1): string {
  const {face, ink} = papers[label.paper];
  const {x, y, width, height} = WINDOW;
  const arch = (grow: number): string => {
    const left = x - grow;
    const r = width / 2 + grow;
    return `M${num(left)} ${num(y + height + grow)}V${num(y + width / 2)}A${num(r)} ${num(r)} 0 0 1 ${num(left + r * 2)} ${num(y + width / 2)}V${num(y + height + grow)}Z`;
  };
  const level = {light: 1, medium: 2, dark: 3}[facts.roast];
  return [
    body(canvas, face, litFrom),
    flat(arch(16), mix(face, '#fffaf0', label.paper === 'cream' ? 0.7 : 0.12)),
    `<g clip-path="${canvas.clip(arch(0))}">${placed(art, x, y, width / 1600)}${line(arch(4), '#2b1206', 34, 0.1)}${line(arch(4), '#2b1206', 14, 0.16)}</g>`,
    line(arch(1), mix(face, '#fffaf0', 0.55), 4),
    lettering({text: label.name, x: WIDTH / 2, y: 1026, size: 78, maxWidth: 680, colour: ink, weight: 0.105}),
    label.place === ''
      ? ''
      : lettering({text: label.place, x: WIDTH / 2, y: 1132, size: 40, maxWidth: 640, colour: ink, weight: 0.11}),
    dots(level, 1212, ink),
    fold(canvas, face),
  ].join('');
}

/** Draws the bag alone, for pictures that show several: a drawing in a box of 900 × 1290 with a simple label. */
export function bagOf(canvas: Canvas, facts: ClearingFacts, label: BagLabel): string {
  const art = paintClearing({...canvas, width: 1600, height: 1600}, facts);
  return paintBag(canvas, facts, label, art, sunOf(canvas, facts).x < canvas.width / 2 ? -1 : 1);
}

/** Draws a coffee's bag, standing in its own clearing (1600 × 2000): the clearing is both its place and its label. */
export function drawBag(facts: ClearingFacts, label: BagLabel): string {
  const canvas = createCanvas(1600, 2000);
  const palette = palettes[facts.tastes[0] ?? 'chocolate'];
  const litFrom = sunOf(canvas, facts).x < 800 ? -1 : 1;
  const left = (1600 - WIDTH * 1.1) / 2;
  const top = 410;
  const scale = 1.1;
  const haze = mix(palette.skyLow, '#fffdf6', 0.3);
  const mist = canvas.linear(
    [0, 0],
    [0, 2000],
    [
      [0, haze, 0.46],
      [0.6, haze, 0.68],
      [1, haze, 0.3],
    ],
  );
  const glow = canvas.radial(800, 1050, 900, [
    [0, '#fffaf0', 0.75],
    [0.6, '#fffaf0', 0.25],
    [1, '#fffaf0', 0],
  ]);
  const pool = canvas.radial(0, 0, 1, [
    [0, '#2b1206', 0.55],
    [0.5, '#2b1206', 0.28],
    [1, '#2b1206', 0],
  ]);
  const outline = polygon([
    [64, 40],
    [836, 40],
    [884, 640],
    [858, HEIGHT],
    [42, HEIGHT],
    [16, 640],
  ]);
  const cast = polygon([
    [60, HEIGHT],
    [WIDTH - 50, HEIGHT],
    [WIDTH - 50 + -litFrom * 300, HEIGHT - 120],
    [60 + -litFrom * 300, HEIGHT - 120],
  ]);
  return canvas.finish(
    paintClearing(canvas, facts, true) +
      flat('M0 0H1600V2000H0Z', mist) +
      flat('M0 0H1600V2000H0Z', glow) +
      `<g transform="translate(800 ${num(top + HEIGHT * scale - 8)}) scale(640 76)"><circle r="1" fill="${pool}"/></g>` +
      placed(
        shadow(cast, {dx: 0, dy: 0, spread: 50, strength: 0.6}) +
          shadow(outline, {dx: -litFrom * 26, dy: 20, spread: 70, strength: 1.1}) +
          bagOf(canvas, facts, label),
        left,
        top,
        scale,
      ),
  );
}
