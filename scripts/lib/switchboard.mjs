// @ts-check
const NAME = 'switchboard';

/**
 * Runs inside workerd: passes requests between our workers directly, and all others to the network.
 *
 * Both ends of a connection inside one workerd close it after the same five idle seconds, so now and then a request
 * was written to a connection that the other end had just closed, and was lost.
 */
const SWITCHBOARD = `
export default {
  fetch: (request, env) => (env[new URL(request.url).host] ?? globalThis).fetch(request),
};`;

/**
 * Returns workers of one Miniflare that call each other without a connection. Each responds at the host by which the
 * others know it, with the same requests and responses as over the network.
 *
 * @param {Record<string, string>} names a worker's name by its host
 * @param {Record<string, any>[]} workers Miniflare's options
 * @returns {Record<string, any>[]} the same workers and the one that connects them
 */
export const throughSwitchboard = (names, workers) => [
  ...workers.map((worker) =>
    Object.values(names).includes(worker['name']) ? {...worker, outboundService: NAME} : worker,
  ),
  {
    name: NAME,
    modules: [{type: 'ESModule', path: `${NAME}.mjs`, contents: SWITCHBOARD}],
    serviceBindings: names,
  },
];
