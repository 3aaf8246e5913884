type NumberedType = 'Collection' | 'Customer' | 'Product' | 'ProductVariant' | 'SellingPlan';

/** Returns the platform's global id of what it also knows by a number. */
export function globalId(type: NumberedType, number: string): string {
  return `gid://shopify/${type}/${number}`;
}

/** Returns the number at the end of a global id. */
export function globalNumber(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
