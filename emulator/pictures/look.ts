import type {Paint} from './shapes';
import type {stages, Thing} from './stage';

/** How a piece of gear is drawn; the colour is that of the variant, or the house's green. */
export type Look = {
  readonly draw: (colour: string) => Thing;
  /** The wall behind it; one that suits the colour where it is not said. */
  readonly stage?: keyof typeof stages;
  /** Half the width of its shadow, in pixels. */
  readonly footprint?: number;
  readonly scale?: number;
};

/** The wall on which a colour shows best. */
export const wallFor: Readonly<Record<Paint, keyof typeof stages>> = {
  forest: 'sun',
  moss: 'sand',
  sand: 'moss',
  night: 'mist',
  chalk: 'moss',
  clay: 'mist',
  berry: 'sand',
  sun: 'mist',
  fog: 'rose',
  steel: 'sand',
  copper: 'moss',
  walnut: 'mist',
  oak: 'moss',
  sky: 'sun',
};
