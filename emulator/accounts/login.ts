import type {Context} from 'hono';
import {compose} from '../mail/compose';
import {now} from '../shared/clock';
import {EMAIL} from '../shared/email';
import {deliver} from '../shared/mail';
import {authorizationRequest, frameOf, grantCode, loginUrl, parametersOf} from './authorize';
import type {App} from './authorize';
import type {AuthorizationRequest} from './authorization-request';
import {rememberLogin} from './browser-session';
import {ONLY} from './env';
import {LOGIN_CODE_MAIL, loginLetter} from './login-mail';
import type {SentCode} from './login-object';
import {codePage, emailPage} from './pages';
import type {LoginRefusal} from './pages';
import {isId, newId} from './secret';

const MAX_EMAIL = 255;

/** Answers `GET …/login` with the form for the e-mail address. */
export async function showEmail(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  return request instanceof Response ? request : emailForm(c, request.loginHint, null, 200);
}

/** Answers `POST …/login`: sends a code to the address and leads to the form for it. */
export async function sendCode(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  if (request instanceof Response) return request;
  const email = (await fieldOf(c, 'email')).trim();
  if (!EMAIL.test(email) || email.length > MAX_EMAIL) return emailForm(c, email, refusal('email'), 422);
  const id = newId();
  await mailCode(c, id, await c.env.LOGINS.getByName(id).begin(email.toLowerCase(), now(c.env)));
  const parameters = parametersOf(c);
  parameters.set('login', id);
  return c.redirect(loginUrl(c, '/code', parameters), 303);
}

/** Answers `GET …/login/code` with the form for the code. */
export async function showCode(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  return request instanceof Response ? request : codeForm(c, request, null, 200);
}

/** Answers `POST …/login/code`: signs in with the right code and leads back to the client. */
export async function enterCode(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  if (request instanceof Response) return request;
  const id = loginIdOf(c);
  if (id === null) return codeForm(c, request, null, 200);
  const login = c.env.LOGINS.getByName(id);
  const at = now(c.env);
  const check = await login.check((await fieldOf(c, 'code')).replace(/\s/g, ''), at);
  if (check.result !== 'right') {
    const attemptsLeft = check.result === 'wrong' ? check.attemptsLeft : 0;
    return codeForm(c, request, {problem: check.result, attemptsLeft}, 422);
  }
  const customer = await c.env.CUSTOMER_DIRECTORY.getByName(ONLY).numberFor(check.email);
  await c.env.CUSTOMERS.getByName(String(customer)).readOrCreate(customer, check.email, at);
  rememberLogin(c, {id, secret: await login.signIn(customer, at)});
  return grantCode(c, request, {customer, signedInAt: at, loginId: id});
}

/** Answers `POST …/login/resend`: sends another code. */
export async function resendCode(c: Context<App>): Promise<Response> {
  const request = await authorizationRequest(c);
  if (request instanceof Response) return request;
  const id = loginIdOf(c);
  const sent = id === null ? null : await c.env.LOGINS.getByName(id).renew(now(c.env));
  if (id === null || sent === null) return codeForm(c, request, refusal('no-more-codes'), 422);
  await mailCode(c, id, sent);
  return c.redirect(loginUrl(c, '/code'), 303);
}

async function mailCode(c: Context<App>, loginId: string, sent: SentCode): Promise<void> {
  if (sent === null) return;
  const {code, email: to, number} = sent;
  const {language} = frameOf(c);
  const mail = await compose(loginLetter(code, language), language);
  const key = `${LOGIN_CODE_MAIL} ${loginId} ${number}`;
  await deliver(c.env, {...mail, to, language, kind: LOGIN_CODE_MAIL, key});
}

function emailForm(c: Context<App>, email: string, problem: LoginRefusal | null, status: 200 | 422) {
  const parameters = withoutLogin(c);
  return c.html(emailPage(frameOf(c), loginUrl(c, '', parameters), email, problem), status);
}

/** The form for the code, or the one for the address where no login waits for a code. */
async function codeForm(
  c: Context<App>,
  request: AuthorizationRequest,
  problem: LoginRefusal | null,
  status: 200 | 422,
): Promise<Response> {
  const id = loginIdOf(c);
  const email = id === null ? null : await c.env.LOGINS.getByName(id).awaits();
  if (email === null) return emailForm(c, request.loginHint, refusal('unknown'), 422);
  const actions = {
    submit: loginUrl(c, '/code'),
    resend: loginUrl(c, '/resend'),
    otherEmail: loginUrl(c, '', withoutLogin(c)),
  };
  return c.html(codePage(frameOf(c), actions, email, problem), status);
}

function withoutLogin(c: Context<App>): URLSearchParams {
  const parameters = parametersOf(c);
  parameters.delete('login');
  return parameters;
}

function loginIdOf(c: Context<App>): string | null {
  const id = c.req.query('login');
  return isId(id) ? id : null;
}

async function fieldOf(c: Context<App>, name: string): Promise<string> {
  const form = await c.req.formData().catch(() => new FormData());
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function refusal(problem: LoginRefusal['problem']): LoginRefusal {
  return {problem, attemptsLeft: 0};
}
