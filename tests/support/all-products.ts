import type {Language} from './messages';

/** Of `wrangler.toml`: anyone may read the catalogue with it. */
const PUBLIC_TOKEN = 'local-storefront-public-token';

const QUERY = `query Everything($language: LanguageCode!) @inContext(language: $language) {
  products(first: 250) { nodes { id handle title } }
}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nodesOf(answer: unknown): readonly Record<string, unknown>[] {
  const data = isRecord(answer) ? answer['data'] : null;
  const products = isRecord(data) ? data['products'] : null;
  const nodes = isRecord(products) ? products['nodes'] : null;
  return Array.isArray(nodes) ? nodes.filter(isRecord) : [];
}

/** The handles of everything that the platform sells or sold, by the product's id, in one language. */
export async function allHandles(emulator: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`${emulator}/api/2025-10/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN},
    body: JSON.stringify({query: QUERY, variables: {language: language.toUpperCase()}}),
  });
  return new Map(nodesOf(await response.json()).map(({id, handle}) => [String(id), String(handle)]));
}
