import type {Text} from '../seed/types';
import type {Bagged} from './gear-sets';
import {drawEspresso, drawFilter} from './scene-brews';
import {drawEvening} from './scene-evening';
import {drawFoundation} from './scene-foundation';
import {drawMorning} from './scene-morning';
import {drawFarm, drawGift, drawMatch, drawRoastery} from './scenes';

/** A scene as the catalogue lists it. */
export type Scene = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  readonly alt: Text;
};

const WIDE = {width: 1600, height: 1200} as const;
const TALL = {width: 1600, height: 2000} as const;

/** Returns every picture that shows no single product; `bagged` gives a coffee of the data by its handle. */
export const scenesWith = (bagged: (handle: string) => Bagged): readonly Scene[] => [
  {
    name: 'scene-home',
    width: 2000,
    height: 1500,
    draw: () => drawMorning(2000, 1500),
    alt: {
      de: 'Eine Lichtung am Morgen, jemand steht darin mit einer Tasse Kaffee',
      en: 'A clearing in the morning, somebody stands in it with a cup of coffee',
    },
  },
  {
    name: 'scene-filter',
    ...TALL,
    draw: drawFilter,
    alt: {
      de: 'Ein Handfilter auf einem Baumstumpf, aus einem Kessel läuft Wasser hinein',
      en: 'A dripper on a tree stump, water runs into it from a kettle',
    },
  },
  {
    name: 'scene-espresso',
    ...TALL,
    draw: drawEspresso,
    alt: {
      de: 'Eine Siebträgermaschine im dichten Wald, Espresso läuft in einen Becher',
      en: 'An espresso machine in dense wood, espresso runs into a cup',
    },
  },
  {
    name: 'scene-decaf',
    ...TALL,
    draw: drawEvening,
    alt: {
      de: 'Ein Becher Kaffee am Abend, über den Hügeln steht der Mond',
      en: 'A cup of coffee in the evening, the moon stands over the hills',
    },
  },
  {
    name: 'scene-foundation',
    ...WIDE,
    draw: drawFoundation,
    alt: {
      de: 'Ein Tal mit einem Brunnen, einem Feld voller Kaffeekirschen und einer Schule',
      en: 'A valley with a well, a field of coffee cherries and a school',
    },
  },
  {
    name: 'scene-coffee-match',
    ...WIDE,
    draw: () => drawMatch(bagged('boa-luz').facts),
    alt: {de: 'Drei Becher Kaffee auf einem Brett im Wald', en: 'Three cups of coffee on a plank in the wood'},
  },
  {
    name: 'scene-roastery',
    ...WIDE,
    draw: () => drawRoastery(bagged('morgentau').facts),
    alt: {de: 'Die Rösterei mit einem Fenster zum Wald', en: 'The roastery with a window to the wood'},
  },
  {
    name: 'scene-farm',
    ...WIDE,
    draw: () => drawFarm(bagged('gathera').facts),
    alt: {de: 'Jemand pflückt Kaffeekirschen an einem Hang', en: 'Somebody picks coffee cherries on a slope'},
  },
  {
    name: 'scene-gift',
    ...WIDE,
    draw: () => drawGift(bagged('la-neblina').facts),
    alt: {de: 'Ein Geschenk auf einem Baumstumpf im Licht', en: 'A gift on a tree stump in the light'},
  },
];
