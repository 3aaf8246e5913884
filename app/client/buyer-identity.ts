import {plainPath} from '../pages/page-path';
import {identityFreshFor} from '../domain/identity';

/** Who is logged in here, as `GET /buyer-identity` says (Specification, section 7). */
export type BuyerIdentity = {readonly id: string | null; readonly customerAccessToken: string | null};

let known: {readonly identity: Promise<BuyerIdentity>; freshUntil: number} | null = null;

/**
 * Returns the customer who is logged in in this browser. Fetched once and cached; fetched again from 100 s before the
 * token expires (Specification, section 4, Login). @throws where the worker does not answer.
 */
export async function buyerIdentity(): Promise<BuyerIdentity> {
  if (known !== null && Date.now() < known.freshUntil) return known.identity;
  const asked = {identity: ask(), freshUntil: Number.POSITIVE_INFINITY};
  known = asked;
  try {
    const identity = await asked.identity;
    asked.freshUntil = Date.now() + identityFreshFor(identity.customerAccessToken, Date.now());
    return identity;
  } catch (error) {
    known = null;
    throw error;
  }
}

async function ask(): Promise<BuyerIdentity> {
  const answer = await fetch(plainPath('buyerIdentity'), {headers: {Accept: 'application/json'}});
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isAnswer(body)) throw new Error(`The identity answered ${answer.status}.`);
  return {id: body.id, customerAccessToken: body.buyerIdentity.customerAccessToken};
}

type Answer = {readonly id: string | null; readonly buyerIdentity: {readonly customerAccessToken: string | null}};

/** The worker made it: a look at its shape tells it from an error page. */
function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'id' in value && 'buyerIdentity' in value;
}
