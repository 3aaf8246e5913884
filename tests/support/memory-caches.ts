type Kept = {readonly status: number; readonly headers: Headers; readonly body: ArrayBuffer};

/** An in-memory Cache API, as far as the edge uses it, for tests in Node. Entries never expire. */
export class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Kept>>();

  /** The keys of what a cache holds. */
  keys(name: string): readonly string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])];
  }

  async open(name: string) {
    const kept = this.#caches.get(name) ?? new Map<string, Kept>();
    this.#caches.set(name, kept);
    return {
      match: async (key: string): Promise<Response | undefined> => {
        const found = kept.get(key);
        return found && new Response(found.body.slice(0), {status: found.status, headers: found.headers});
      },
      put: async (key: string, response: Response): Promise<void> => {
        const body = await response.arrayBuffer();
        kept.set(key, {status: response.status, headers: response.headers, body});
      },
      delete: async (key: string): Promise<boolean> => kept.delete(key),
    };
  }
}
