import {seed} from '../seed/seed';
import type {SeedMetafield, SeedProduct, Text} from '../seed/types';
import {drawBag} from './bag';
import type {BagLabel} from './bag';
import {drawClearing} from './clearing';
import {coffeeFacts, labelOf} from './coffee-facts';
import {carafe, dripper, frenchPress, kettle, mokaPot, paperFilters, roundFilters} from './gear-brewers';
import {electricGrinder, handGrinder, travelGrinder} from './gear-grinders';
import {brewingSet, donation, dripBag, dripBags, giftCard, tastingSet} from './gear-sets';
import type {Bagged} from './gear-sets';
import {cups, espressoMachine, scale, tin} from './gear-table';
import {drawFarm, drawGift, drawMatch, drawMorning, drawRoastery} from './scenes';
import {onStage, stages} from './stage';
import type {Thing} from './stage';

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
      {...PORTRAIT, draw: () => drawBag(facts, label), alt: {de: `${de}: Beutel in seiner Lichtung`, en: `${en}: bag in its clearing`}},
    ],
    [
      `${product.handle.de}-clearing`,
      {...PORTRAIT, draw: () => drawClearing(facts), alt: {de: `${de}: seine Lichtung als Scherenschnitt`, en: `${en}: its clearing as a paper cut-out`}},
    ],
  ];
}

const coffees = seed.products.filter(isCoffee);

function bagged(handle: string): Bagged {
  const product = coffees.find((candidate) => candidate.handle.de === handle) ?? coffees[0];
  if (product === undefined) throw new Error(`No coffee to draw for ${handle}`);
  return {facts: coffeeFacts(product), label: labelOf(product)};
}

type Piece = {
  readonly name: string;
  readonly stage: keyof typeof stages;
  readonly footprint: number;
  readonly thing: () => Thing;
  readonly alt: Text;
  readonly scale?: number;
};

const piece = (name: string, stage: Piece['stage'], footprint: number, thing: () => Thing, de: string, en: string, scale_ = 1): Piece => ({
  name,
  stage,
  footprint,
  thing,
  alt: {de, en},
  scale: scale_,
});

const pieces: readonly Piece[] = [
  piece('hand-grinder-forest', 'sun', 330, () => handGrinder('#24523d'), 'Grüne Handmühle mit Kurbel', 'Green hand grinder with a crank'),
  piece('hand-grinder-sand', 'moss', 330, () => handGrinder('#cfae7f'), 'Sandfarbene Handmühle mit Kurbel', 'Sand-coloured hand grinder with a crank'),
  piece('hand-grinder-night', 'rose', 330, () => handGrinder('#343837'), 'Schwarze Handmühle mit Kurbel', 'Black hand grinder with a crank'),
  piece('travel-grinder', 'sand', 300, () => travelGrinder, 'Kleine Reisemühle mit angeklappter Kurbel', 'Small travel grinder with its crank folded', 1.12),
  piece('electric-grinder', 'mist', 420, () => electricGrinder, 'Elektrische Mühle mit Glastrichter und Holzrad', 'Electric grinder with a glass hopper and a wooden wheel'),
  piece('dripper-chalk', 'moss', 420, () => dripper('#ece4d6'), 'Weißer Handfilter auf einer Glaskanne', 'White dripper on a glass server', 1.05),
  piece('dripper-moss', 'sand', 420, () => dripper('#7d9a78'), 'Grüner Handfilter auf einer Glaskanne', 'Green dripper on a glass server', 1.05),
  piece('dripper-clay', 'rose', 420, () => dripper('#c8754c'), 'Tonfarbener Handfilter auf einer Glaskanne', 'Clay-coloured dripper on a glass server', 1.05),
  piece('carafe', 'moss', 460, () => carafe, 'Glaskaraffe mit Holzgriff und Papierfilter', 'Glass carafe with a wooden collar and a paper filter'),
  piece('french-press', 'sand', 420, () => frenchPress, 'French Press aus Glas und Stahl', 'French press of glass and steel', 1.05),
  piece('moka-pot', 'rose', 420, () => mokaPot, 'Sechskantige Herdkanne aus Stahl', 'Six-edged moka pot of steel', 1.1),
  piece('paper-filters-02', 'sun', 320, () => paperFilters, 'Aufgefächerte Filtertüten', 'Cone filters, fanned out', 1.1),
  piece('paper-filters-round', 'mist', 560, () => roundFilters, 'Runde Filterpapiere, offen und gefaltet', 'Round paper filters, open and folded'),
  piece('kettle-forest', 'sun', 520, () => kettle('#24523d'), 'Grüner Wasserkocher mit Schwanenhals', 'Green kettle with a gooseneck'),
  piece('kettle-night', 'mist', 520, () => kettle('#343837'), 'Schwarzer Wasserkocher mit Schwanenhals', 'Black kettle with a gooseneck'),
  piece('scale', 'mist', 620, () => scale, 'Flache Waage mit einer Tasse darauf', 'Flat scale with a cup on it', 1.05),
  piece('espresso-machine', 'sand', 640, () => espressoMachine, 'Grüne Espressomaschine mit zwei Bechern', 'Green espresso machine with two cups'),
  piece('cups-chalk', 'moss', 620, () => cups('#f1e8d8'), 'Zwei helle Becher mit Kaffee', 'Two pale cups of coffee', 1.12),
  piece('cups-clay', 'sun', 620, () => cups('#cf8a63'), 'Zwei tonfarbene Becher mit Kaffee', 'Two clay-coloured cups of coffee', 1.12),
  piece('tin', 'mist', 420, () => tin, 'Kaffeedose mit Holzdeckel', 'Coffee tin with a wooden lid', 1.05),
  piece('brewing-set', 'sand', 720, () => brewingSet(bagged('morgentau')), 'Handfilter, Filtertüten und ein Beutel Kaffee', 'Dripper, paper filters and a bag of coffee'),
  piece('tasting-set', 'moss', 760, () => tastingSet(['la-neblina', 'boa-luz', 'morgentau'].map(bagged)), 'Drei Beutel Kaffee nebeneinander', 'Three bags of coffee side by side'),
  piece('gift-card', 'rose', 600, () => giftCard, 'Gutscheinkarte in einem Umschlag', 'Gift card in an envelope', 0.98),
  piece('donation', 'sun', 420, () => donation, 'Ein Setzling, dazu Wasser und ein Buch', 'A seedling, with water and a book'),
  piece('drip-bag', 'moss', 620, () => dripBag, 'Drip Bag über einem Becher', 'Drip bag over a cup', 1.05),
  piece('drip-bags', 'sand', 520, () => dripBags, 'Schachtel mit Drip Bags', 'Box of drip bags'),
];

