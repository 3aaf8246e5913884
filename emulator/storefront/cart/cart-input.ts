import * as z from 'zod';
import {numberOfGid, parseGid} from '../gid';
import {supportedCountry} from '../localization';
import type {BuyerUpdate, LineUpdate, NewLine} from './cart-change';
import {metafieldName} from './cart-metafields';
import type {CartKey} from './cart-service';
import type {CartMetafield} from './cart-state';
import {DELIVERY_ARGUMENTS, preferencesInput} from './delivery-input';

const attributes = z.array(z.strictObject({key: z.string(), value: z.string()}));

const lineInput = z
  .strictObject({
    merchandiseId: z.string(),
    quantity: z.number().nullish(),
    attributes: attributes.nullish(),
    sellingPlanId: z.string().nullish(),
  })
  .transform((line): NewLine => ({
    variantNumber: numberOfGid(line.merchandiseId, 'ProductVariant'),
    written: line.merchandiseId,
    quantity: line.quantity ?? 1,
    attributes: line.attributes ?? [],
    sellingPlanNumber: isGiven(line.sellingPlanId) ? numberOfGid(line.sellingPlanId, 'SellingPlan') : undefined,
  }));

const lineUpdateInput = z
  .strictObject({
    id: z.string(),
    quantity: z.number().nullish(),
    merchandiseId: z.string().nullish(),
    attributes: attributes.nullish(),
    sellingPlanId: z.string().nullish(),
  })
  .transform((line): LineUpdate => ({
    ...lineReference(line.id),
    ...(isGiven(line.quantity) ? {quantity: line.quantity} : {}),
    ...(isGiven(line.attributes) ? {attributes: line.attributes} : {}),
    ...(isGiven(line.merchandiseId) ? {merchandise: merchandise(line.merchandiseId)} : {}),
    ...(line.sellingPlanId === undefined ? {} : {sellingPlanNumber: plan(line.sellingPlanId)}),
  }));

const buyerIdentity = z
  .strictObject({
    email: z.string().nullish(),
    phone: z.string().nullish(),
    countryCode: z.string().nullish(),
    customerAccessToken: z.string().nullish(),
    preferences: preferencesInput.nullish(),
  })
  .transform(({email, phone, countryCode, customerAccessToken, preferences}): BuyerUpdate => ({
    ...(email === undefined ? {} : {email}),
    ...(phone === undefined ? {} : {phone}),
    ...(isGiven(countryCode) ? {countryCode: supportedCountry(countryCode)} : {}),
    ...(customerAccessToken === undefined ? {} : {customerAccessToken}),
    ...(isGiven(preferences) ? {preferences} : {}),
  }));

const cartId = z.string().transform(readCartKey);

const metafieldInput = z
  .strictObject({key: z.string(), type: z.string(), value: z.string()})
  .transform(({key, type, value}): CartMetafield => ({...metafieldName(key), type, value}));

const ownedMetafieldInput = z
  .strictObject({ownerId: cartId, key: z.string(), type: z.string(), value: z.string()})
  .transform(({ownerId, key, type, value}) => ({owner: ownerId, field: {...metafieldName(key), type, value}}));

/** The arguments of the cart mutations; what is not listed is not supported. */
export const CART_ARGUMENTS = {
  cartId,
  attributes,
  buyerIdentity,
  note: z.string().nullish(),
  codes: z.array(z.string()),
  lines: z.array(lineInput),
  lineUpdates: z.array(lineUpdateInput),
  lineIds: z.array(z.string().transform(lineReference)),
  appliedGiftCardIds: z.array(z.string()),
  cart: z
    .strictObject({
      lines: z.array(lineInput).nullish(),
      attributes: attributes.nullish(),
      buyerIdentity: buyerIdentity.nullish(),
      discountCodes: z.array(z.string()).nullish(),
      giftCardCodes: z.array(z.string()).nullish(),
      note: z.string().nullish(),
      delivery: DELIVERY_ARGUMENTS.delivery.nullish(),
      metafields: z.array(metafieldInput).nullish(),
    })
    .nullish(),
  metafields: z.array(ownedMetafieldInput),
  metafieldDelete: z
    .strictObject({ownerId: cartId, key: z.string()})
    .transform(({ownerId, key}) => ({owner: ownerId, ...metafieldName(key)})),
} as const;

/** Reads the token and secret in a cart's id. What is no cart's id has a token that no cart has. */
export function readCartKey(id: string): CartKey {
  const parsed = parseGid(id);
  if (parsed?.type !== 'Cart') return {token: '', secret: null};
  return {token: parsed.key, secret: parsed.parameters.get('key')};
}

function lineReference(written: string): {lineId: string; written: string} {
  const parsed = parseGid(written);
  return {lineId: parsed?.type === 'CartLine' ? parsed.key : '', written};
}

function merchandise(written: string): {variantNumber: number | null; written: string} {
  return {variantNumber: numberOfGid(written, 'ProductVariant'), written};
}

function plan(id: string | null): number | 'none' | null {
  return id === null ? 'none' : numberOfGid(id, 'SellingPlan');
}

/** Absent and null mean the same to the platform but where null takes something away. */
function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
