import type {CoffeeRecord, Method} from './coffee-record';
import {pair, words} from './fields';
import type {SeedMetafield, Text} from './types';

type Recipe = {
  readonly method: Text;
  readonly grind: Text;
  readonly grams: number;
  readonly water: Text;
  /** Degrees Celsius for a medium roast; `null` where the machine decides. */
  readonly celsius: number | null;
  readonly time: Text;
  readonly items: Text;
};

const recipes: Readonly<Record<Method, Recipe>> = {
  aeropress: {
    method: pair('AeroPress'),
    grind: pair('mittelfein|medium-fine'),
    grams: 16,
    water: pair('240 ml'),
    celsius: 91,
    time: pair('2:00 min'),
    items: pair('AeroPress, Rundfilter, Waage, Kessel|AeroPress, round filter, scale, kettle'),
  },
  chemex: {
    method: pair('Chemex'),
    grind: pair('mittelgrob|medium-coarse'),
    grams: 36,
    water: pair('600 ml'),
    celsius: 94,
    time: pair('4:30 min'),
    items: pair('Karaffe, dickes Filterpapier, Waage, Kessel|Carafe, thick filter paper, scale, kettle'),
  },
  espressoMachine: {
    method: pair('Siebträger|Espresso machine'),
    grind: pair('fein|fine'),
    grams: 18,
    water: pair('36 g in der Tasse|36 g in the cup'),
    celsius: 93,
    time: pair('25–30 s'),
    items: pair('Siebträger, Mühle, Tamper, Waage|Espresso machine, grinder, tamper, scale'),
  },
  espressoMaker: {
    method: pair('Herdkanne|Moka pot'),
    grind: pair('mittelfein|medium-fine'),
    grams: 16,
    water: pair('heiß, bis unter das Ventil|hot, up to below the valve'),
    celsius: null,
    time: pair('3:00 min'),
    items: pair('Herdkanne, Herd, ein feuchtes Tuch zum Abkühlen|Moka pot, hob, a damp cloth for cooling'),
  },
  filterMachine: {
    method: pair('Filterkaffeemaschine|Filter coffee machine'),
    grind: pair('mittel|medium'),
    grams: 60,
    water: pair('1000 ml'),
    celsius: null,
    time: pair('5:30 min'),
    items: pair('Maschine, Filterpapier, Waage|Machine, filter paper, scale'),
  },
  frenchPress: {
    method: pair('French Press'),
    grind: pair('grob|coarse'),
    grams: 30,
    water: pair('500 ml'),
    celsius: 94,
    time: pair('4:00 min'),
    items: pair('French Press, Waage, Kessel, Löffel|French press, scale, kettle, spoon'),
  },
  fullyAutomatic: {
    method: pair('Vollautomat|Fully automatic machine'),
    grind: pair('zweitfeinste Stufe|second finest setting'),
    grams: 10,
    water: pair('40 ml'),
    celsius: null,
    time: pair('30 s'),
    items: pair('Vollautomat, gefiltertes Wasser|Fully automatic machine, filtered water'),
  },
  pourOver: {
    method: pair('Handfilter|Pour-over'),
    grind: pair('mittel|medium'),
    grams: 18,
    water: pair('300 ml'),
    celsius: 94,
    time: pair('3:00 min'),
    items: pair('Handfilter, Filterpapier, Waage, Kessel|Dripper, filter paper, scale, kettle'),
  },
};

/** A light roast wants hotter water, a dark one cooler. */
const warmer = {light: 1, medium: 0, dark: -3} as const;

const NO_CHOICE = pair('regelt das Gerät|set by the device');

function temperature(celsius: number | null, roast: CoffeeRecord['roast']): Text {
  return celsius === null ? NO_CHOICE : pair(`${celsius + warmer[roast]} °C`);
}

/** Three per cent more coffee for each step that a coffee is milder than the middle, to the half gram. */
function dose(grams: number, strength: number): Text {
  const half = Math.round(grams * (1 + (3 - strength) * 0.03) * 2) / 2;
  return {de: `${String(half).replace('.', ',')} g`, en: `${half} g`};
}

/**
 * The brew guide of a coffee (Specification, section 3, Coffee data): lists `brew.*` that belong together by position,
 * one entry for each of its methods.
 */
export function brewGuide({methods, roast, strength}: CoffeeRecord): readonly SeedMetafield[] {
  const chosen = methods.map((method) => recipes[method]);
  const list = (key: string, of: (recipe: Recipe) => Text): SeedMetafield => words(`brew.${key}`, chosen.map(of));
  return [
    list('method', ({method}) => method),
    list('grind', ({grind}) => grind),
    list('dose', ({grams}) => dose(grams, strength)),
    list('water', ({water}) => water),
    list('temperature', ({celsius}) => temperature(celsius, roast)),
    list('time', ({time}) => time),
    list('items', ({items}) => items),
  ];
}

/** How long after roasting a coffee is at its best. */
export function roastGuidance({style, roast}: CoffeeRecord): Text {
  if (style === 'filter') {
    return roast === 'light'
      ? pair(
          'Das Röstdatum steht auf dem Beutel. Am besten schmeckt er zwischen dem 10. und dem 45. Tag.|The roast date is on the bag. It tastes best between day 10 and day 45.',
        )
      : pair(
          'Das Röstdatum steht auf dem Beutel. Ab dem 5. Tag ist er so weit, nach sechs Wochen wird er leiser.|The roast date is on the bag. It is ready from day 5 and grows quieter after six weeks.',
        );
  }
  return roast === 'dark'
    ? pair(
        'Das Röstdatum steht auf dem Beutel. Gib ihm eine Woche Ruhe und trink ihn dann in zwei Monaten aus.|The roast date is on the bag. Let it rest for a week, then drink it within two months.',
      )
    : pair(
        'Das Röstdatum steht auf dem Beutel. Vor dem 12. Tag schäumt er noch zu sehr, danach hast du sechs Wochen.|The roast date is on the bag. Before day 12 it still foams too much; after that you have six weeks.',
      );
}
