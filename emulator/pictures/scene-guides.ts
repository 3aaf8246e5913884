import type {Text} from '../seed/types';
import {createCanvas} from './canvas';
import type {Scene} from './catalogue-scenes';
import {paintClearing} from './clearing';
import type {ClearingFacts} from './facts';
import {steam} from './gear-brewers';
import type {Piece} from './gear-pieces';
import {cup} from './gear-table';
import {flat, line, oval, placed, sheet} from './paper';

/** What lies on the plank: one thing with a cup for a guide, three beside each other for a test. */
type Shown = {readonly name: string; readonly things: readonly string[]; readonly alt: Text};

const besideCup = (de: string, en: string): Text => ({
  de: `${de} auf einem Brett im Wald, daneben ein Becher Kaffee`,
  en: `${en} on a plank in the wood, beside it a cup of coffee`,
});
const three = (de: string, en: string): Text => ({
  de: `Drei ${de} nebeneinander auf einem Brett im Wald`,
  en: `Three ${en} beside each other on a plank in the wood`,
});

const GUIDES: readonly Shown[] = [
  {name: 'pour-over', things: ['dripper-chalk'], alt: besideCup('Ein Handfilter', 'A dripper')},
  {name: 'aeropress', things: ['atem-coffee-press-moss'], alt: besideCup('Eine Kaffeepresse', 'A coffee press')},
  {name: 'carafe', things: ['carafe'], alt: besideCup('Eine Glaskaraffe mit Filter', 'A glass carafe with a filter')},
  {
    name: 'cold-brew',
    things: ['nachtschicht-cold-brew-carafe'],
    alt: besideCup('Eine Karaffe für Cold Brew', 'A cold brew carafe'),
  },
  {
    name: 'cupping',
    things: ['cupping-bowls-set-of-six'],
    alt: besideCup('Schalen zum Verkosten', 'Bowls for tasting'),
  },
  {name: 'drip-bag', things: ['drip-bag'], alt: besideCup('Ein Drip Bag über der Tasse', 'A drip bag over a cup')},
  {
    name: 'iced-filter',
    things: ['gletscher-iced-coffee-glasses-set-of-two'],
    alt: besideCup('Zwei Gläser Eiskaffee', 'Two glasses of iced coffee'),
  },
  {
    name: 'filter-machine',
    things: ['pegel-filter-coffee-machine-forest'],
    alt: besideCup('Eine Filterkaffeemaschine', 'A filter coffee machine'),
  },
  {name: 'french-press', things: ['french-press'], alt: besideCup('Eine French Press', 'A French press')},
  {name: 'moka-pot', things: ['moka-pot'], alt: besideCup('Eine Herdkanne', 'A moka pot')},
  {
    name: 'espresso-machine',
    things: ['espresso-machine'],
    alt: besideCup('Eine Siebträgermaschine', 'An espresso machine'),
  },
  {
    name: 'fully-automatic',
    things: ['milseburg-fully-automatic-machine'],
    alt: besideCup('Ein Kaffeevollautomat', 'A fully automatic coffee machine'),
  },
];

