import {GIFT_ATTRIBUTE} from '../../config/commerce';
import type {Attribute} from './cart';

/** Tells whether a cart is marked as a present. */
export function isGift(attributes: readonly Attribute[]): boolean {
  return attributes.some(({key, value}) => key === GIFT_ATTRIBUTE.key && value === GIFT_ATTRIBUTE.value);
}

/** Returns the attributes of a cart that is a present, or is none; all others stay. */
export function withGift(attributes: readonly Attribute[], gift: boolean): readonly Attribute[] {
  const others = attributes.filter(({key}) => key !== GIFT_ATTRIBUTE.key);
  return gift ? [...others, GIFT_ATTRIBUTE] : others;
}
