/** The settings of `npm start`, with the origins of a shop, hosted services and service worker that run elsewhere. */
export function localSettings(shop: string, emulator: string, service: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      [
        'STOREFRONT_ORIGIN',
        'PICTURE_ORIGIN',
        'ACCOUNT_ORIGIN',
        'SEARCH_ORIGIN',
        'CMS_ORIGIN',
        'CMS_ASSET_ORIGIN',
        'ANALYTICS_ORIGIN',
        'ACCOUNT_URL',
      ].map((name) => [name, emulator]),
    ),
    SHOP_ORIGIN: shop,
    SERVICE_API_ORIGIN: service,
    ACCOUNT_ISSUER: `${emulator}/authentication/70000001`,
    SUBSCRIPTION_API_URL: `${emulator}/recharge/api`,
    SUBSCRIPTION_LOGIN_URL: `${emulator}/recharge`,
    MAIL_API_URL: `${emulator}/postmark`,
    ERROR_REPORTING_DSN: emulator.replace('//', '//local@') + '/sentry/1',
  };
}
