/** Stands for `cloudflare:workers` in tests in Node: no document was ever purged. */
export const env = {
  PURGE_GENERATIONS: {getByName: () => ({read: async () => ({sequence: 0, newest: 0})})},
};
