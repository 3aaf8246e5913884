import type {Language} from '../../app/config/languages';
import * as z from 'zod';

/** The public token of `wrangler.toml`. */
const PUBLIC_TOKEN = 'local-storefront-public-token';

const QUERY = `query Everything($language: LanguageCode!, $after: String) @inContext(language: $language) {
  products(first: 250, after: $after) {
    nodes { id handle metafield(namespace: "seo", key: "handles") { value } }
    pageInfo { hasNextPage endCursor }
  }
  collections(first: 250) {
    nodes { id handle metafield(namespace: "layout", key: "page_type") { value } }
    pageInfo { hasNextPage }
  }
}`;

const answerSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({id: z.string(), handle: z.string(), metafield: z.object({value: z.string()}).nullable()}),
      ),
      pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
    }),
    collections: z.object({
      nodes: z.array(
        z.object({id: z.string(), handle: z.string(), metafield: z.object({value: z.enum(['c', 'g', 'k'])})}),
      ),
      pageInfo: z.object({hasNextPage: z.literal(false)}),
    }),
  }),
});

/** A page of the catalogue with its two paths. */
export type CataloguePage = {
  readonly kind: 'product' | 'listing';
  readonly paths: Readonly<Record<Language, string>>;
  /** Whether the platform has its localized handles. */
  readonly knowsPartner: boolean;
};

type Found = {readonly path: string; readonly knowsPartner: boolean};

async function everythingIn(
  emulator: string,
  language: Language,
  after: string | null = null,
): Promise<ReadonlyMap<string, Found>> {
  const response = await fetch(`${emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN},
    body: JSON.stringify({query: QUERY, variables: {language: language.toUpperCase(), after}}),
  });
  const {data} = answerSchema.parse(await response.json());
  const {hasNextPage, endCursor} = data.products.pageInfo;
  return new Map([
    ...(hasNextPage ? await everythingIn(emulator, language, endCursor) : []),
    ...data.products.nodes.map(({id, handle, metafield}) => {
      return [id, {path: `/${language}/p/${handle}`, knowsPartner: metafield !== null}] as const;
    }),
    ...data.collections.nodes.map(({id, handle, metafield}) => {
      return [id, {path: `/${language}/${metafield.value}/${handle}`, knowsPartner: true}] as const;
    }),
  ]);
}

/**
 * Returns every product and collection of the platform, each with its path in both languages.
 *
 * @throws if the response is unexpected or there is more than one page of collections
 */
export async function wholeCatalogue(emulator: string): Promise<readonly CataloguePage[]> {
  const [german, english] = await Promise.all([everythingIn(emulator, 'de'), everythingIn(emulator, 'en')]);
  return [...german].map(([id, {path, knowsPartner}]) => ({
    kind: id.includes('/Product/') ? 'product' : 'listing',
    paths: {de: path, en: english.get(id)?.path ?? ''},
    knowsPartner,
  }));
}

const variantsSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({
          requiresSellingPlan: z.boolean(),
          variants: z.object({
            nodes: z.array(
              z.object({
                id: z.string(),
                availableForSale: z.boolean(),
                archived: z.object({value: z.enum(['true', 'false'])}).nullable(),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
});

/** The numbers of more variants than a cart may have lines, all of which can be bought: the shop sells nothing that is archived. */
export async function buyableVariants(emulator: string): Promise<readonly string[]> {
  const query = `{products(first: 100) {nodes {requiresSellingPlan variants(first: 3) {
    nodes {id availableForSale archived: metafield(namespace: "product", key: "archived") {value}}}}}}`;
  const answer = await fetch(`${emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN,
    },
    body: JSON.stringify({query}),
  });
  const {nodes} = variantsSchema.parse(await answer.json()).data.products;
  return nodes
    .filter(({requiresSellingPlan}) => !requiresSellingPlan)
    .flatMap(({variants}) =>
      variants.nodes.filter((one) => one.availableForSale && one.archived?.value !== 'true').slice(0, 1),
    )
    .map(({id}) => id.split('/').at(-1) ?? '');
}
