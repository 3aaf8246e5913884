import * as z from 'zod';
import type {Language} from '../config/language';
import {writeMetafields} from './metafields';
import {askPlatform, everyPage, gid, gidNumber, pageInfo} from './platform';
import type {PlatformEnv} from './platform';

const FIELDS = 'id handle handles: metafield(namespace: "seo", key: "handles") { value }';
const PAGE = `query ServiceHandles($after: String, $language: LanguageCode) @inContext(language: $language) {
  products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } }
}`;
const ONE = `query ServiceHandlesOfProduct($id: ID!, $language: LanguageCode) @inContext(language: $language) {
  product(id: $id) { ${FIELDS} }
}`;

const productSchema = z.object({id: gidNumber, handle: z.string(), handles: z.object({value: z.string()}).nullable()});
const pageSchema = z.object({
  products: z.object({pageInfo, nodes: z.array(productSchema)}),
});
const oneSchema = z.object({product: productSchema.nullable()});
const handlesSchema = z.object({de: z.string(), en: z.string()});

type Product = z.output<typeof productSchema>;

/**
 * Writes the handles of a product in both languages into its metafield `seo.handles`, where that differs.
 *
 * @param product its number; `null` for all products
 * @throws {UpstreamError}
 */
export async function updateHandles(env: PlatformEnv, product: number | null): Promise<void> {
  const [german, english] = await Promise.all([readProducts(env, product, 'de'), readProducts(env, product, 'en')]);
  const inEnglish = new Map(english.map(({id, handle}) => [id, handle]));
  const wanted = german.flatMap(({id, handle: de, handles}) => {
    const en = inEnglish.get(id);
    if (en === undefined || isSaid(handles?.value, {de, en})) return [];
    const value = JSON.stringify({de, en});
    return [{ownerId: gid('Product', id), namespace: 'seo', key: 'handles', type: 'json', value}];
  });
  await writeMetafields(env, wanted);
}

async function readProducts(env: PlatformEnv, product: number | null, language: Language): Promise<readonly Product[]> {
  const inLanguage = {language: language.toUpperCase()};
  if (product !== null) {
    const variables = {id: gid('Product', product), ...inLanguage};
    const {product: found} = await askPlatform(env, 'storefront', oneSchema, ONE, variables);
    return found === null ? [] : [found];
  }
  return everyPage(async (after) => {
    const variables = {after, ...inLanguage};
    return (await askPlatform(env, 'storefront', pageSchema, PAGE, variables)).products;
  });
}

function isSaid(value: string | undefined, {de, en}: z.output<typeof handlesSchema>): boolean {
  try {
    const said = handlesSchema.safeParse(JSON.parse(value ?? 'null')).data;
    return said?.de === de && said.en === en;
  } catch {
    return false;
  }
}
