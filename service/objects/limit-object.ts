import {DurableObject} from 'cloudflare:workers';

const TAKEN = 'taken';

/** How often one visitor or address did one thing within a window. Named by both. */
export class LimitObject extends DurableObject<unknown> {
  /**
   * Counts once more, where there is room.
   *
   * @param at milliseconds since 1970
   * @returns 0 where it was counted, else the milliseconds until there is room
   */
  async take(max: number, windowMs: number, at: number): Promise<number> {
    const recent = (this.ctx.storage.kv.get<number[]>(TAKEN) ?? []).filter((then) => Math.abs(at - then) < windowMs);
    const first = recent[recent.length - max];
    if (first !== undefined) return first + windowMs - at;
    this.ctx.storage.kv.put(TAKEN, [...recent, at]);
    await this.ctx.storage.setAlarm(Date.now() + windowMs);
    return 0;
  }

  /** When it was counted, in milliseconds since 1970. */
  async taken(): Promise<readonly number[]> {
    return this.ctx.storage.kv.get<number[]>(TAKEN) ?? [];
  }

  /** Forgets everything; says whether there was something. */
  async erase(): Promise<boolean> {
    const wasTaken = (await this.taken()).length > 0;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasTaken;
  }

  /** Forgets what is older than the window. */
  override async alarm(): Promise<void> {
    await this.erase();
  }
}
