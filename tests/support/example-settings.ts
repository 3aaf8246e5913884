/**
 * The variables of `[env.production.vars]` as they are delivered: those of the wrangler files have values of a merchant's own in a shop
 * that was set up, and its tests pass, too.
 */
export const EXAMPLE_SETTINGS = {
  'wrangler.toml': {
    ENVIRONMENT: 'production',
    SHOP_ORIGIN: 'https://shop.lichtung.example',
    STOREFRONT_ORIGIN: 'https://lichtung.myshopify.example',
    STOREFRONT_API_VERSION: '2026-04',
    STOREFRONT_PUBLIC_TOKEN: 'replace-with-the-public-token',
    PICTURE_ORIGIN: 'https://lichtung.myshopify.example',
    ACCOUNT_ORIGIN: 'https://lichtung.myshopify.example',
    ACCOUNT_ISSUER: 'https://account.lichtung.example/authentication/1',
    ACCOUNT_CLIENT_ID: 'replace-with-the-client-id',
    ACCOUNT_URL: 'https://account.lichtung.example',
    SUBSCRIPTION_API_URL: 'https://api.rechargeapps.com',
    SUBSCRIPTION_LOGIN_URL: 'https://admin.rechargeapps.com',
    SEARCH_ORIGIN: 'https://replace-with-the-application-id-dsn.algolia.net',
    SEARCH_APPLICATION_ID: 'replace-with-the-application-id',
    SEARCH_API_KEY: 'replace-with-the-search-only-key',
    SERVICE_API_ORIGIN: 'https://service.lichtung.example',
    CMS_ORIGIN: 'https://replace-with-the-project-id.api.sanity.io',
    CMS_ASSET_ORIGIN: 'https://cdn.sanity.io',
    CMS_PROJECT_ID: 'replace-with-the-project-id',
    ANALYTICS_ORIGIN: 'https://metrics.lichtung.example',
    ANALYTICS_CONTAINER: 'GTM-REPLACE1',
    ERROR_REPORTING_DSN: 'https://replace@errors.lichtung.example/1',
    MAINTENANCE: 'off',
    BREAKER: 'on',
    SWITCHED_OFF: '',
  },
  'service/wrangler.toml': {
    ENVIRONMENT: 'production',
    SERVICE_ORIGIN: 'https://service.lichtung.example',
    SHOP_ORIGIN: 'https://shop.lichtung.example',
    CONTROL_INTERFACE: 'off',
    ADMIN_API_URL: 'https://lichtung.myshopify.example/admin/api/2026-04/graphql.json',
    ADMIN_CLIENT_ID: 'replace-with-the-client-id',
    STOREFRONT_API_URL: 'https://lichtung.myshopify.example/api/2026-04/graphql.json',
    COFFEE_COLLECTION: 'replace-with-its-number',
    CMS_ORIGIN: 'https://replace-with-the-project-id.api.sanity.io',
    CMS_DATASET: 'production',
    SEARCH_ORIGIN: 'https://replace-with-the-application-id.algolia.net',
    SEARCH_APPLICATION_ID: 'replace-with-the-application-id',
    SUBSCRIPTION_API_URL: 'https://api.rechargeapps.com',
    MAIL_PROVIDER: 'postmark',
    MAIL_API_URL: 'https://api.postmarkapp.com',
    MAIL_FROM: 'Lichtung <hallo@lichtung.example>',
    OPERATOR_MAIL: 'hallo@lichtung.example',
    RETURN_LABELS: 'by-hand',
    ARCHIVE_URL: '',
  },
};

/** Returns a merchant's own values in the places of the examples. */
export function ownSettings(examples: Readonly<Record<string, string>>): Record<string, string> {
  const own = (value: string) =>
    value
      .replaceAll('replace-with-its-number', '2001')
      .replaceAll('replace', 'own')
      .replaceAll('REPLACE', 'OWN')
      .replaceAll('.example', '.coffee');
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, own(value)]));
}
