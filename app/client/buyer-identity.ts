import {plainPath} from '../pages/page-path';
import {identityFreshFor, type BuyerIdentity} from '../domain/identity';
import {fetchOwn} from './fetch-own';

let known: {readonly identity: Promise<BuyerIdentity>; freshUntil: number} | null = null;

/**
 * Returns the customer who is logged in in this browser. Fetched once and cached; fetched again from 100 s before the
 * token expires (Specification, section 4, Login). @throws where the worker does not answer.
 */
export async function buyerIdentity(): Promise<BuyerIdentity> {
  if (known !== null && Date.now() < known.freshUntil) return known.identity;
  const asked = {identity: fetchOwn(plainPath('buyerIdentity'), isIdentity), freshUntil: Number.POSITIVE_INFINITY};
  known = asked;
  try {
    const identity = await asked.identity;
    const {customerAccessToken} = identity.buyerIdentity;
    asked.freshUntil = Date.now() + identityFreshFor(customerAccessToken, Date.now());
    return identity;
  } catch (error) {
    known = null;
    throw error;
  }
}

function isIdentity(value: unknown): value is BuyerIdentity {
  return typeof value === 'object' && value !== null && 'id' in value && 'buyerIdentity' in value;
}
