export type MinicartConditions = {
  /** The cart button has been hovered at least once. */
  readonly hovered: boolean;
  readonly showMinicart: boolean;
  /** The cart's total quantity; `null` without a cart. */
  readonly totalQuantity: number | null;
  readonly path: string;
};

/** Whether the minicart popup shows (Specification, section 4, Header and menus). */
export function isMinicartVisible({hovered, showMinicart, totalQuantity, path}: MinicartConditions): boolean {
  return (hovered || showMinicart) && totalQuantity !== null && totalQuantity > 0 && !path.includes('/checkout/');
}
