import * as z from 'zod';
import {shippingCents} from '../../checkout/quote';
import {countryName} from '../../shared/countries';
import type {AddressText, CartAddress} from '../cart/cart-state';
import {deliveryGroups, STANDARD_DELIVERY} from '../cart/delivery-groups';
import type {DeliveryGroup} from '../cart/delivery-groups';
import type {PricedCart, PricedLine} from '../cart/priced-cart';
import {connection, pageArguments} from '../connection';
import type {PageArguments} from '../connection';
import {withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {money} from '../money';
import type {Scope} from '../scope';
import {addressFields, orNull} from './address';

const DELIVERY_TITLES = {DE: 'Standardversand', EN: 'Standard delivery'} as const;

type Lines = (lines: readonly PricedLine[], page: PageArguments) => Source;

/** Returns a `CartDelivery`: the addresses of a cart. */
export function deliverySource(addresses: readonly CartAddress[], scope: Scope): Source {
  return {
    addresses: withArguments({selected: z.boolean().nullable().default(null)}, ({selected}) =>
      addresses
        .filter(({isSelected}) => selected !== true || isSelected)
        .map(({id, text, isSelected, isOneTimeUse}) => ({
          id: gid('CartSelectableAddress', id),
          selected: isSelected,
          oneTimeUse: isOneTimeUse,
          address: {__typename: 'CartDeliveryAddress', ...unlocated(text, scope)},
        })),
    ),
  };
}

/** Returns the `deliveryGroups` of a cart; none where there is none, or nobody may see them. */
export function deliveryGroupConnection(
  cart: PricedCart | null,
  page: PageArguments,
  lines: Lines,
  scope: Scope,
): Source {
  const groups = cart === null ? [] : deliveryGroups(cart.state, scope.shop.catalogue);
  return connection(
    groups,
    page,
    ({id}) => id,
    (group) => (cart === null ? null : groupSource(group, cart, lines, scope)),
  );
}

/** A `CartDeliveryGroup`. There is one rate, which stands as selected. */
function groupSource(
  {id, type, address, lineIds}: DeliveryGroup,
  cart: PricedCart,
  lines: Lines,
  scope: Scope,
): Source {
  const option: Source = {
    handle: STANDARD_DELIVERY,
    code: STANDARD_DELIVERY,
    title: DELIVERY_TITLES[scope.language],
    description: null,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: money(shippingCents(true, cart.shippingFree) ?? 0),
  };
  return {
    id,
    groupType: type,
    cartLines: withArguments(pageArguments, (page) =>
      lines(
        cart.lines.filter((line) => lineIds.includes(line.id)),
        page,
      ),
    ),
    deliveryAddress: mailingAddress(address, scope),
    deliveryOptions: [option],
    selectedDeliveryOption: option,
  };
}

function mailingAddress({id, text}: CartAddress, scope: Scope): Source {
  return {
    __typename: 'MailingAddress',
    id: gid('MailingAddress', id),
    country: countryName(text.countryCode, scope.language),
    countryCodeV2: text.countryCode,
    province: null,
    ...unlocated(text, scope),
  };
}

/** A province is told by its code alone, and nothing is located. */
function unlocated(text: AddressText, {language}: Scope): Source {
  const {countryCode, provinceCode = '', phone} = text;
  const known = {countryCode, provinceCode: orNull(provinceCode), phone: orNull(phone)};
  return {...addressFields(text, language), ...known, latitude: null, longitude: null};
}
