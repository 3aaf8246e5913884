import type {Picture} from '../../domain/picture';

const portrait = {width: 1600, height: 2000} as const;
const landscape = {width: 1600, height: 1200} as const;

/** The drawn scenes of the home page: their files on the picture host and the size of their masters. */
export const SCENES = {
  hero: {path: '/media/scene-home.webp', width: 2000, height: 1125},
  filter: {path: '/media/dripper-moss.webp', ...portrait},
  espresso: {path: '/media/espresso-machine.webp', ...portrait},
  decaf: {path: '/media/halbschatten-clearing.webp', ...portrait},
  foundation: {path: '/media/scene-farm.webp', ...landscape},
  gift: {path: '/media/scene-gift.webp', ...landscape},
} as const satisfies Record<string, Omit<Picture, 'alt'>>;
