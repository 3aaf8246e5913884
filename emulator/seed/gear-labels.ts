import {pair} from './fields';
import type {Text} from './types';

/** The words that stand before a fact about a piece of gear. */
export const factLabels = {
  material: pair('Material|Material'),
  burrs: pair('Mahlwerk|Burrs'),
  capacity: pair('Inhalt|Capacity'),
  setting: pair('Einstellung|Setting'),
  power: pair('Leistung|Power'),
  size: pair('Maße|Size'),
  care: pair('Pflege|Care'),
  hob: pair('Herd|Hob'),
  pieces: pair('Stückzahl|Pieces'),
  accuracy: pair('Genauigkeit|Accuracy'),
  battery: pair('Strom|Power supply'),
  boiler: pair('Kessel|Boiler'),
  group: pair('Brühgruppe|Group'),
  pump: pair('Pumpe|Pump'),
  diameter: pair('Durchmesser|Diameter'),
  shape: pair('Form|Shape'),
  fits: pair('Passt zu|Fits'),
  temperature: pair('Temperatur|Temperature'),
  pages: pair('Umfang|Length'),
  author: pair('Von|By'),
  language: pair('Sprache|Language'),
  isbn: pair('ISBN'),
  grip: pair('Griff|Handle'),
  speed: pair('Tempo|Speed'),
  noise: pair('Lautstärke|Noise'),
  tank: pair('Wassertank|Water tank'),
  drinks: pair('Getränke|Drinks'),
  included: pair('Liegt bei|Included'),
  cable: pair('Kabel|Cable'),
  ingredients: pair('Inhaltsstoffe|Ingredients'),
  lasts: pair('Reicht für|Lasts for'),
  lid: pair('Deckel|Lid'),
  motor: pair('Motor|Motor'),
  warmUp: pair('Aufheizen|Warm-up'),
  surface: pair('Oberfläche|Finish'),
  guarantee: pair('Garantie|Guarantee'),
  weight: pair('Gewicht|Weight'),
  country: pair('Hergestellt in|Made in'),
  article: pair('Artikelnummer des Herstellers|Maker’s article number'),
} as const satisfies Readonly<Record<string, Text>>;

export type FactName = keyof typeof factLabels;

/** Facts by name, each written as `German|English` or once where both are the same. */
export type Facts = Readonly<Partial<Record<FactName, string>>>;

/** The colours of gear: what a shopper reads. */
export const gearColours = {
  forest: pair('Waldgrün|Forest green'),
  moss: pair('Moos|Moss'),
  sand: pair('Sand'),
  night: pair('Nachtschwarz|Night black'),
  chalk: pair('Kreide|Chalk'),
  clay: pair('Ton|Clay'),
  berry: pair('Beere|Berry'),
  sun: pair('Sonnengelb|Sun yellow'),
  fog: pair('Nebelgrau|Fog grey'),
  steel: pair('Edelstahl|Stainless steel'),
  copper: pair('Kupfer|Copper'),
  walnut: pair('Nussbaum|Walnut'),
  oak: pair('Eiche|Oak'),
  sky: pair('Himmelblau|Sky blue'),
} as const satisfies Readonly<Record<string, Text>>;

export type GearColour = keyof typeof gearColours;
