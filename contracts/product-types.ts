/**
 * What the shop sells, and the product types by which the platform's shop may name it. `PRODUCT_TYPES` of both workers' environments
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

function isProductKind(name: string): name is ProductKind {
  return Object.hasOwn(TYPES_OF_KINDS, name);
}

/** Returns the table of product types; `own` are the merchant's names with their kinds, which come before the shop's. */
export function productTypes(own: readonly (readonly [string, ProductKind])[] = []): ProductTypes {
  const known = Object.entries(TYPES_OF_KINDS).flatMap(([kind, names]) =>
    names.flatMap((name) => (isProductKind(kind) ? [[name, kind] as const] : [])),
  );
  return new Map([...known, ...own].map(([name, kind]) => [comparable(name), kind]));
}

/** Reads pairs such as `gear=2013; mixed=2016`; spaces around the marks mean nothing. */
export function namedPairs(text: string): readonly (readonly [string, string])[] {
  return text
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name.trim(), rest.join('=').trim()];
    });
}

/** Reads `PRODUCT_TYPES`, a list such as `Röstkaffee=coffee; Gutschein=gift-card`; `null` if it is none. */
export function readProductTypes(text: string): ProductTypes | null {
  const named = namedPairs(text);
  const own = named.flatMap(([type, kind]): (readonly [string, ProductKind])[] =>
    type !== '' && isProductKind(kind) ? [[type, kind]] : [],
  );
  return own.length === named.length ? productTypes(own) : null;
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
