import type {Texts} from '../../i18n/catalogue';
import {pickTexts} from '../../i18n/pick-texts';

/** Of the cart's texts those that say what keeps a product out of it: they come with the answer that needs them. */
export function refusalTexts(texts: Texts): Texts {
  return pickTexts(texts, ['cart:refusal', 'cart:field']);
}