const TESTS: readonly Shown[] = [
  {
    name: 'hand-grinders',
    things: ['hand-grinder-forest', 'skog-hand-grinder-fog', 'ishi-hand-grinder'],
    alt: three('Handmühlen', 'hand grinders'),
  },
  {
    name: 'electric-grinders',
    things: ['korn-coffee-grinder-chalk', 'electric-grinder', 'tanne-coffee-grinder-forest'],
    alt: three('elektrische Mühlen', 'electric grinders'),
  },
  {
    name: 'espresso-machines',
    things: ['piccolina-espresso-machine', 'espresso-machine', 'klein-espresso-machine-sun'],
    alt: three('Espressomaschinen', 'espresso machines'),
  },
  {
    name: 'drippers',
    things: ['dripper-chalk', 'hanabira-dripper', 'dripper-moss'],
    alt: three('Handfilter', 'drippers'),
  },
  {
    name: 'paper-filters',
    things: ['paper-filters-02', 'paper-filters-round', 'wave-filters-155-50-pieces'],
    alt: three('Sorten Filterpapier', 'kinds of paper filters'),
  },
  {
    name: 'french-presses',
    things: ['french-press', 'havn-french-press-night', 'bivak-french-press-clay'],
    alt: three('French Presses', 'French presses'),
  },
  {
    name: 'moka-pots',
    things: ['ottagono-moka-pot', 'lago-moka-pot-copper', 'turm-moka-pot'],
    alt: three('Herdkannen', 'moka pots'),
  },
  {
    name: 'coffee-tins',
    things: ['unterdruck-vacuum-canister', 'large-vorrat-coffee-tin-forest', 'einmach-storage-jar'],
    alt: three('Kaffeedosen', 'coffee tins'),
  },
  {
    name: 'coffee-scales',
    things: ['brett-coffee-scale-oak', 'gran-espresso-scale-chalk', 'taschenrechner-pocket-scale'],
    alt: three('Kaffeewaagen', 'coffee scales'),
  },
  {
    name: 'kettles',
    things: ['kettle-forest', 'reiher-gooseneck-kettle-chalk', 'praezis-kettle'],
    alt: three('Wasserkocher mit Schwanenhals', 'gooseneck kettles'),
  },
];

const TASTES = ['herbal', 'nut', 'citrus', 'berry', 'chocolate', 'floral', 'spice'] as const;
/** The line on which things stand. */
const FOOT = 1010;

function clearingOf(name: string, index: number): ClearingFacts {
  return {
    name,
    altitude: 1000 + ((index * 370) % 1100),
    acidity: 2 + (index % 4),
    roast: index % 3 === 0 ? 'light' : 'medium',
    intensity: 1 + (index % 3),
    ground: index % 2 === 0 ? 'reeds' : 'water',
    tastes: [TASTES[index % TASTES.length] ?? 'nut'],
    latitude: ((index * 7) % 30) - 15,
  };
}

function drawOnPlank(facts: ClearingFacts, things: readonly Piece[]): string {
  const canvas = createCanvas(1600, 1200);
  const plank = canvas.linear(
    [0, 880],
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
      [0, '#fffaf0', 0.2],
      [1, '#fffaf0', 0.55],
    ],
  );
  const at = (x: number, half: number): string => flat(oval(x, FOOT, half, half * 0.12), '#2b1206', 0.24);
  const [only] = things;
  return canvas.finish(
    [
      paintClearing(canvas, facts, true),
      flat('M0 0H1600V1200H0Z', haze),
      sheet('M-40 900H1640V1240H-40Z', plank, {dx: 0, dy: -14, spread: 60, strength: 1}, '#e8c797'),
      line('M-20 970Q400 954 800 972T1640 960M-20 1090Q500 1070 900 1094T1640 1080', '#6d4826', 4, 0.4),
      ...(things.length === 1 && only
        ? [
            at(640, 360),
            placed(only.thing()(canvas), 640, FOOT, 0.8 * (only.scale ?? 1)),
            at(1220, 130),
            cup('#cf8a63', 1220, FOOT + 10, 0.6)(canvas),
            steam(1220, 730, 130),
          ]
        : things.map(
            (piece, index) =>
              at(320 + index * 480, 220) +
              placed(piece.thing()(canvas), 320 + index * 480, FOOT, 0.5 * (piece.scale ?? 1)),
          )),
    ].join(''),
  );
}

/**
 * Returns the pictures of brewing guides and product tests, from the drawings of the gear.
 *
 * @throws {Error} if a piece is not drawn
 */
export function guideScenes(pieces: readonly Piece[]): readonly Scene[] {
  const named = new Map(pieces.map((piece) => [piece.name, piece]));
  const find = (name: string): Piece => {
    const piece = named.get(name);
    if (piece === undefined) throw new Error(`A guide's scene names "${name}", which no drawing of gear has`);
    return piece;
  };
  const scene = (kind: string) => (shown: Shown, index: number) => {
    const name = `scene-${kind}-${shown.name}`;
    const things = shown.things.map(find);
    return {name, width: 1600, height: 1200, draw: () => drawOnPlank(clearingOf(name, index), things), alt: shown.alt};
  };
  return [...GUIDES.map(scene('guide')), ...TESTS.map(scene('test'))];
}
