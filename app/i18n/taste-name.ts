import type {TasteTag} from '../config/listing';
import type {Translate} from './catalogue';

/** Makes the function that names a taste as the listings' filter does. */
export function tasteName(translate: Translate): (tag: TasteTag) => string {
  return (tag) => translate(`grid:filter.value.coffee_taste.${tag}`);
}
