/** Inventory items have the numbers of their variants, moved, so that nobody takes one for the other. */
const OFFSET = 1_000_000;

/** Returns the number of the inventory item of a variant. */
export function inventoryItemOf(variant: number): number {
  return variant + OFFSET;
}

/** Returns the number of the variant that an inventory item counts. */
export function variantOfInventoryItem(item: number): number {
  return item - OFFSET;
}
