import {Hono} from 'hono';
import type {Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {STYLESHEET} from '../checkout/stylesheet';
import {authorize, pagePolicy, plainFrame} from './authorize';
import type {App} from './authorize';
import {customerAccountApi, openidConfiguration} from './discovery';
import {ONLY} from './env';
import {enterCode, resendCode, sendCode, showCode, showEmail} from './login';
import {logout} from './logout';
import {accountMessage} from './pages';
import {settingsOf} from './settings';
import {exchangeToken} from './token-endpoint';

const MAX_BODY_BYTES = 64 * 1024;
const OWN_STYLES =
  '.login{max-width:30rem;padding:1rem 0}.login>*+*{margin-top:1rem}.link{border:0;background:none;padding:0;min-height:2.75rem;font:inherit;color:var(--forest);text-decoration:underline;text-underline-offset:.2em;cursor:pointer}';

/** The customer accounts' OpenID provider and its pages: `/authentication/…` and the two discovery documents of the shop. */
export const accounts = new Hono<App>();

accounts.use(async (c, next) => {
  await next();
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', pagePolicy(null));
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  // URLs carry authorization codes and states.
  c.header('Referrer-Policy', 'no-referrer');
});

accounts.get('/.well-known/openid-configuration', (c) => discovery(c, openidConfiguration(settingsOf(c.env))));
accounts.get('/.well-known/customer-account-api', (c) => discovery(c, customerAccountApi(settingsOf(c.env))));

accounts.get('/authentication/style.css', (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.body(STYLESHEET + OWN_STYLES, 200, {'Content-Type': 'text/css; charset=utf-8'});
});

accounts.use('/authentication/:shop/*', async (c: Context<App>, next) => {
  if (c.req.param('shop') === c.env.SHOP_ID) return next();
  return notFound(c);
});

accounts.get('/authentication/:shop/.well-known/jwks.json', async (c) =>
  discovery(c, {keys: await c.env.SIGNING_KEYS.getByName(ONLY).publicKeys()}),
);
accounts.get('/authentication/:shop/oauth/authorize', (c) => authorize(c));
accounts.get('/authentication/:shop/login', (c) => showEmail(c));
accounts.get('/authentication/:shop/login/code', (c) => showCode(c));
accounts.get('/authentication/:shop/logout', (c) => logout(c));

accounts.use(bodyLimit({maxSize: MAX_BODY_BYTES}));
accounts.post('/authentication/:shop/oauth/token', (c) => exchangeToken(c));
accounts.post('/authentication/:shop/login', (c) => sendCode(c));
accounts.post('/authentication/:shop/login/code', (c) => enterCode(c));
accounts.post('/authentication/:shop/login/resend', (c) => resendCode(c));

accounts.notFound((c) => notFound(c));

accounts.onError((error, c) => {
  console.error(error);
  if (c.req.path.endsWith('/oauth/token')) return c.json({error: 'server_error'}, 500);
  return c.html(accountMessage(plainFrame(c), 'broken'), 500);
});

function discovery(c: Context<App>, document: Readonly<Record<string, unknown>>) {
  c.header('Cache-Control', 'public, max-age=300');
  c.header('Access-Control-Allow-Origin', '*');
  return c.json(document);
}

function notFound(c: Context<App>) {
  return c.html(accountMessage(plainFrame(c), 'notFound'), 404);
}
