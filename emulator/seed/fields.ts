import type {Story, Text, VariantRef} from './schema/text';
import type {SeedMetafield} from './types';

const BASE = 'gid://shopify';

/** Returns the platform's global id of a product, variant, collection or picture. */
function gid(kind: 'Product' | 'ProductVariant' | 'Collection' | 'MediaImage' | 'Video', key: number | string): string {
  return `${BASE}/${kind}/${key}`;
}

/** Returns the number of a product's variant: every product has room for 50. */
export function variantNumber(product: number, index: number): number {
  return 40001 + (product - 1001) * 50 + index;
}

/** Returns a text in both languages; one word where both are the same. */
export function text(de: string, en = de): Text {
  return {de, en};
}

/** Returns a metafield with one line of text. */
export function word(path: `${string}.${string}`, value: string | Text): SeedMetafield {
  return field(path, 'single_line_text_field', value);
}

/** Returns a metafield with a list of short texts in both languages. */
export function words(path: `${string}.${string}`, values: readonly Text[]): SeedMetafield {
  return field(path, 'list.single_line_text_field', {
    de: JSON.stringify(values.map(({de}) => de)),
    en: JSON.stringify(values.map(({en}) => en)),
  });
}

/** Returns a metafield with a list of codes that are the same in every language. */
export function codes(path: `${string}.${string}`, values: readonly string[]): SeedMetafield {
  return field(path, 'list.single_line_text_field', JSON.stringify(values));
}

/** Returns a metafield with a whole number. */
export function whole(path: `${string}.${string}`, value: number): SeedMetafield {
  return field(path, 'number_integer', String(value));
}

/** Returns a metafield that is true or false. */
export function flag(path: `${string}.${string}`, value: boolean): SeedMetafield {
  return field(path, 'boolean', String(value));
}

/** Returns a metafield with a day, such as `2027-02-01`. */
export function day(path: `${string}.${string}`, value: string): SeedMetafield {
  return field(path, 'date', value);
}

/** Returns a metafield that points at one variant. */
export function toVariant(path: `${string}.${string}`, number: number): SeedMetafield {
  return field(path, 'variant_reference', gid('ProductVariant', number));
}

/** Returns a metafield that points at variants in an order. */
export function toVariants(path: `${string}.${string}`, variants: readonly VariantRef[]): SeedMetafield {
  const ids = variants.map(([product, index]) => gid('ProductVariant', variantNumber(product, index)));
  return field(path, 'list.variant_reference', JSON.stringify(ids));
}

/** Returns a metafield that points at products in an order. */
export function toProducts(path: `${string}.${string}`, numbers: readonly number[]): SeedMetafield {
  return field(path, 'list.product_reference', JSON.stringify(numbers.map((number) => gid('Product', number))));
}

/** Returns a metafield that points at one collection. */
export function toCollection(path: `${string}.${string}`, number: number): SeedMetafield {
  return field(path, 'collection_reference', gid('Collection', number));
}

/** Returns a metafield that points at collections in an order. */
export function toCollections(path: `${string}.${string}`, numbers: readonly number[]): SeedMetafield {
  return field(path, 'list.collection_reference', JSON.stringify(numbers.map((number) => gid('Collection', number))));
}

/** Returns a metafield that points at one drawn picture; its id is `gid://shopify/MediaImage/{name}`. */
export function toPicture(path: `${string}.${string}`, name: string): SeedMetafield {
  return field(path, 'file_reference', gid('MediaImage', name));
}

/** Returns a metafield with the pictures of a gallery and, after the first of them, a video where there is one. */
export function gallery(pictures: readonly string[], video?: string): SeedMetafield {
  const [first, ...rest] = pictures.map((name) => gid('MediaImage', name));
  const ids = [...(first === undefined ? [] : [first]), ...(video === undefined ? [] : [gid('Video', video)]), ...rest];
  return field('images.gallery', 'list.file_reference', JSON.stringify(ids));
}

/** Returns a metafield with an amount in euros. */
export function money(path: `${string}.${string}`, cents: number): SeedMetafield {
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return field(path, 'money', JSON.stringify({amount, currency_code: 'EUR'}));
}

function field(path: `${string}.${string}`, type: string, value: string | Text): SeedMetafield {
  const dot = path.indexOf('.');
  return {namespace: path.slice(0, dot), key: path.slice(dot + 1), type, value};
}

/** Returns a thirteen-digit article number of the range that shops may use within their own walls. */
export function barcode(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns a story as paragraphs of HTML. */
export function html({de, en}: Story): Text {
  return {de: paragraphs(de), en: paragraphs(en)};
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

/** Returns the moment at which the shop publishes something on a day. */
export function publishedAt(day: string): string {
  return `${day}T08:00:00Z`;
}
