import type {Context} from 'hono';
import {parametersOf, plainFrame} from './authorize';
import type {App} from './authorize';
import {forgetLogin} from './browser-session';
import {loginOfHint} from './id-token';
import {accountMessage} from './pages';
import {settingsOf} from './settings';

/**
 * Answers `GET …/logout` (OpenID Connect RP-Initiated Logout): ends the login that the id token names and every session
 * that came of it, then leads back where that is allowed.
 */
export async function logout(c: Context<App>): Promise<Response> {
  const parameters = parametersOf(c);
  const loginId = await loginOfHint(c.env, parameters.get('id_token_hint') ?? '');
  if (loginId === null) return c.html(accountMessage(plainFrame(c), 'badLogout'), 400);
  const sessions = await c.env.LOGINS.getByName(loginId).signOut();
  await Promise.all(sessions.map((id) => c.env.SESSIONS.getByName(id).revoke()));
  forgetLogin(c);
  const target = parameters.get('post_logout_redirect_uri');
  if (target === null || !settingsOf(c.env).logoutUris.includes(target)) {
    return c.html(accountMessage(plainFrame(c), 'loggedOut'));
  }
  const url = new URL(target);
  const state = parameters.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return c.redirect(url.href, 302);
}
