import {DurableObject} from 'cloudflare:workers';

const TAKEN = 'taken';

/** Counts how often a visitor or an address did one thing within a window. The object is named by both. */
export class LimitObject extends DurableObject<unknown> {
  /**
   * Counts a request if there is room.
   *
   * @param at milliseconds since 1970
   * @returns 0 where it was counted, else the milliseconds until there is room
   */
  async take(max: number, windowMs: number, at: number): Promise<number> {
    const wait = await this.wait(max, windowMs, at);
    if (wait !== 0) return wait;
    this.ctx.storage.kv.put(TAKEN, [...this.recent(windowMs, at), at]);
    await this.ctx.storage.setAlarm(Date.now() + windowMs);
    return 0;
  }

  /** Returns the milliseconds until there is room, 0 if there is room now. Counts nothing. `at` in milliseconds since 1970. */
  async wait(max: number, windowMs: number, at: number): Promise<number> {
    const recent = this.recent(windowMs, at);
    const first = recent[recent.length - max];
    return first === undefined ? 0 : first + windowMs - at;
  }

  /** Returns the moments that were counted, in milliseconds since 1970. */
  async taken(): Promise<readonly number[]> {
    return this.ctx.storage.kv.get<number[]>(TAKEN) ?? [];
  }

  /** Deletes all counts, and tells whether there were any. */
  async erase(): Promise<boolean> {
    const wasTaken = (await this.taken()).length > 0;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasTaken;
  }

  /** Deletes the counts at the end of the window. */
  override async alarm(): Promise<void> {
    await this.erase();
  }

  private recent(windowMs: number, at: number): readonly number[] {
    return (this.ctx.storage.kv.get<number[]>(TAKEN) ?? []).filter((then) => Math.abs(at - then) < windowMs);
  }
}
