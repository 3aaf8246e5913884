import {DurableObject} from 'cloudflare:workers';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

/** The stored answer to a request. */
export type KeptAnswer = {readonly status: number; readonly body: string};

/** The state in which a request finds its idempotency key. */
export type Beginning =
  /** `run` names the run for its end. */
  | {readonly state: 'new'; readonly run: string}
  | {readonly state: 'answered'; readonly answer: KeptAnswer}
  /** The key belongs to another request. */
  | {readonly state: 'mismatch'};

type Kept = {readonly fingerprint: string; readonly answer: KeptAnswer | null};

const KEPT = 'kept';
/** A request that takes longer counts as lost: the next one with its key runs. */
const LOST_AFTER_MS = 10_000;

/** A request, named by its key. The first request runs; repetitions wait and get the same answer, which is stored for a day. */
export class IdempotencyObject extends DurableObject<unknown> {
  private running: {readonly run: string; readonly ended: Promise<void>; readonly end: () => void} | null = null;

  /** Tells whether to run. After `new` the caller calls `finish` or `abandon`. */
  async begin(fingerprint: string): Promise<Beginning> {
    for (;;) {
      const kept = this.ctx.storage.kv.get<Kept>(KEPT);
      if (kept !== undefined && kept.fingerprint !== fingerprint) return {state: 'mismatch'};
      if (kept?.answer) return {state: 'answered', answer: kept.answer};
      if (this.running === null) break;
      await this.running.ended;
    }
    const run = this.start();
    this.ctx.storage.kv.put<Kept>(KEPT, {fingerprint, answer: null});
    await this.ctx.storage.setAlarm(endOf(RETENTION.idempotentRequest.period, Date.now()));
    return {state: 'new', run};
  }

  /**
   * Stores the answer for repetitions, the first one where two runs finish. Nothing is stored if the request was erased meanwhile: no alarm and no
   * index would know the answer.
   */
  async finish(run: string, fingerprint: string, answer: KeptAnswer): Promise<void> {
    const kept = this.ctx.storage.kv.get<Kept>(KEPT);
    if (kept?.fingerprint === fingerprint && kept.answer === null) {
      this.ctx.storage.kv.put<Kept>(KEPT, {fingerprint, answer});
    }
    this.end(run);
  }

  /** Frees the key: the request failed and may run again. */
  async abandon(run: string): Promise<void> {
    this.end(run);
  }

  /** Returns the stored answer; `null` for none. */
  async answer(): Promise<KeptAnswer | null> {
    return this.ctx.storage.kv.get<Kept>(KEPT)?.answer ?? null;
  }

  /** Forgets the request, and tells whether there was one. */
  async erase(): Promise<boolean> {
    const wasKept = this.ctx.storage.kv.get<Kept>(KEPT) !== undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasKept;
  }

  /** Forgets the request after its period. */
  override async alarm(): Promise<void> {
    await this.erase();
  }

  /** Ends a run's mark. A run that was counted as lost must not end the mark of the next one. */
  private end(run: string): void {
    if (this.running?.run === run) this.running.end();
  }

  private start(): string {
    const run = crypto.randomUUID();
    const ends: (() => void)[] = [];
    const ended = new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    const running = {
      run,
      ended,
      end: () => {
        if (this.running === running) this.running = null;
        ends.forEach((end) => end());
      },
    };
    this.running = running;
    setTimeout(running.end, LOST_AFTER_MS);
    return run;
  }
}
