/**
 * How long after its webhook, in milliseconds, the CMS's queries may still answer with what was before a change. Sanity's own `parseBody` waits
 * three seconds "so you can run your queries without worrying about getting stale data":
 * https://github.com/sanity-io/next-sanity/blob/main/packages/next-sanity/src/webhook/index.ts
 */
export const CMS_SETTLING_MS = 5_000;
