import {CART_ARGUMENTS as A} from '../cart/cart-input';
import {metafieldProblem} from '../cart/cart-metafields';
import type {CartKey} from '../cart/cart-service';
import type {CartMetafield} from '../cart/cart-state';
import {invalid, withArguments} from '../field';
import type {Field, Source} from '../field';
import type {Scope} from '../scope';
import {cartMetafields, cartSource} from './cart';
import {metafieldSource} from './metafield';

/** How many metafields the platform takes in one request. */
const MAX_METAFIELDS = 25;

type Owned = {readonly owner: CartKey; readonly field: CartMetafield};
type UserError = {readonly code: string; readonly field: readonly string[]; readonly message: string};

/** Returns the mutations of a cart's metafields, each under its name. All of a request are set, or none. */
export function cartMetafieldMutations(scope: Scope): Readonly<Record<string, Field>> {
  return {
    cartMetafieldsSet: withArguments({metafields: A.metafields}, ({metafields}) => setMetafields(metafields, scope)),
    cartMetafieldDelete: withArguments({input: A.metafieldDelete}, ({input}) => deleteMetafield(input, scope)),
  };
}

async function setMetafields(given: readonly Owned[], scope: Scope): Promise<Source> {
  if (given.length > MAX_METAFIELDS) throw invalid(`Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`);
  const open = await Promise.all(given.map(({owner}) => isOpen(owner, scope)));
  const userErrors = given.flatMap(({field}, index) => {
    const code = open[index] === true ? metafieldProblem(field) : 'INVALID_OWNER';
    return code === null ? [] : [{...userError(code, ['metafields', String(index)]), elementIndex: index}];
  });
  if (userErrors.length > 0) return {metafields: null, userErrors};
  const written: Source[] = [];
  for (const {owner, field} of given) {
    const {cart} = await scope.carts.change(owner, {kind: 'metafields-set', metafields: [field]});
    if (cart === null) return {metafields: written, userErrors: [userError('INVALID_OWNER', ['metafields'])]};
    const fields = cartMetafields(cart.state, true, () => cartSource(cart, true, scope));
    written.push(metafieldSource(field, fields, scope));
  }
  return {metafields: written, userErrors: []};
}

async function deleteMetafield(
  {owner, namespace, key}: {readonly owner: CartKey; readonly namespace: string; readonly key: string},
  scope: Scope,
): Promise<Source> {
  const cart = await scope.carts.read(owner);
  if (cart === null || cart.state.secret !== owner.secret) {
    return {deletedId: null, userErrors: [userError('INVALID_OWNER', ['input', 'ownerId'])]};
  }
  const field = cart.state.metafields?.find((each) => each.namespace === namespace && each.key === key);
  if (field === undefined) {
    return {deletedId: null, userErrors: [userError('METAFIELD_DOES_NOT_EXIST', ['input', 'key'])]};
  }
  await scope.carts.change(owner, {kind: 'metafield-delete', namespace, key});
  const fields = cartMetafields(cart.state, true, () => cartSource(cart, true, scope));
  return {deletedId: metafieldSource(field, fields, scope)['id'], userErrors: []};
}

async function isOpen(owner: CartKey, {carts}: Scope): Promise<boolean> {
  const cart = await carts.read(owner);
  return cart !== null && cart.state.secret === owner.secret;
}

function userError(code: string, field: readonly string[]): UserError {
  return {code, field, message: `The metafield was refused: ${code}`};
}
