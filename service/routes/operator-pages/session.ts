import {Hono} from 'hono';
import type {MiddlewareHandler} from 'hono';
import {deleteCookie, getCookie, setCookie} from 'hono/cookie';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {RETENTION} from '../../config/retention';
import {secretToken} from '../../domain/codes';
import {readLink, signLink} from '../../domain/link-token';
import type {ServiceEnv} from '../../env';
import type {OperatorSessionObject} from '../../objects/operator-session-object';
import {loginPage} from '../../pages/login-page';
import {now} from '../app';
import {takeAttempt} from '../operator-attempts';
import {retryAfter} from '../over-limit';
import type {OperatorApp, OperatorContext} from './app';
import {HOST_COOKIE, readForm, show} from './app';

const SESSION_COOKIE = 'operator';
const SESSION_SECONDS = RETENTION.operatorSession.period.hours * 60 * 60;

const loginSchema = z.object({token: z.string().trim().max(1000)});
type Session = DurableObjectStub<OperatorSessionObject>;

/** Login and logout. */
export const session = new Hono<OperatorApp>();

session.get('/login', async (c) => {
  if (await readSession(c)) return c.redirect('/operator', 303);
  return show(c, loginPage(c.get('language'), null));
});

session.post('/login', async (c) => {
  const language = c.get('language');
  const wait = await takeAttempt(c, c.req.header('CF-Connecting-IP'));
  if (wait > 0) return show(c, loginPage(language, {wait}), 429, retryAfter(wait));
  const form = await readForm(c, loginSchema);
  if (form === null || !(await timingSafeEqual(form.token, c.env.OPERATOR_TOKEN)))
    return show(c, loginPage(language, 'wrong'), 403);
  const objectId = crypto.randomUUID();
  await c.env.OPERATOR_SESSIONS.getByName(objectId).begin(now(c));
  const cookie = await signLink('operator-session', {objectId, nonce: await tokenMark(c.env)}, c.env.LINK_SECRET);
  setCookie(c, SESSION_COOKIE, cookie, {...HOST_COOKIE, maxAge: SESSION_SECONDS});
  return c.redirect('/operator', 303);
});

session.post('/logout', async (c) => {
  await (await readSession(c))?.end();
  deleteCookie(c, SESSION_COOKIE, HOST_COOKIE);
  return c.redirect('/operator/login', 303);
});

/** Redirects to the login without a valid session. */
export const sessionOnly: MiddlewareHandler<OperatorApp> = async (c, next) => {
  const open = await readSession(c);
  if (open === null) return c.redirect('/operator/login', 303);
  c.set('session', open);
  return next();
};

/** Returns the session of the cookie; `null` if it was not signed here, has ended, or began with another token. */
async function readSession(c: OperatorContext): Promise<Session | null> {
  const cookie = getCookie(c, SESSION_COOKIE, 'host');
  const link = cookie === undefined ? null : await readLink('operator-session', cookie, c.env.LINK_SECRET);
  if (link === null || link.nonce !== (await tokenMark(c.env))) return null;
  const found = c.env.OPERATOR_SESSIONS.getByName(link.objectId);
  return (await found.isOpen(now(c))) ? found : null;
}

/** Returns a text that changes with the operator's token, so that a new token ends every session. */
function tokenMark({LINK_SECRET, OPERATOR_TOKEN}: ServiceEnv): Promise<string> {
  return secretToken(LINK_SECRET, ['operator-session', OPERATOR_TOKEN]);
}
