import {isLostLine, type Refusal} from '../domain/cart/refusal';
import type {Flash, FlashOf} from './flash-message.server';

/** The lines that reading the cart has removed. The flash message keeps them until the cart's page names them. */
export type LostLines = {
  /** Adds lines, as refusals with the line's title where it is known. */
  readonly tell: (refusals: readonly Refusal[]) => void;
  /** Whether the cart's page has lines to name. */
  readonly areUntold: () => boolean;
};

const NO_FORM: FlashOf<'cart'> = {kind: 'cart', intent: '', refusals: [], values: {}, repeated: false, undo: null};

/** Creates the lost lines of a request. They join the report of a cart form that has not been shown yet. */
export function createLostLines(flash: Flash): LostLines {
  return {
    tell(refusals) {
      if (refusals.length === 0) return;
      const report = flash.read('cart');
      flash.write({...NO_FORM, refusals});
      if (report !== null) flash.write(report);
    },
    areUntold() {
      const report = flash.read('cart');
      if (report === null) return false;
      flash.write(report);
      return report.refusals.some(isLostLine);
    },
  };
}
