import type {MiddlewareHandler} from 'hono';
import * as z from 'zod';
import {emailSchema} from '../../contracts/fields';
import type {ServiceApp} from './app';
import {newId, refuse} from './app';
import {RETENTION} from '../config/retention';
import {digest} from '../domain/codes';
import {jsonOf} from '../domain/json';
import {endOf} from '../domain/retention';
import {noteHolding} from '../objects/address-index';
import type {AddressIndexEnv} from '../objects/address-index';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,255}$/;
const ID_LENGTH = 32;

const ofAddressSchema = z.object({email: emailSchema});

/**
 * Runs a POST once per `Idempotency-Key`: a repeated request gets the first answer. A malformed key is 400 `invalid_idempotency_key`, the same key
 * with another body 422 `idempotency_key_reused`. Outages (5xx) and limits (429) are not stored; the repetition has the same request id, so
 * that steps which are done are not done again.
 */
export const idempotent: MiddlewareHandler<ServiceApp> = async (c, next) => {
  const key = c.req.header(HEADER);
  if (c.req.method !== 'POST' || key === undefined) {
    c.set('requestId', newId());
    return next();
  }
  if (!KEY.test(key)) return refuse(c, 400, 'invalid_idempotency_key');
  const name = `${c.req.path} ${key}`;
  c.set('requestId', (await digest(name)).slice(0, ID_LENGTH));
  const text = await c.req.text();
  const fingerprint = await digest(text);
  const requests = c.env.IDEMPOTENCY.getByName(name);
  const beginning = await requests.begin(fingerprint);
  if (beginning.state === 'mismatch') return refuse(c, 422, 'idempotency_key_reused');
  if (beginning.state === 'answered') {
    const {status, body} = beginning.answer;
    const headers = {'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Idempotency-Replayed': 'true'};
    return new Response(body, {status, headers});
  }
  try {
    await noteOwner(c.env, name, text);
  } catch (error) {
    await requests.abandon(beginning.run);
    throw error;
  }
  try {
    await next();
  } finally {
    const {status} = c.res;
    if (c.error !== undefined || status >= 500 || status === 429) await requests.abandon(beginning.run);
    else await requests.finish(beginning.run, fingerprint, {status, body: await c.res.clone().text()});
  }
};

/** Notes for the address in a request's body, if there is one, that the answer to the request is stored. */
async function noteOwner(env: AddressIndexEnv, name: string, text: string): Promise<void> {
  const {email} = ofAddressSchema.safeParse(jsonOf(text)).data ?? {};
  if (email === undefined) return;
  const until = endOf(RETENTION.idempotentRequest.period, Date.now());
  await noteHolding(env, email, {kind: 'request', name}, until);
}
