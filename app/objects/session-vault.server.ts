import {hex, hmac, isHmac, utf8} from '../runtime/digest.server';
import type {ObjectCall} from './object-call.server';
import type {SessionChange} from './session-store.server';
import {formatSessionToken, freshSessionName, parseSessionToken} from './session-token.server';

/** One session's object as a caller sees it, a stub of `SessionStore`. */
export type SessionObject = {
  readonly create: (data: string, lifetimeSeconds: number, now: number) => Promise<string>;
  readonly read: (secret: string, now: number) => Promise<string | null>;
  readonly change: (secret: string, now: number, change: SessionChange) => Promise<string | null>;
  readonly revoke: (secret: string, now: number) => Promise<boolean>;
};

/** Data kept on the server for one browser, each piece behind a key that a cookie carries. It is text of the caller's. */
export type SessionVault = {
  /** Keeps `data` for so many seconds; gives its name, and its key: signed, and known to the caller alone. */
  readonly keep: (data: string, seconds: number) => Promise<{readonly name: string; readonly key: string}>;
  /** The data behind a key; `null` for none, a forged one, and one whose data are gone. */
  readonly open: (key: string | null) => Promise<string | null>;
  /**
   * Changes it, one change after the other; gives what is kept then, `null` where `open` would. What `change` came to is
   * not lost with the connection to the object: it is kept by a second attempt, and `change` does not run again for it.
   * @throws what `change` throws, the very same error.
   */
  readonly change: (key: string, change: SessionChange) => Promise<string | null>;
  readonly remove: (key: string | null) => Promise<void>;
  /** The name in a key, signed here or not; `null` for what has not a key's form. */
  readonly nameOf: (key: string) => string | null;
};

type Options = {
  readonly objectOf: (name: string) => SessionObject;
  readonly callObject: ObjectCall;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Makes the store of sessions, logins under way and the like, in one Durable Object each. */
export function createSessionVault({objectOf, callObject, secret, now}: Options): SessionVault {
  async function find(key: string | null) {
    const token = parseSessionToken(unsigned(key ?? ''));
    if (key === null || token === null) return null;
    const genuine = await isSignature(key.slice(key.lastIndexOf('.') + 1), formatSessionToken(token), secret);
    return genuine ? {object: () => objectOf(token.name), secret: token.secret} : null;
  }

  return {
    async keep(data, seconds) {
      const name = freshSessionName();
      const created = await callObject(() => objectOf(name).create(data, seconds, now()));
      const token = formatSessionToken({name, secret: created});
      return {name, key: `${token}.${await signature(token, secret)}`};
    },
    async open(key) {
      const found = await find(key);
      return found === null ? null : callObject(() => found.object().read(found.secret, now()));
    },
    async change(key, change) {
      const found = await find(key);
      if (found === null) return null;
      const {here, ended} = createLocalChange(change);
      const after = await callObject(() => found.object().change(found.secret, now(), here), ended);
      await ended();
      return after;
    },
    async remove(key) {
      const found = await find(key);
      if (found !== null) await callObject(() => found.object().revoke(found.secret, now()));
    },
    nameOf: (key) => parseSessionToken(unsigned(key))?.name ?? null,
  };
}

/** A change as it is handed to the object, which may ask for it again after the connection was lost. */
function createLocalChange(change: SessionChange) {
  const runs: {readonly before: string; readonly after: Promise<string | null>}[] = [];
  const here: SessionChange = async (data) => {
    const [latest] = runs.slice(-1);
    // It was kept, and only the answer was lost.
    if (latest !== undefined && (await settled(latest.after)) === data) return null;
    if (latest?.before === data) return settled(latest.after);
    const after = change(data);
    runs.push({before: data, after});
    // An error loses its class on the way through the object and back, so it stays on this side.
    return settled(after);
  };
  return {
    here,
    /** Waits for what has begun. @throws what `change` threw. */
    ended: async () => {
      await Promise.all(runs.map(({after}) => after));
    },
  };
}

async function settled(work: Promise<string | null>): Promise<string | null> {
  return work.catch(() => null);
}

function unsigned(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** The HMAC-SHA-256 of a text as 64 hexadecimal digits. */
async function signature(text: string, secret: string): Promise<string> {
  return hex(await hmac(text, secret));
}

/** Whether `claimed` is the signature of a text; takes the same time for every wrong one. */
async function isSignature(claimed: string, text: string, secret: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(claimed)) return false;
  const bytes = Uint8Array.from(claimed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return isHmac(bytes, utf8(text), secret);
}
