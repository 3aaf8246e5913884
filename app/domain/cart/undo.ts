import {DONATION} from '../../config/commerce';
import {namedProject} from '../donation';
import type {LineToAdd} from './line-content';

/** The fields of a form that puts a removed line back into the cart. */
export type Undo = {
  readonly variantId: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  /** The social project; `null` where none was chosen. */
  readonly project: string | null;
};

/** Returns the fields of the form that puts a removed line back; `null` where a form cannot express all of the line. */
export function undoOf(removed: LineToAdd | null): Undo | null {
  if (removed === null || removed.attributes.some(({key}) => key !== DONATION.attributeKey)) return null;
  const {variantId, quantity, sellingPlanId, attributes} = removed;
  return {variantId, quantity, sellingPlanId, project: namedProject(attributes)};
}
