import {DurableObject} from 'cloudflare:workers';
import type {PersonalDataErasure} from '../../contracts/personal-data';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

/** The result of an erasure. */
export type CaseErasure = Pick<PersonalDataErasure, 'erasedAt' | 'erased' | 'kept'>;

/** An address that the operator looked up. */
export type OperatorCase = {readonly email: string; readonly erasure: CaseErasure | null};

const UNTIL = 'until';

/**
 * A session of the operator, and the addresses that were looked up in it. Pages name an address by an id, so that none stands in a URL. The
 * object is named by the id in the cookie.
 */
export class OperatorSessionObject extends DurableObject<unknown> {
  /** Begins the session. `at` in milliseconds since 1970. */
  async begin(at: number): Promise<void> {
    const {period} = RETENTION.operatorSession;
    this.ctx.storage.kv.put(UNTIL, endOf(period, at));
    await this.ctx.storage.setAlarm(endOf(period, Date.now()));
  }

  /** Tells whether the session is valid at a moment (milliseconds since 1970). */
  async isOpen(at: number): Promise<boolean> {
    const until = this.ctx.storage.kv.get<number>(UNTIL);
    return until !== undefined && at < until;
  }

  /** Stores a case under an id. */
  async openCase(id: string, email: string): Promise<void> {
    this.ctx.storage.kv.put<OperatorCase>(keyOf(id), {email, erasure: null});
  }

  /** Returns the case of an id; `null` for an unknown one. */
  async readCase(id: string): Promise<OperatorCase | null> {
    return this.ctx.storage.kv.get<OperatorCase>(keyOf(id)) ?? null;
  }

  /** Stores the result of an erasure. The first result stays: a second erasure finds nothing. */
  async noteErasure(id: string, erasure: CaseErasure): Promise<void> {
    const known = await this.readCase(id);
    if (known !== null && known.erasure === null) this.ctx.storage.kv.put<OperatorCase>(keyOf(id), {...known, erasure});
  }

  /** Ends the session, and deletes its cases. */
  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Ends the session when it has expired. */
  override async alarm(): Promise<void> {
    await this.end();
  }
}

function keyOf(id: string): string {
  return `case ${id}`;
}
