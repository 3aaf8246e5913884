import catalogue from 'virtual:seed/catalogue';
import type {SeedProduct, Text} from '../seed/types';
import {createCanvas} from './canvas';
import {paintClearing} from './clearing';
import type {ClearingFacts} from './facts';
import {drawForeground} from './foreground';
import {dripper, steam} from './gear-brewers';
import type {Piece} from './gear-pieces';
import {cup} from './gear-table';
import {lettering} from './lettering';
import {palettes} from './palette';
import {flat, line, mix, oval, placed} from './paper';
import {NEAR, onStage, stages} from './stage';
import type {Thing} from './stage';
import {drawStump} from './stump';

/** A view of a piece beside its front: in use, or with its size. */
type View = {readonly name: string; readonly draw: () => string; readonly alt: Text};

/** How high drawings are in their units, by the start of their name; most are `HIGH`. */
const HEIGHTS = {
  'espresso-machine': 1000,
  'hand-grinder': 1220,
  'frost-cold-brew': 1210,
  'kettle-': 860,
  'mondlicht-siphon': 1320,
  'muehlbach-grind': 1200,
  'praezis-kettle': 870,
  'reiher-gooseneck': 910,
  'sanduhr-cold-drip': 1240,
  'tanne-coffee': 850,
} as const;
const HIGH = 1090;
/** Flatter things, in centimetres, are compared with nothing: a cup would be higher than they. */
const FLAT = 8;
/** The height of the cup that stands beside a thing to compare, in centimetres, and in the units of its drawing. */
const CUP = {centimetres: 9, units: 400} as const;

const wood = {name: 'in-use', altitude: 1400, ground: 'fruit', latitude: 4, intensity: 2} as const;

/** Where things stand in use, from morning to evening. */
const CLEARINGS: readonly ClearingFacts[] = [
  {...wood, acidity: 5, roast: 'light', tastes: ['herbal', 'citrus']},
  {...wood, acidity: 4, roast: 'medium', tastes: ['nut', 'citrus']},
  {...wood, acidity: 3, roast: 'dark', tastes: ['spice', 'chocolate']},
];

/** On a tree stump in the wood; beside it a dripper where water is poured, else a cup. */
function drawInUse({name, thing, scale = 1}: Piece, pours: boolean, shown: number): string {
  const canvas = createCanvas(1600, 2000, shown);
  const facts = CLEARINGS[name.length % CLEARINGS.length] ?? {...wood, acidity: 4, roast: 'medium', tastes: ['nut']};
  const [taste = 'nut', flower = 'citrus'] = facts.tastes;
  const palette = palettes[taste];
  const warm = canvas.radial(800, 1000, 1000, [
    [0, '#fff1cf', 0.6],
    [1, '#fff1cf', 0],
  ]);
  const beside = pours
    ? placed(dripper('#f1e8d8')(canvas), 1250, 1690, 0.5)
    : cup('#f1e8d8', 1240, 1700, 0.56)(canvas) + steam(1240, 1440, 130);
  return canvas.finish(
    [
      paintClearing(canvas, {...facts, name}, true),
      flat('M0 0H1600V2000H0Z', warm),
      drawStump(canvas, {x: 800, y: 1650, half: 700, deep: 340, bark: '#6a4a33', cut: '#d9b585', lift: NEAR}),
      shadowAt(650, 1668, 420 * scale),
      placed(thing()(canvas), 650, 1660, 0.84 * scale),
      shadowAt(1245, 1700, 180),
      beside,
      drawForeground({
        far: mix(palette.leaf, '#6f9a6a', 0.3),
        near: palette.bank,
        bloom: flower,
        bright: '#e9b04f',
        lift: NEAR,
      }),
    ].join(''),
  );
}

/** Where a thing touches what it stands on. */
function shadowAt(x: number, y: number, half: number): string {
  return flat(oval(x, y, half, half * 0.14), '#2b1206', 0.22);
}

/** Beside a cup of 9 cm, with a line as high as it is. */
function drawSize({name, stage, footprint, thing, scale = 1}: Piece, size: string, shown: number): string {
  const centimetres = heightIn(size);
  const known = Object.entries(HEIGHTS).find(([start]) => name.startsWith(start));
  const high = (known?.[1] ?? HIGH) * scale;
  const ink = stages[stage].wood;
  const compared: Thing = (canvas) =>
    cup('#f1e8d8', 560, 20, ((CUP.centimetres / centimetres) * high) / CUP.units)(canvas) +
    line(`M-690 0V${-high}M-730 0H-650M-730 ${-high}H-650`, ink, 9) +
    lettering({text: `${centimetres} cm`, x: -690, y: -high - 90, size: 52, maxWidth: 320, colour: ink, weight: 0.12});
  const measured: Thing = (canvas) =>
    placed(thing()(canvas), -70, 0, scale) +
    (centimetres < FLAT ? '' : compared(canvas)) +
    lettering({text: size, x: 0, y: 120, size: 60, maxWidth: 1100, colour: ink, weight: 0.12});
  return onStage({name: `${name}-size`, ...stages[stage], footprint: footprint * 1.3, scale: 0.84, shown}, measured);
}

/** A size ends with the height, such as `24 × 43 × 34 cm`. */
function heightIn(size: string): number {
  return Number(/([\d.]+) cm$/.exec(size)?.[1] ?? 30);
}

function sizeOf(product: SeedProduct): string | null {
  const record = catalogue.gear.find(({number}) => number === product.number);
  return (record?.facts['size'] ?? record?.moreFacts['size'])?.en ?? null;
}

/** Returns the further views that products name among their pictures, each of a piece that is drawn. */
export function viewsOf(products: readonly SeedProduct[], pieces: readonly Piece[], shown: number): readonly View[] {
  const named = new Map(pieces.map((piece) => [piece.name, piece]));
  return products.flatMap((product) => {
    const {de, en} = product.title;
    const size = sizeOf(product);
    return product.pictures.flatMap((name): readonly View[] => {
      const used = name.endsWith('-in-use') ? named.get(name.replace(/-in-use$/, '')) : undefined;
      const measured = name.endsWith('-size') ? named.get(name.replace(/-size$/, '')) : undefined;
      const pours = product.tags.includes('kettle');
      return [
        ...(used
          ? [
              {
                name,
                draw: () => drawInUse(used, pours, shown),
                alt: {
                  de: `${de} auf einem Baumstumpf, daneben ein ${pours ? 'Handfilter' : 'dampfender Becher'}`,
                  en: `${en} on a tree stump, beside it a ${pours ? 'dripper' : 'steaming cup'}`,
                },
              },
            ]
          : []),
        ...(measured && size !== null
          ? [
              {
                name,
                draw: () => drawSize(measured, size, shown),
                alt: {
                  de: `${de}${heightIn(size) < FLAT ? '' : ' neben einem Becher von 9 cm'}: ${size.replaceAll('.', ',')}`,
                  en: `${en}${heightIn(size) < FLAT ? '' : ' beside a cup of 9 cm'}: ${size}`,
                },
              },
            ]
          : []),
      ];
    });
  });
}
