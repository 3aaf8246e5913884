import {DurableObject} from 'cloudflare:workers';

/** An answer as it is repeated. */
export type KeptAnswer = {readonly status: number; readonly body: string};

/** What a request under a key has to do. */
export type Beginning =
  | {readonly state: 'new'}
  | {readonly state: 'answered'; readonly answer: KeptAnswer}
  /** The key belongs to another request. */
  | {readonly state: 'mismatch'};

type Kept = {readonly fingerprint: string; readonly answer: KeptAnswer | null};

const KEPT = 'kept';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A request that takes longer is taken for lost: the next one under its key runs. */
const LOST_AFTER_MS = 10_000;

/** One request, named by its key: the first one runs, those that repeat it wait for its answer and get the same. Kept for a day. */
export class IdempotencyObject extends DurableObject<unknown> {
  private running: {readonly ended: Promise<void>; readonly end: () => void} | null = null;

  /** Says whether to run. Whoever is told `new` calls `finish` or `abandon`. */
  async begin(fingerprint: string): Promise<Beginning> {
    for (;;) {
      const kept = this.ctx.storage.kv.get<Kept>(KEPT);
      if (kept !== undefined && kept.fingerprint !== fingerprint) return {state: 'mismatch'};
      if (kept?.answer) return {state: 'answered', answer: kept.answer};
      if (this.running === null) break;
      await this.running.ended;
    }
    this.start();
    this.ctx.storage.kv.put<Kept>(KEPT, {fingerprint, answer: null});
    await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
    return {state: 'new'};
  }

  /** Keeps the answer for those that repeat the request. */
  async finish(fingerprint: string, answer: KeptAnswer): Promise<void> {
    this.ctx.storage.kv.put<Kept>(KEPT, {fingerprint, answer});
    this.running?.end();
  }

  /** The request came to nothing: it may run again. */
  async abandon(): Promise<void> {
    this.running?.end();
  }

  /** Forgets the request. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private start(): void {
    const ends: (() => void)[] = [];
    const ended = new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    const running = {
      ended,
      end: () => {
        if (this.running === running) this.running = null;
        ends.forEach((end) => end());
      },
    };
    this.running = running;
    setTimeout(running.end, LOST_AFTER_MS);
  }
}
