import type {TasteFamily} from './palette';

/** What the ground of a clearing shows, by how the cherry was processed. */
export type GroundTexture = 'water' | 'fruit' | 'hexagons' | 'rain' | 'rings' | 'reeds';

/** What is true of a coffee, as far as its clearing shows it. */
export type ClearingFacts = {
  /** Names the drawing: the same name and facts give the same picture. */
  readonly name: string;
  /** Metres above the sea, about 400 to 2300: the height of the hills. */
  readonly altitude: number;
  /** 1 to 5: how high and bright the sun stands. */
  readonly acidity: number;
  /** The darkness of the trunks. */
  readonly roast: 'light' | 'medium' | 'dark';
  /** 1 to 5: how densely the trunks stand. */
  readonly intensity: number;
  readonly ground: GroundTexture;
  /** The first gives the papers, the second what grows in front. */
  readonly tastes: readonly TasteFamily[];
  /** Degrees north of the equator, -30 to 30: where the light comes from. */
  readonly latitude: number;
};
