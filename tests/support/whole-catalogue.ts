import * as z from 'zod';

import type {Language} from './messages';

/** Of `wrangler.toml`: anyone may read the catalogue with it. */
const PUBLIC_TOKEN = 'local-storefront-public-token';

const QUERY = `query Everything($language: LanguageCode!) @inContext(language: $language) {
  products(first: 250) { nodes { id handle } pageInfo { hasNextPage } }
  collections(first: 250) {
    nodes { id handle metafield(namespace: "layout", key: "page_type") { value } }
    pageInfo { hasNextPage }
  }
}`;

const wholePage = z.object({hasNextPage: z.literal(false)});
const answerSchema = z.object({
  data: z.object({
    products: z.object({nodes: z.array(z.object({id: z.string(), handle: z.string()})), pageInfo: wholePage}),
    collections: z.object({
      nodes: z.array(
        z.object({id: z.string(), handle: z.string(), metafield: z.object({value: z.enum(['c', 'g', 'k'])})}),
      ),
      pageInfo: wholePage,
    }),
  }),
});

/** The two addresses of a page of the catalogue. */
export type CataloguePage = {readonly kind: 'product' | 'listing'; readonly paths: Readonly<Record<Language, string>>};

async function everythingIn(emulator: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`${emulator}/api/2025-10/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN},
    body: JSON.stringify({query: QUERY, variables: {language: language.toUpperCase()}}),
  });
  const {data} = answerSchema.parse(await response.json());
  return new Map([
    ...data.products.nodes.map(({id, handle}) => [id, `/${language}/p/${handle}`] as const),
    ...data.collections.nodes.map(
      ({id, handle, metafield}) => [id, `/${language}/${metafield.value}/${handle}`] as const,
    ),
  ]);
}

/**
 * Every product and every collection that the platform has, each with its address in both languages.
 *
 * @throws where the platform answers otherwise, or has more than one page of either
 */
export async function wholeCatalogue(emulator: string): Promise<readonly CataloguePage[]> {
  const [german, english] = await Promise.all([everythingIn(emulator, 'de'), everythingIn(emulator, 'en')]);
  return [...german].map(([id, path]) => ({
    kind: id.includes('/Product/') ? 'product' : 'listing',
    paths: {de: path, en: english.get(id) ?? ''},
  }));
}
