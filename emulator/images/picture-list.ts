import {pictures} from '../pictures/catalogue';
import type {Pictures} from '../storefront/shop';

/** Size and description of every drawn picture, as the storefront API tells them. */
export const pictureList: Pictures = Object.fromEntries(
  [...pictures].map(([name, {width, height, alt}]) => [name, {width, height, alt}]),
);
