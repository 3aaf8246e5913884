import {seed} from '../seed/seed';
import type {SeedMetafield, SeedProduct, Text} from '../seed/types';
import {drawBag} from './bag';
import type {BagLabel} from './bag';
import {scenesWith} from './catalogue-scenes';
import {drawClearing} from './clearing';
import {coffeeFacts, labelOf} from './coffee-facts';
import {piecesWith} from './gear-pieces';
import {viewsOf} from './gear-views';
import type {Piece} from './gear-pieces';
import type {Bagged} from './gear-sets';
import {piecesOf} from './looks';
import {guideScenes} from './scene-guides';
import {onStage, stages} from './stage';

/** A master picture: drawn when asked for, rasterised once. */
export type DrawnPicture = {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  readonly alt: Text;
};

/** What stands large on its page. */
const PORTRAIT = {width: 1600, height: 2000} as const;
/** What is never shown wider than this: half the time to rasterise. */
const SMALL_PORTRAIT = {width: 960, height: 1200} as const;

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
        ...SMALL_PORTRAIT,
        draw: () => drawClearing(facts, SMALL_PORTRAIT.width),
        alt: {de: `${de}: seine Lichtung als Scherenschnitt`, en: `${en}: its clearing as a paper cut-out`},
      },
    ],
  ];
}

const coffees = seed.products.filter(isCoffee);

function bagged(handle: string): Bagged {
  const product = coffees.find((candidate) => candidate.handle.de === handle) ?? coffees[0];
  if (product === undefined) throw new Error('The seed has no coffee, which drawings need');
  return {facts: coffeeFacts(product), label: labelOf(product)};
}

function drawnPiece({name, stage, footprint, thing, alt, scale = 1}: Piece): readonly [string, DrawnPicture] {
  const shown = SMALL_PORTRAIT.width;
  return [
    name,
    {...SMALL_PORTRAIT, draw: () => onStage({name, ...stages[stage], footprint, scale, shown}, thing()), alt},
  ];
}

const coffeeEntries = coffees.flatMap(coffeePictures);
const pieces = [...piecesOf(seed.products, bagged), ...piecesWith(bagged)];
const pieceEntries = pieces.map(drawnPiece);
const viewEntries = viewsOf(seed.products, pieces, SMALL_PORTRAIT.width).map(
  ({name, ...view}): readonly [string, DrawnPicture] => [name, {...SMALL_PORTRAIT, ...view}],
);
const leading = new Set(seed.products.map((product) => product.pictures[0]));
const leads = ([name]: readonly [string, DrawnPicture]): boolean => leading.has(name);

/**
 * Every picture of the shop by its name: scenes and what leads a card come first, other colours and clearings last. A
 * coffee added to the data has its two pictures without more to do.
 */
export const pictures: ReadonlyMap<string, DrawnPicture> = new Map([
  ...[...scenesWith(bagged), ...guideScenes(pieces)].map(({name, ...scene}): readonly [string, DrawnPicture] => [
    name,
    scene,
  ]),
  ...coffeeEntries.filter(leads),
  ...pieceEntries.filter(leads),
  ...coffeeEntries.filter((entry) => !leads(entry)),
  ...pieceEntries.filter((entry) => !leads(entry)),
  ...viewEntries,
]);
