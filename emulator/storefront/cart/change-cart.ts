import type {CartChange, CartProblem} from './cart-change';
import {metafieldProblem} from './cart-metafields';
import type {CartMetafield, CartState} from './cart-state';
import {addAddresses, chooseDeliveryOptions, removeAddresses, updateAddresses} from './change-delivery';
import {addLines, removeLines, updateLines} from './change-lines';
import type {ChangedCart, ChangeWorld} from './changed-cart';
import {ERRORS} from './messages';

const MAX_NOTE = 5000;

/** Applies one change to a cart, wholly or, when something is wrong with it, not at all. */
export function changeCart(state: CartState, change: CartChange, world: ChangeWorld): ChangedCart {
  const changed = apply(state, change, world);
  if (changed.problems.length > 0) return {...changed, state, warnings: []};
  const buyer = {...changed.state.buyer, language: world.language};
  return {...changed, state: {...changed.state, buyer, updatedAt: world.now}};
}

function apply(state: CartState, change: CartChange, world: ChangeWorld): ChangedCart {
  switch (change.kind) {
    case 'lines-add':
      return addLines(state, change.lines, world);
    case 'lines-update':
      return updateLines(state, change.lines, world);
    case 'lines-remove':
      return removeLines(state, change.lines);
    case 'attributes':
      return changed({...state, attributes: change.attributes});
    case 'discount-codes':
      return changed({...state, discountCodes: withoutRepeats(change.codes.filter((code) => code !== ''))});
    case 'gift-cards-add':
      return changed({...state, giftCardCodes: withoutRepeats([...state.giftCardCodes, ...change.codes])});
    case 'gift-cards-update':
      return changed({...state, giftCardCodes: withoutRepeats(change.codes)});
    case 'gift-cards-remove':
      return changed({...state, giftCardCodes: state.giftCardCodes.filter((code) => !change.codes.includes(code))});
    case 'note':
      return change.note.length > MAX_NOTE
        ? refused(state, {code: 'NOTE_TOO_LONG', field: ['note'], message: ERRORS.noteTooLong(MAX_NOTE)})
        : changed({...state, note: change.note});
    case 'buyer':
      return changeBuyer(state, change);
    case 'addresses-add':
      return addAddresses(state, change.addresses, world);
    case 'addresses-replace':
      return addAddresses({...state, addresses: []}, change.addresses, world);
    case 'addresses-update':
      return updateAddresses(state, change.addresses);
    case 'addresses-remove':
      return removeAddresses(state, change.ids);
    case 'delivery-options':
      return chooseDeliveryOptions(state, change.chosen, world);
    case 'metafields-set':
      return setMetafields(state, change.metafields);
    case 'metafield-delete':
      return changed({...state, metafields: (state.metafields ?? []).filter((field) => !isSameField(field, change))});
  }
}

function changeBuyer(state: CartState, {buyer}: CartChange & {kind: 'buyer'}): ChangedCart {
  const {customerAccessToken, customer, ...known} = buyer;
  if (typeof customerAccessToken === 'string' && customer === undefined) {
    const field = ['buyerIdentity', 'customerAccessToken'];
    return refused(state, {code: 'INVALID', field, message: ERRORS.invalidCustomer});
  }
  if (typeof known.email === 'string' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(known.email)) {
    return refused(state, {code: 'INVALID', field: ['buyerIdentity', 'email'], message: ERRORS.invalidEmail});
  }
  const {customer: before, ...guest} = {...state.buyer, ...known};
  const attached = customerAccessToken === undefined ? before : customer;
  if (attached === undefined) return changed({...state, buyer: guest});
  return changed({...state, buyer: {...guest, email: guest.email ?? attached.email, customer: attached}});
}

function setMetafields(state: CartState, given: readonly CartMetafield[]): ChangedCart {
  const index = given.findIndex((field) => metafieldProblem(field) !== null);
  if (index >= 0) {
    const field = ['metafields', String(index)];
    return refused(state, {code: 'INVALID_METAFIELDS', field, message: ERRORS.invalidMetafields});
  }
  const kept = (state.metafields ?? []).filter((before) => !given.some((field) => isSameField(before, field)));
  return changed({...state, metafields: [...kept, ...given]});
}

function isSameField(
  a: Pick<CartMetafield, 'namespace' | 'key'>,
  b: Pick<CartMetafield, 'namespace' | 'key'>,
): boolean {
  return a.namespace === b.namespace && a.key === b.key;
}

/** Codes without case-variants of an earlier one. */
function withoutRepeats(codes: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const code of codes) if (!seen.has(code.toUpperCase())) seen.set(code.toUpperCase(), code);
  return [...seen.values()];
}

function changed(state: CartState): ChangedCart {
  return {state, problems: [], warnings: []};
}

function refused(state: CartState, problem: CartProblem): ChangedCart {
  return {state, problems: [problem], warnings: []};
}
