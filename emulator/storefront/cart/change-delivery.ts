import {findCountry} from '../../shared/countries';
import type {AddressInput, CartProblem, DeliveryChoice} from './cart-change';
import {ADDRESS_PARTS, NO_ADDRESS} from './cart-state';
import type {AddressText, CartAddress, CartState} from './cart-state';
import type {ChangedCart, ChangeWorld} from './changed-cart';
import {deliveryGroups, STANDARD_DELIVERY} from './delivery-groups';
import {ERRORS} from './messages';

const MAX_ADDRESSES = 20;
/** What a parcel needs, for a client that wants a whole address. */
const STRICTLY_REQUIRED = ['lastName', 'address1', 'zip', 'city', 'countryCode'] as const;

/** Adds addresses behind those of the cart; one that is selected takes that from the others. */
export function addAddresses(state: CartState, given: readonly AddressInput[], world: ChangeWorld): ChangedCart {
  const added = given.map(({text, isSelected = false, isOneTimeUse = false}): CartAddress => ({
    id: world.newId(),
    text: {...NO_ADDRESS, ...text},
    isSelected,
    isOneTimeUse,
  }));
  return withAddresses(state, [...(state.addresses ?? []), ...added], added, given);
}

/** Changes addresses; parts that are not given stay. */
export function updateAddresses(
  state: CartState,
  given: readonly (AddressInput & {readonly id: string})[],
): ChangedCart {
  const before = state.addresses ?? [];
  const problems = unknownAddresses(
    before,
    given.map(({id}) => id),
    (index) => ['addresses', String(index), 'id'],
  );
  if (problems.length > 0) return {state, problems, warnings: []};
  const changedOnes = given.flatMap(({id, text, isSelected, isOneTimeUse}) => {
    const address = before.find((each) => each.id === id);
    if (address === undefined) return [];
    const flags = {isSelected: isSelected ?? address.isSelected, isOneTimeUse: isOneTimeUse ?? address.isOneTimeUse};
    return [{id, text: {...address.text, ...text}, ...flags}];
  });
  const after = before.map((address) => changedOnes.find(({id}) => id === address.id) ?? address);
  return withAddresses(state, after, changedOnes, given);
}

/** Removes addresses. */
export function removeAddresses(state: CartState, ids: readonly string[]): ChangedCart {
  const before = state.addresses ?? [];
  const problems = unknownAddresses(before, ids, (index) => ['addressIds', String(index)]);
  return {state: {...state, addresses: before.filter(({id}) => !ids.includes(id))}, problems, warnings: []};
}

/** Chooses delivery options for delivery groups. There is one, which stands as selected: nothing is to be kept. */
export function chooseDeliveryOptions(
  state: CartState,
  chosen: readonly DeliveryChoice[],
  {catalogue}: ChangeWorld,
): ChangedCart {
  const groups = new Set(deliveryGroups(state, catalogue).map(({id}) => id));
  const problems = chosen.flatMap(({group, option}, index): CartProblem[] => {
    const field = ['selectedDeliveryOptions', String(index)];
    if (!groups.has(group)) {
      const message = ERRORS.noDeliveryGroup;
      return [{code: 'INVALID_DELIVERY_GROUP', field: [...field, 'deliveryGroupId'], message}];
    }
    if (option === STANDARD_DELIVERY) return [];
    const message = ERRORS.noDeliveryOption;
    return [{code: 'INVALID_DELIVERY_OPTION', field: [...field, 'deliveryOptionHandle'], message}];
  });
  return {state, problems, warnings: []};
}

/** @param touched those of `addresses` that are new or changed, in the order of `given` */
function withAddresses(
  state: CartState,
  addresses: readonly CartAddress[],
  touched: readonly CartAddress[],
  given: readonly AddressInput[],
): ChangedCart {
  const problems = touched.flatMap(({text}, index) => incomplete(text, given[index]?.isStrict === true, index));
  const selected = touched.filter(({isSelected}) => isSelected);
  if (selected.length > 1) {
    const field = ['addresses'];
    problems.push({code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field, message: ERRORS.oneAddress});
  }
  if (addresses.length > MAX_ADDRESSES) {
    problems.push({code: 'TOO_MANY_DELIVERY_ADDRESSES', field: ['addresses'], message: ERRORS.addressLimit});
  }
  const [chosen] = selected;
  const after = addresses.map((address) =>
    chosen === undefined ? address : {...address, isSelected: address.id === chosen.id},
  );
  return {state: {...state, addresses: after}, problems, warnings: []};
}

function incomplete(text: AddressText, isStrict: boolean, index: number): CartProblem[] {
  const required = isStrict ? STRICTLY_REQUIRED : (['countryCode'] as const);
  const field = ['addresses', String(index), 'address', 'deliveryAddress'];
  const missing = (part: string): CartProblem => ({
    code: 'ADDRESS_FIELD_IS_REQUIRED',
    field: [...field, part],
    message: ERRORS.missingAddressPart,
  });
  const parts = ADDRESS_PARTS.filter((part) => required.some((name) => name === part) && text[part] === '');
  const {countryCode, provinceCode = ''} = text;
  const zone = isStrict ? findCountry(countryCode)?.zone : undefined;
  if (zone === undefined || zone.test(provinceCode)) return parts.map(missing);
  const unknown: CartProblem = {
    code: 'PROVINCE_NOT_FOUND',
    field: [...field, 'provinceCode'],
    message: ERRORS.noProvince,
  };
  return [...parts.map(missing), provinceCode === '' ? missing('provinceCode') : unknown];
}

function unknownAddresses(
  known: readonly CartAddress[],
  ids: readonly string[],
  fieldOf: (index: number) => readonly string[],
): CartProblem[] {
  return ids.flatMap((id, index): CartProblem[] =>
    known.some((address) => address.id === id)
      ? []
      : [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: fieldOf(index), message: ERRORS.noAddress(id)}],
  );
}
