/**
 * How long after its webhook, in milliseconds, a service may still answer with what was before a change. Sanity's own `parseBody` waits
 * three seconds "so you can run your queries without worrying about getting stale data":
 * https://github.com/sanity-io/next-sanity/blob/main/packages/next-sanity/src/webhook/index.ts. The platform documents nothing; others read
 * stale products for some seconds: https://github.com/vercel/commerce/issues/1239, https://github.com/good-idea/sane-shopify/issues/148
 */
export const SETTLING_MS = 5_000;
