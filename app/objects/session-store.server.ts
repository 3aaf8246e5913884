import {DurableObject} from 'cloudflare:workers';

import {hashHex, randomHex} from '../runtime/digest.server';
import {createSerialQueue} from '../../contracts/serial-queue';
import {withTimeout} from '../runtime/with-timeout.server';

type Session = {readonly secretHash: string; readonly data: string; readonly expiresAt: number};

/** Reads the session's data and gives what shall stand in its place; `null` leaves it as it is. Runs where the caller is. */
export type SessionChange = (data: string) => Promise<string | null>;

const KEY = 'session';
const CHANGE_TIMEOUT = {milliseconds: 15_000, onTimeout: throwTimeout} as const;

/**
 * One object per session. Whoever has the session's secret may read and change it; only the secret's hash is kept. Times
 * are milliseconds since 1970, `data` is text of the caller's. A name that was never created leaves nothing in storage.
 */
export class SessionStore extends DurableObject {
  readonly #inTurn = createSerialQueue();

  /** Begins the session anew and gives its secret. */
  async create(data: string, lifetimeSeconds: number, now: number): Promise<string> {
    const secret = randomHex(32);
    await this.#keep({secretHash: await hashHex(secret), data, expiresAt: now + lifetimeSeconds * 1000});
    await this.ctx.storage.setAlarm(Date.now() + lifetimeSeconds * 1000);
    return secret;
  }

  /** The session's data; `null` where it is unknown, expired or the secret is not its own. */
  async read(secret: string, now: number): Promise<string | null> {
    return (await this.#open(secret, now))?.data ?? null;
  }

  /**
   * Runs `change` after all earlier ones have ended, so that what needs doing once is done once, and gives the data as it
   * is then; `null` where `read` would give it. A caller that is gone or silent does not hold up the next one.
   * @throws where `change` throws or does not end; the data stays.
   */
  change(secret: string, now: number, change: SessionChange): Promise<string | null> {
    return this.#inTurn(() => this.#perform(secret, now, change));
  }

  async #perform(secret: string, now: number, change: SessionChange): Promise<string | null> {
    const session = await this.#open(secret, now);
    if (session === null) return null;
    const data = await withTimeout(CHANGE_TIMEOUT, change(session.data));
    // It may have been ended in the meantime, and must not come back.
    const current = await this.#open(secret, now);
    if (current === null) return null;
    if (data !== null) await this.#keep({...current, data});
    return data ?? current.data;
  }

  /** Ends the session; false where it is unknown or the secret is not its own. */
  async revoke(secret: string, now: number): Promise<boolean> {
    if ((await this.#open(secret, now)) === null) return false;
    await this.ctx.storage.deleteAll();
    return true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #open(secret: string, now: number): Promise<Session | null> {
    const secretHash = await hashHex(secret);
    const session = await this.ctx.storage.get<Session>(KEY);
    if (session?.secretHash !== secretHash) return null;
    return now < session.expiresAt ? session : null;
  }

  async #keep(session: Session): Promise<void> {
    await this.ctx.storage.put(KEY, session);
  }
}

function throwTimeout(): never {
  throw new Error('A change of a session did not end in time.');
}
