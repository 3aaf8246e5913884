/**
 * What the shop sells, and the product types by which the platform's shop may name it. `PRODUCT_TYPES` of the environment
 * adds names of the merchant's own.
 */
const TYPES_OF_KINDS = {
  coffee: ['Coffee', 'Kaffee'],
  /** General merchandise: also everything of a type that no kind has. */
  gear: ['Gear', 'Equipment', 'Accessories', 'Zubehör'],
  bundle: ['Bundle', 'Set'],
  'gift-card': ['Gift Card', 'Geschenkgutschein', 'Gutschein'],
  donation: ['Donation', 'Spende'],
} as const;

export type ProductKind = keyof typeof TYPES_OF_KINDS;

/** Kinds by the comparable names of product types. */
export type ProductTypes = ReadonlyMap<string, ProductKind>;

/** Tells whether a text names a kind of product. */
export function isProductKind(name: string): name is ProductKind {
  return Object.hasOwn(TYPES_OF_KINDS, name);
}

/** Returns the table of product types; `own` are the merchant's names with their kinds, which come before the shop's. */
export function productTypes(own: readonly (readonly [string, ProductKind])[] = []): ProductTypes {
  const known = Object.entries(TYPES_OF_KINDS).flatMap(([kind, names]) =>
    names.flatMap((name) => (isProductKind(kind) ? [[name, kind] as const] : [])),
  );
  return new Map([...known, ...own].map(([name, kind]) => [comparable(name), kind]));
}

/** Returns the kind of a product type of the platform; `null` for an unknown type. */
export function knownKind(types: ProductTypes, productType: string): ProductKind | null {
  return types.get(comparable(productType)) ?? null;
}

/** `Gift Card`, `giftcard` and `GIFT-CARD` are one name. */
function comparable(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '');
}
