// @ts-check
const NAME = 'switchboard';

/**
 * Runs inside workerd: hands what one of our workers asks the other straight over, and everything else to the network.
 *
 * Both ends of a connection inside one workerd let go of it after the same five idle seconds, so that now and then a
 * request was written into a connection that the other end had just closed, and was lost.
 */
const SWITCHBOARD = `
export default {
  fetch: (request, env) => (env[new URL(request.url).host] ?? globalThis).fetch(request),
};`;

/**
 * Workers of one Miniflare that speak to each other without a connection that can be lost between them. Each answers at
 * the host by which the others know it; what stays between them is a request and its answer, as over the network.
 *
 * @param {Record<string, string>} names a worker's name by its host
 * @param {Record<string, any>[]} workers Miniflare's options
 * @returns {Record<string, any>[]} the same workers and the one between them
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
