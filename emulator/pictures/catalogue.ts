import {seed} from '../seed/seed';
import type {SeedMetafield, SeedProduct, Text} from '../seed/types';
import {drawBag} from './bag';
import type {BagLabel} from './bag';
import {drawClearing} from './clearing';
import {coffeeFacts, labelOf} from './coffee-facts';
import {piecesWith} from './gear-pieces';
import type {Bagged} from './gear-sets';
import {drawEspresso, drawFilter} from './scene-brews';
import {drawEvening} from './scene-evening';
import {drawFoundation} from './scene-foundation';
import {drawMorning} from './scene-morning';
import {drawFarm, drawGift, drawMatch, drawRoastery} from './scenes';
import {onStage, stages} from './stage';

/** A master picture: drawn when asked for, rasterised once. */
export type DrawnPicture = {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  readonly alt: Text;
};

const PORTRAIT = {width: 1600, height: 2000} as const;

function field(fields: readonly SeedMetafield[], path: string): boolean {
  return fields.some(({namespace, key}) => `${namespace}.${key}` === path);
}

/** Whether a product's facts are enough to draw its clearing. */
function isCoffee(product: SeedProduct): boolean {
  return product.productType === 'Coffee' && field(product.metafields, 'coffee.coordinates');
}

function coffeePictures(product: SeedProduct): readonly (readonly [string, DrawnPicture])[] {
  const facts = coffeeFacts(product);
  const label: BagLabel = labelOf(product);
  const {de, en} = product.title;
  return [
    [
      `${product.handle.de}-bag`,
      {
        ...PORTRAIT,
        draw: () => drawBag(facts, label),
        alt: {de: `${de}: Beutel in seiner Lichtung`, en: `${en}: bag in its clearing`},
      },
    ],
    [
      `${product.handle.de}-clearing`,
      {
        ...PORTRAIT,
        draw: () => drawClearing(facts),
        alt: {de: `${de}: seine Lichtung als Scherenschnitt`, en: `${en}: its clearing as a paper cut-out`},
      },
    ],
  ];
}

const coffees = seed.products.filter(isCoffee);

function bagged(handle: string): Bagged {
  const product = coffees.find((candidate) => candidate.handle.de === handle) ?? coffees[0];
  if (product === undefined) throw new Error(`No coffee to draw for ${handle}`);
  return {facts: coffeeFacts(product), label: labelOf(product)};
}

const scenes: readonly (readonly [string, DrawnPicture])[] = [
  ['scene-filter', {...PORTRAIT, draw: drawFilter, alt: {de: '', en: ''}}],
  ['scene-espresso', {...PORTRAIT, draw: drawEspresso, alt: {de: '', en: ''}}],
  ['scene-foundation', {width: 1600, height: 1200, draw: drawFoundation, alt: {de: '', en: ''}}],
  ['scene-decaf', {...PORTRAIT, draw: drawEvening, alt: {de: '', en: ''}}],

  [
    'scene-home',
    {
      width: 2000,
      height: 1500,
      draw: () => drawMorning(2000, 1500),
      alt: {
        de: 'Eine Lichtung am Morgen, jemand steht darin mit einer Tasse Kaffee',
        en: 'A clearing in the morning, somebody stands in it with a cup of coffee',
      },
    },
  ],
  [
    'scene-home-tall',
    {
      width: 1600,
      height: 2000,
      draw: () => drawMorning(1600, 2000),
      alt: {
        de: 'Eine Lichtung am Morgen, jemand steht darin mit einer Tasse Kaffee',
        en: 'A clearing in the morning, somebody stands in it with a cup of coffee',
      },
    },
  ],
  [
    'scene-coffee-match',
    {
      width: 1600,
      height: 1200,
      draw: () => drawMatch(bagged('boa-luz').facts),
      alt: {de: 'Drei Becher Kaffee auf einem Brett im Wald', en: 'Three cups of coffee on a plank in the wood'},
    },
  ],
  [
    'scene-roastery',
    {
      width: 1600,
      height: 1200,
      draw: () => drawRoastery(bagged('morgentau').facts),
      alt: {de: 'Die Rösterei mit einem Fenster zum Wald', en: 'The roastery with a window to the wood'},
    },
  ],
  [
    'scene-farm',
    {
      width: 1600,
      height: 1200,
      draw: () => drawFarm(bagged('gathera').facts),
      alt: {de: 'Jemand pflückt Kaffeekirschen an einem Hang', en: 'Somebody picks coffee cherries on a slope'},
    },
  ],
  [
    'scene-gift',
    {
      width: 1600,
      height: 1200,
      draw: () => drawGift(bagged('la-neblina').facts),
      alt: {de: 'Ein Geschenk auf einem Baumstumpf im Licht', en: 'A gift on a tree stump in the light'},
    },
  ],
];

/** Every picture of the shop by its name. A coffee added to the data has its two pictures without more to do. */
export const pictures: ReadonlyMap<string, DrawnPicture> = new Map([
  ...coffees.flatMap(coffeePictures),
  ...piecesWith(bagged).map(({name, stage, footprint, thing, alt, scale: size}): readonly [string, DrawnPicture] => [
    name,
    {...PORTRAIT, draw: () => onStage({name, ...stages[stage], footprint, scale: size ?? 1}, thing()), alt},
  ]),
  ...scenes,
]);
