import {videos} from '../pictures/videos';
import type {SeedPicture} from '../storefront/shop';

/** Size, description and still picture of every film, as the storefront API tells them. */
export const videoList: Readonly<Record<string, SeedPicture & {readonly poster: string}>> = Object.fromEntries(
  [...videos].map(([name, {width, height, alt, poster}]) => [name, {width, height, alt, poster}]),
);
