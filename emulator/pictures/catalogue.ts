import {seed} from '../seed/seed';
import type {SeedMetafield, SeedProduct, Text} from '../seed/types';
import {drawBag} from './bag';
import type {BagLabel} from './bag';
import {scenesWith} from './catalogue-scenes';
import {drawClearing} from './clearing';
import {coffeeFacts, labelOf} from './coffee-facts';
import {piecesWith} from './gear-pieces';
import type {Bagged} from './gear-sets';
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

/** Every picture of the shop by its name. A coffee added to the data has its two pictures without more to do. */
export const pictures: ReadonlyMap<string, DrawnPicture> = new Map([
  ...coffees.flatMap(coffeePictures),
  ...piecesWith(bagged).map(({name, stage, footprint, thing, alt, scale: size}): readonly [string, DrawnPicture] => [
    name,
    {...PORTRAIT, draw: () => onStage({name, ...stages[stage], footprint, scale: size ?? 1}, thing()), alt},
  ]),
  ...scenesWith(bagged).map(({name, ...scene}): readonly [string, DrawnPicture] => [name, scene]),
]);
