import {DurableObject} from 'cloudflare:workers';

/** One object for the shop. Stores the last good answer to each of a few queries, for the time of an outage. */
export class LastKnownGood extends DurableObject {
  /** Stores a text, unless it is stored already. */
  keep(key: string, text: string): void {
    if (this.ctx.storage.kv.get<string>(key) !== text) this.ctx.storage.kv.put(key, text);
  }

  /** Returns the text that was stored last, or `null`. */
  read(key: string): string | null {
    return this.ctx.storage.kv.get<string>(key) ?? null;
  }
}
