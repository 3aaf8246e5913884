import type {Context} from 'hono';
import {deleteCookie, getCookie, setCookie} from 'hono/cookie';
import {now} from '../shared/clock';
import type {AccountsEnv} from './env';
import type {SignedIn} from './login-object';
import {handleText, readHandle} from './secret';
import type {Handle} from './secret';

type App = {readonly Bindings: AccountsEnv};

const COOKIE = 'account_login';
const PATH = '/authentication';
const MAX_AGE = 30 * 24 * 60 * 60;

/** Tells who is signed in in this browser, and by which login; `null` for nobody. */
export async function browserLogin(c: Context<App>): Promise<(SignedIn & {readonly loginId: string}) | null> {
  const handle = readHandle(getCookie(c, COOKIE));
  if (handle === null) return null;
  const signedIn = await c.env.LOGINS.getByName(handle.id).signedIn(handle.secret, now(c.env));
  return signedIn === null ? null : {...signedIn, loginId: handle.id};
}

/** Remembers a login in the browser. */
export function rememberLogin(c: Context<App>, handle: Handle): void {
  setCookie(c, COOKIE, handleText(handle), {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.EMULATOR_ORIGIN.startsWith('https:'),
    maxAge: MAX_AGE,
  });
}

/** Forgets the login in the browser. */
export function forgetLogin(c: Context<App>): void {
  deleteCookie(c, COOKIE, {path: PATH});
}
