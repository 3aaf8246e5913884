/** Replaces `cloudflare:workers` in tests in Node: no document was ever purged. */
export const env = {
  CACHE_TAG_VERSIONS: {getByName: () => ({read: async () => ({sequence: 0, newest: 0})})},
};
