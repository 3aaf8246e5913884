import {createHash, randomBytes} from 'node:crypto';
import * as z from 'zod';
import {tokensSchema} from '../../../contracts/openid';
import {browser} from '../accounts/browser';
import type {RunningServices} from '../service-api/start-services';

const ORIGIN = 'http://127.0.0.1:3001';
const ISSUER = `${ORIGIN}/authentication/70000001`;
const CLIENT = 'shp_local-customer-account-client';
const RETURN = 'http://localhost:3000/account/authorize';

/** The headers that the Customer Account API requires of a public client in every token and API request. */
export const PUBLIC_CLIENT = {Origin: 'https://localhost:3000', 'User-Agent': 'test'} as const;

/**
 * Uses every route of the customer accounts: a login from discovery to logout.
 *
 * @returns an access token that the logout has not ended: it is of a login of its own
 */
export async function visitAccounts(services: RunningServices, email: string): Promise<string> {
  for (const path of ['/.well-known/openid-configuration', '/.well-known/customer-account-api']) {
    await services.send(path);
  }
  await services.send('/authentication/style.css');
  await services.send('/authentication/70000001/.well-known/jwks.json');
  const gone = await logIn(services, email);
  const logout = new URLSearchParams({
    id_token_hint: gone.id_token ?? '',
    post_logout_redirect_uri: 'http://localhost:3000/',
  });
  await services.send(`/authentication/70000001/logout?${logout.toString()}`);
  const {access_token: token} = await logIn(services, email);
  await visitStatusPage(services, token);
  return token;
}

const orderSchema = z.object({
  data: z.object({customer: z.object({orders: z.object({nodes: z.tuple([z.object({statusPageUrl: z.url()})])})})}),
});

/** Opens the status page of the customer's first order. */
async function visitStatusPage({send}: RunningServices, token: string): Promise<void> {
  const {text} = await send('/70000001/account/customer/api/2026-04/graphql', {
    method: 'POST',
    headers: {...PUBLIC_CLIENT, 'Content-Type': 'application/json', Authorization: token},
    body: JSON.stringify({query: '{ customer { orders(first: 1) { nodes { statusPageUrl } } } }'}),
  });
  const [{statusPageUrl}] = orderSchema.parse(JSON.parse(text)).data.customer.orders.nodes;
  await send(new URL(statusPageUrl).pathname);
}

async function logIn(services: RunningServices, email: string) {
  const tab = browser(async (input, init) => {
    const {pathname, search} = new URL(input instanceof Request ? input.url : input);
    const {body} = init ?? {};
    const {status, headers, text} = await services.send(pathname + search, {
      method: init?.method ?? 'GET',
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...(body ? {'Content-Type': 'application/x-www-form-urlencoded'} : {}),
      },
      ...(body instanceof URLSearchParams ? {body: body.toString()} : {}),
    });
    return new Response([204, 302, 303].includes(status) ? null : text, {status, headers});
  });
  const verifier = randomBytes(32).toString('base64url');
  const request = new URLSearchParams({
    client_id: CLIENT,
    response_type: 'code',
    redirect_uri: RETURN,
    scope: 'openid email customer-account-api:full',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const asked = await tab.submit(await tab.open(`${ISSUER}/oauth/authorize?${request.toString()}`), '/login', {email});
  const again = await tab.submit(asked, '/login/resend', {});
  const [mail] = await services.mails({to: email});
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  const {leftFor} = await tab.submit(again, '/login/code', {code});
  const answer = await services.send('/authentication/70000001/oauth/token', {
    method: 'POST',
    headers: {...PUBLIC_CLIENT, 'Content-Type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: RETURN,
      code: leftFor?.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }).toString(),
  });
  return tokensSchema.parse(JSON.parse(answer.text));
}
