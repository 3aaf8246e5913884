import type {Text} from '../seed/types';
import {carafe, dripper} from './gear-brewers';
import {paperFilters, roundFilters} from './gear-filters';
import {donation, giftCard} from './gear-gifts';
import {electricGrinder, handGrinder, travelGrinder} from './gear-grinders';
import {frenchPress, kettle, mokaPot} from './gear-pots';
import {brewingSet, dripBag, dripBags, tastingSet} from './gear-sets';
import type {Bagged} from './gear-sets';
import {cups, espressoMachine, scale, tin} from './gear-table';
import type {stages, Thing} from './stage';

/** A thing on its stage, with what it shows in words. */
export type Piece = {
  readonly name: string;
  readonly stage: keyof typeof stages;
  readonly footprint: number;
  readonly thing: () => Thing;
  readonly alt: Text;
  readonly scale?: number;
};

const piece = (
  name: string,
  stage: Piece['stage'],
  footprint: number,
  thing: () => Thing,
  de: string,
  en: string,
  size = 1,
): Piece => ({
  name,
  stage,
  footprint,
  thing,
  alt: {de, en},
  scale: size,
});

/** Returns every thing but the coffees; `bagged` gives a coffee of the data by its handle, for the sets. */
export const piecesWith = (bagged: (handle: string) => Bagged): readonly Piece[] => [
  piece(
    'hand-grinder-forest',
    'sun',
    330,
    () => handGrinder('#24523d'),
    'Grüne Handmühle mit Kurbel',
    'Green hand grinder with a crank',
  ),
  piece(
    'hand-grinder-sand',
    'moss',
    330,
    () => handGrinder('#cfae7f'),
    'Sandfarbene Handmühle mit Kurbel',
    'Sand-coloured hand grinder with a crank',
  ),
  piece(
    'hand-grinder-night',
    'rose',
    330,
    () => handGrinder('#343837'),
    'Schwarze Handmühle mit Kurbel',
    'Black hand grinder with a crank',
  ),
  piece(
    'travel-grinder',
    'sand',
    300,
    () => travelGrinder,
    'Kleine Reisemühle mit angeklappter Kurbel',
    'Small travel grinder with its crank folded',
    1.12,
  ),
  piece(
    'electric-grinder',
    'mist',
    420,
    () => electricGrinder,
    'Elektrische Mühle mit Glastrichter und Holzrad',
    'Electric grinder with a glass hopper and a wooden wheel',
  ),
  piece(
    'dripper-chalk',
    'moss',
    420,
    () => dripper('#ece4d6'),
    'Weißer Handfilter auf einer Glaskanne',
    'White dripper on a glass server',
    1.05,
  ),
  piece(
    'dripper-moss',
    'sand',
    420,
    () => dripper('#7d9a78'),
    'Grüner Handfilter auf einer Glaskanne',
    'Green dripper on a glass server',
    1.05,
  ),
  piece(
    'dripper-clay',
    'rose',
    420,
    () => dripper('#c8754c'),
    'Tonfarbener Handfilter auf einer Glaskanne',
    'Clay-coloured dripper on a glass server',
    1.05,
  ),
  piece(
    'carafe',
    'moss',
    460,
    () => carafe,
    'Glaskaraffe mit Holzgriff und Papierfilter',
    'Glass carafe with a wooden collar and a paper filter',
  ),
  piece(
    'french-press',
    'sand',
    420,
    () => frenchPress,
    'French Press aus Glas und Stahl',
    'French press of glass and steel',
    1.05,
  ),
  piece('moka-pot', 'rose', 420, () => mokaPot, 'Sechskantige Herdkanne aus Stahl', 'Six-edged moka pot of steel', 1.1),
  piece(
    'paper-filters-02',
    'sun',
    320,
    () => paperFilters,
    'Aufgefächerte Filtertüten',
    'Cone filters, fanned out',
    1.1,
  ),
  piece(
    'paper-filters-round',
    'mist',
    560,
    () => roundFilters,
    'Runde Filterpapiere, offen und gefaltet',
    'Round paper filters, open and folded',
  ),
  piece(
    'kettle-forest',
    'sun',
    520,
    () => kettle('#24523d'),
    'Grüner Wasserkocher mit Schwanenhals',
    'Green kettle with a gooseneck',
  ),
  piece(
    'kettle-night',
    'mist',
    520,
    () => kettle('#343837'),
    'Schwarzer Wasserkocher mit Schwanenhals',
    'Black kettle with a gooseneck',
  ),
  piece('scale', 'mist', 620, () => scale, 'Flache Waage mit einer Tasse darauf', 'Flat scale with a cup on it', 1.05),
  piece(
    'espresso-machine',
    'sand',
    640,
    () => espressoMachine,
    'Grüne Espressomaschine mit zwei Bechern',
    'Green espresso machine with two cups',
  ),
  piece(
    'cups-chalk',
    'moss',
    620,
    () => cups('#f1e8d8'),
    'Zwei helle Becher mit Kaffee',
    'Two pale cups of coffee',
    1.12,
  ),
  piece(
    'cups-clay',
    'sun',
    620,
    () => cups('#cf8a63'),
    'Zwei tonfarbene Becher mit Kaffee',
    'Two clay-coloured cups of coffee',
    1.12,
  ),
  piece('tin', 'mist', 420, () => tin, 'Kaffeedose mit Holzdeckel', 'Coffee tin with a wooden lid', 1.05),
  piece(
    'brewing-set',
    'sand',
    720,
    () => brewingSet(bagged('morgentau')),
    'Handfilter, Filtertüten und ein Beutel Kaffee',
    'Dripper, paper filters and a bag of coffee',
  ),
  piece(
    'tasting-set',
    'moss',
    760,
    () => tastingSet(['la-neblina', 'boa-luz', 'morgentau'].map(bagged)),
    'Drei Beutel Kaffee nebeneinander',
    'Three bags of coffee side by side',
  ),
  piece('gift-card', 'rose', 600, () => giftCard, 'Gutscheinkarte in einem Umschlag', 'Gift card in an envelope', 0.98),
  piece(
    'donation',
    'sun',
    420,
    () => donation,
    'Ein Setzling, dazu Wasser und ein Buch',
    'A seedling, with water and a book',
  ),
  piece('drip-bag', 'moss', 620, () => dripBag, 'Drip Bag über einem Becher', 'Drip bag over a cup', 1.05),
  piece('drip-bags', 'sand', 520, () => dripBags, 'Schachtel mit Drip Bags', 'Box of drip bags'),
];
