/**
 * Where the platform makes the objects of which a worker has one: in Western Europe, where the customers are. Without a hint an
 * object lives for ever where its first call came from, be it a crawler's or a scheduled job's. Only the first call's counts:
 * https://developers.cloudflare.com/durable-objects/reference/data-location/
 */
export const SINGLETON_LOCATION = {locationHint: 'weur'} as const;
