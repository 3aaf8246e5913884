import {videos} from '../pictures/videos';
import type {SeedVideo} from '../storefront/shop';

/** Size, description and still picture of every video, as the storefront API tells them. */
export const videoList: Readonly<Record<string, SeedVideo>> = Object.fromEntries(
  [...videos].map(([name, {width, height, alt, poster}]) => [name, {width, height, alt, poster}]),
);
