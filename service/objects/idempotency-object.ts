import {DurableObject} from 'cloudflare:workers';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

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
    await this.ctx.storage.setAlarm(endOf(RETENTION.idempotentRequest.period, Date.now()));
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

  /** The answer that is kept; `null` where there is none. */
  async answer(): Promise<KeptAnswer | null> {
    return this.ctx.storage.kv.get<Kept>(KEPT)?.answer ?? null;
  }

  /** Forgets the request; says whether there was one. */
  async erase(): Promise<boolean> {
    const wasKept = this.ctx.storage.kv.get<Kept>(KEPT) !== undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasKept;
  }

  /** Forgets the request. */
  override async alarm(): Promise<void> {
    await this.erase();
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