const scenes: readonly (readonly [string, DrawnPicture])[] = [
  ['scene-home', {width: 2000, height: 1125, draw: () => drawMorning(2000, 1125), alt: {de: 'Eine Lichtung am Morgen, jemand steht darin mit einer Tasse Kaffee', en: 'A clearing in the morning, somebody stands in it with a cup of coffee'}}],
  ['scene-home-tall', {width: 1600, height: 2000, draw: () => drawMorning(1600, 2000), alt: {de: 'Eine Lichtung am Morgen, jemand steht darin mit einer Tasse Kaffee', en: 'A clearing in the morning, somebody stands in it with a cup of coffee'}}],
  ['scene-coffee-match', {width: 1600, height: 1200, draw: () => drawMatch(bagged('boa-luz').facts), alt: {de: 'Drei Becher Kaffee auf einem Brett im Wald', en: 'Three cups of coffee on a plank in the wood'}}],
  ['scene-roastery', {width: 1600, height: 1200, draw: () => drawRoastery(bagged('morgentau').facts), alt: {de: 'Die Rösterei mit einem Fenster zum Wald', en: 'The roastery with a window to the wood'}}],
  ['scene-farm', {width: 1600, height: 1200, draw: () => drawFarm(bagged('gathera').facts), alt: {de: 'Jemand pflückt Kaffeekirschen an einem Hang', en: 'Somebody picks coffee cherries on a slope'}}],
  ['scene-gift', {width: 1600, height: 1200, draw: () => drawGift(bagged('la-neblina').facts), alt: {de: 'Ein Geschenk auf einem Baumstumpf im Licht', en: 'A gift on a tree stump in the light'}}],
];

/** Every picture of the shop by its name. A coffee added to the data has its two pictures without more to do. */
export const pictures: ReadonlyMap<string, DrawnPicture> = new Map([
  ...coffees.flatMap(coffeePictures),
  ...pieces.map(({name, stage, footprint, thing, alt, scale: size}): readonly [string, DrawnPicture] => [
    name,
    {...PORTRAIT, draw: () => onStage({name, ...stages[stage], footprint, scale: size ?? 1}, thing()), alt},
  ]),
  ...scenes,
]);
