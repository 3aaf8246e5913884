import * as z from 'zod';
import {parseGid} from '../gid';
import type {AddressInput, DeliveryChoice} from './cart-change';
import type {AddressText, CartPreferences} from './cart-state';

const part = z.string().nullish();

const address = z
  .strictObject({
    deliveryAddress: z
      .strictObject({
        firstName: part,
        lastName: part,
        company: part,
        address1: part,
        address2: part,
        zip: part,
        city: part,
        countryCode: part,
        provinceCode: part,
        phone: part,
      })
      .nullish(),
  })
  .transform(({deliveryAddress}): Partial<AddressText> => {
    const given = Object.entries(deliveryAddress ?? {}).filter(([, text]) => text !== undefined);
    return Object.fromEntries(given.map(([name, text]) => [name, (text ?? '').trim()]));
  });

const flags = {
  selected: z.boolean().nullish(),
  oneTimeUse: z.boolean().nullish(),
  validationStrategy: z.enum(['COUNTRY_CODE_ONLY', 'STRICT']).nullish(),
};

type Flags = z.output<z.ZodObject<typeof flags>>;

function addressInput(text: Partial<AddressText>, {selected, oneTimeUse, validationStrategy}: Flags): AddressInput {
  return {
    text,
    isStrict: validationStrategy === 'STRICT',
    ...(typeof selected === 'boolean' ? {isSelected: selected} : {}),
    ...(typeof oneTimeUse === 'boolean' ? {isOneTimeUse: oneTimeUse} : {}),
  };
}

/** The id of an address without its type; the text itself where it is no address's id. */
const addressId = z.string().transform((id) => {
  const parsed = parseGid(id);
  return parsed?.type === 'CartSelectableAddress' ? parsed.key : id;
});

const addresses = z.array(z.strictObject({address, ...flags}).transform((given) => addressInput(given.address, given)));

/** What clients say about the delivery of a cart; what is not listed is not supported. */
export const DELIVERY_ARGUMENTS = {
  addresses,
  addressUpdates: z.array(
    z
      .strictObject({id: addressId, address: address.nullish(), ...flags})
      .transform((given) => ({id: given.id, ...addressInput(given.address ?? {}, given)})),
  ),
  addressIds: z.array(addressId),
  delivery: z.strictObject({addresses: addresses.nullish()}),
  selectedDeliveryOptions: z.array(
    z
      .strictObject({deliveryGroupId: z.string(), deliveryOptionHandle: z.string()})
      .transform((given): DeliveryChoice => ({group: given.deliveryGroupId, option: given.deliveryOptionHandle})),
  ),
} as const;

/** The preferences of a buyer, which the checkout is told. */
export const preferencesInput = z
  .strictObject({
    delivery: z
      .strictObject({
        deliveryMethod: z.array(z.string()).nullish(),
        pickupHandle: z.array(z.string()).nullish(),
        coordinates: z.strictObject({latitude: z.number(), longitude: z.number(), countryCode: z.string()}).nullish(),
      })
      .nullish(),
    wallet: z.array(z.literal('shop_pay')).nullish(),
  })
  .transform(({delivery, wallet}): CartPreferences => ({
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
    wallet: wallet ?? null,
  }));
