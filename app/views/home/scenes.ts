import type {Picture} from '../../domain/picture';

/** The drawn scenes of the home page: their files on the picture host and the size of their masters. */
export const SCENES = {
  hero: {path: '/media/scene-home.webp', width: 2000, height: 1500},
  filter: {path: '/media/scene-filter.webp', width: 1600, height: 2000},
  espresso: {path: '/media/scene-espresso.webp', width: 1600, height: 2000},
  decaf: {path: '/media/scene-decaf.webp', width: 1600, height: 2000},
  foundation: {path: '/media/scene-foundation.webp', width: 1600, height: 1200},
  gift: {path: '/media/scene-gift.webp', width: 1600, height: 1200},
} as const satisfies Record<string, Omit<Picture, 'alt'>>;
