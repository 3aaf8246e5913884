import {DurableObject} from 'cloudflare:workers';

/** One object for the shop: the last good answer to each of a few questions, for the time when nobody answers them. */
export class KeptAnswers extends DurableObject {
  /** Keeps a text; writing the same again costs nothing. */
  keep(key: string, text: string): void {
    if (this.ctx.storage.kv.get<string>(key) !== text) this.ctx.storage.kv.put(key, text);
  }

  /** The text that was kept last, `null` where none ever was. */
  read(key: string): string | null {
    return this.ctx.storage.kv.get<string>(key) ?? null;
  }
}
