import type {Context} from 'hono';
import type * as z from 'zod';
import {now} from '../../shared/clock';
import {shop} from '../../storefront/shop';
import type {Account} from '../account';
import {customerOfId} from '../account';
import type {Command} from '../command';
import type {Known} from '../directory-object';
import type {SubscriptionEnv} from '../env';
import {directoryOf, subscriberOf} from '../env';
import {goodsBook} from '../goods';
import type {GoodsBook} from '../goods';
import type {CommandRefusal} from '../refusal';
import type {WireWorld} from '../wire/wire-charge';

/** Whom a request may see: one customer, or with the store's token (`null`) everyone. */
export type ApiApp = {readonly Bindings: SubscriptionEnv; readonly Variables: {readonly session: Known | null}};

export type ApiContext = Context<ApiApp>;

/** Returns the customer that a thing belongs to, where the request may see them; `null` where not. */
export async function ownerOf(c: ApiContext, id: number): Promise<Known | null> {
  return customerOf(c, customerOfId(id));
}

/** Returns the customer of a number, where the request may see them; `null` where not. */
export async function customerOf(c: ApiContext, number: number): Promise<Known | null> {
  const session = c.get('session');
  if (session !== null) return session.number === number ? session : null;
  return directoryOf(c.env).find(number);
}

/** Returns the account of a customer as it is now. */
export function viewAccount(c: ApiContext, known: Known): Promise<Account> {
  return subscriberOf(c.env, known.number).view(known, now(c.env));
}

/**
 * Carries out a command for the owner of a thing and answers with what `show` makes of the account.
 *
 * @param id of the thing that the command is about
 */
export async function carryOutFor(
  c: ApiContext,
  id: number,
  command: Command,
  show: (account: Account, ids: readonly number[]) => object | null,
  status: 200 | 201 = 200,
): Promise<Response> {
  const known = await ownerOf(c, id);
  return known === null ? notFound(c) : carryOutAs(c, known, command, show, status);
}

/** Carries out a command for a customer and answers like `carryOutFor`. */
export async function carryOutAs(
  c: ApiContext,
  known: Known,
  command: Command,
  show: (account: Account, ids: readonly number[]) => object | null,
  status: 200 | 201 = 200,
): Promise<Response> {
  const reply = await subscriberOf(c.env, known.number).command(known, command, now(c.env));
  if (!reply.ok) return refuse(c, reply.refusal);
  const body = show(reply.account, reply.ids);
  return body === null ? notFound(c) : c.json(body, status);
}

/** Answers with the status and the `errors` of a refusal. */
export function refuse(c: ApiContext, {status, errors}: CommandRefusal): Response {
  return c.json({errors}, status);
}

/** Answers with 404 in the form of the API. */
export function notFound(c: ApiContext): Response {
  return c.json({errors: 'Not Found'}, 404);
}

/** Returns the number in a path's parameter; 0, which nothing is named by, where it is none. */
export function idOf(c: ApiContext, name = 'id'): number {
  const text = c.req.param(name) ?? '';
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : 0;
}

/** Tells whether the queued charges shall be made anew at once. */
export function commits(c: ApiContext): boolean {
  return c.req.query('commit') === 'true';
}

/** Returns the request's body where it has the wanted form, else the answer that says what is wrong with it. */
export async function bodyOf<T>(c: ApiContext, schema: z.ZodType<T>): Promise<{readonly body: T} | Response> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    return c.json({errors: 'The request body is not valid JSON.'}, 400);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return {body: parsed.data};
  return refuse(c, {status: 422, errors: wrongFields(parsed.error)});
}

/** Tells what is wrong with a request's body, by field. */
export function wrongFields({issues}: z.ZodError): Readonly<Record<string, readonly string[]>> {
  const errors: Record<string, string[]> = {};
  for (const {path, message} of issues) {
    const field = path[0] === undefined ? 'base' : String(path[0]);
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

/** Returns what things are told with. */
export function wireWorld(c: ApiContext): WireWorld & {readonly goods: GoodsBook} {
  const {catalogue} = shop();
  return {
    pictureOrigin: c.env.PICTURE_ORIGIN ?? c.env.EMULATOR_ORIGIN,
    discountCode: (code) => catalogue.discountCode(code),
    goods: goodsBook(catalogue),
  };
}
