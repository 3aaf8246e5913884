import type {StorefrontEnv} from '../storefront/env';

/** The version of the protocol that the platform's shops advertise. */
const UCP_VERSION = '2026-08-25';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}/specification`;
const SCHEMAS = `https://ucp.dev/${UCP_VERSION}/schemas`;

/** What each capability is described by. The platform's extension has pages of its own. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': capability('shopping/catalog/search', 'shopping/catalog_search'),
  'dev.ucp.shopping.catalog.lookup': capability('shopping/catalog/lookup', 'shopping/catalog_lookup'),
  'dev.ucp.shopping.cart': capability('shopping/cart', 'shopping/cart'),
  'dev.shopify.catalog': {
    version: UCP_VERSION,
    spec: 'https://shopify.dev/docs/agents/catalog/storefront-catalog',
    schema: `https://shopify.dev/ucp/schemas/${UCP_VERSION}/shopify_catalog.json`,
    extends: ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'],
  },
} as const;

export type Capability = keyof typeof CAPABILITIES;

function capability(page: string, schema: string) {
  return {version: UCP_VERSION, spec: `${SPECIFICATION}/${page}`, schema: `${SCHEMAS}/${schema}.json`};
}

/** Returns what `/.well-known/ucp` says: the endpoint of the tools and what they can do. */
export function businessProfile({EMULATOR_ORIGIN}: Pick<StorefrontEnv, 'EMULATOR_ORIGIN'>) {
  const service = {
    version: UCP_VERSION,
    spec: `${SPECIFICATION}/overview`,
    transport: 'mcp',
    schema: `https://ucp.dev/${UCP_VERSION}/services/shopping/mcp.openrpc.json`,
    endpoint: `${EMULATOR_ORIGIN}/api/ucp/mcp`,
  };
  return {
    ucp: {
      version: UCP_VERSION,
      services: {'dev.ucp.shopping': [service]},
      capabilities: Object.fromEntries(Object.entries(CAPABILITIES).map(([name, entry]) => [name, [entry]])),
      payment_handlers: {},
    },
  };
}

/** Returns the envelope of an answer that used these capabilities. */
export function envelope(status: 'success' | 'error', ...capabilities: readonly Capability[]) {
  const active: readonly (readonly [string, readonly {readonly version: string}[]])[] = capabilities.map((name) => [
    name,
    [{version: UCP_VERSION}],
  ]);
  return {version: UCP_VERSION, status, capabilities: Object.fromEntries(active)};
}
