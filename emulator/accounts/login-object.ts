import {DurableObject} from 'cloudflare:workers';
import {digest, newSecret} from './secret';

/** How long a code from the mail counts, in seconds. */
const CODE_LIFETIME = 10 * 60;
/** Wrong codes after which a new one must be asked for. */
const MAX_ATTEMPTS = 5;
/** Codes that are sent for one login. */
const MAX_CODES = 5;

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
const CODE_DIGITS = 6;

type Challenge = {readonly code: string; readonly expiresAt: number; readonly attemptsLeft: number};

type LoginState = {
  readonly email: string;
  readonly codesSent: number;
  /** `null` once the code was used. */
  readonly challenge: Challenge | null;
  readonly browser: {readonly secretHash: string; readonly customer: number; readonly signedInAt: number} | null;
  readonly sessions: readonly string[];
};

/** A code to send; `number` counts from 1. `null` where no more are sent. */
export type SentCode = {readonly code: string; readonly email: string; readonly number: number} | null;

/** The outcome of a typed code. */
export type CodeCheck =
  | {readonly result: 'right'; readonly email: string}
  | {readonly result: 'wrong'; readonly attemptsLeft: number}
  | {readonly result: 'expired' | 'locked' | 'unknown'};

export type SignedIn = {readonly customer: number; readonly signedInAt: number};

const KEY = 'login';

/** One login in one browser: the code in the mail, then the browser's session, in SQLite. Named by a random id. */
export class LoginObject extends DurableObject<unknown> {
  /** Begins a login for an e-mail address. Moments here and below are milliseconds since 1970. */
  async begin(email: string, at: number): Promise<SentCode> {
    if (this.load() !== null) throw new Error('The login was begun already');
    this.save({email, codesSent: 0, challenge: null, browser: null, sessions: []});
    return this.renew(at);
  }

  /** A new code in place of the last one; the attempts begin anew. */
  async renew(at: number): Promise<SentCode> {
    const state = this.load();
    if (state === null || state.browser !== null || state.codesSent >= MAX_CODES) return null;
    const code = newCode();
    const codesSent = state.codesSent + 1;
    const challenge = {code, expiresAt: at + CODE_LIFETIME * 1000, attemptsLeft: MAX_ATTEMPTS};
    this.save({...state, codesSent, challenge});
    return {code, email: state.email, number: codesSent};
  }

  /** The address that the code went to; `null` where no login waits for a code. */
  async awaits(): Promise<string | null> {
    const state = this.load();
    return state === null || state.browser !== null ? null : state.email;
  }

  /** Compares a typed code. A right one counts once. */
  async check(code: string, at: number): Promise<CodeCheck> {
    const state = this.load();
    if (state?.challenge == null) return {result: 'unknown'};
    const {challenge} = state;
    if (at >= challenge.expiresAt) return {result: 'expired'};
    if (challenge.attemptsLeft === 0) return {result: 'locked'};
    if (code === challenge.code) {
      this.save({...state, challenge: null});
      return {result: 'right', email: state.email};
    }
    const attemptsLeft = challenge.attemptsLeft - 1;
    this.save({...state, challenge: {...challenge, attemptsLeft}});
    return attemptsLeft === 0 ? {result: 'locked'} : {result: 'wrong', attemptsLeft};
  }

  /** Signs the browser in. Returns the secret of its cookie. */
  async signIn(customer: number, at: number): Promise<string> {
    const secret = newSecret();
    const secretHash = await digest(secret);
    const state = this.load();
    if (state === null) throw new Error('The login does not exist');
    this.save({...state, browser: {secretHash, customer, signedInAt: at}});
    return secret;
  }

  /** Who is signed in in the browser with this secret; `null` for nobody. */
  async signedIn(secret: string, at: number): Promise<SignedIn | null> {
    const secretHash = await digest(secret);
    const browser = this.load()?.browser;
    if (browser?.secretHash !== secretHash || at >= browser.signedInAt + REMEMBERED_MS) return null;
    return {customer: browser.customer, signedInAt: browser.signedInAt};
  }

  /** Notes a session that came of this login, so that logging out ends it. */
  async attach(sessionId: string): Promise<void> {
    const state = this.load();
    if (state !== null) this.save({...state, sessions: [...state.sessions, sessionId]});
  }

  /** Ends the browser's session. Returns the sessions that came of it. */
  async signOut(): Promise<readonly string[]> {
    const sessions = this.load()?.sessions ?? [];
    await this.ctx.storage.deleteAll();
    return sessions;
  }

  private load(): LoginState | null {
    return this.ctx.storage.kv.get<LoginState>(KEY) ?? null;
  }

  private save(state: LoginState): void {
    this.ctx.storage.kv.put(KEY, state);
  }
}

/** Six random digits. */
function newCode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
