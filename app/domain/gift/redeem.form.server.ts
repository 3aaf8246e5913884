import * as z from 'zod';

import {isDelivered} from '#contracts/delivered-place';
import {lacksProvince} from '#contracts/province';

import type {PostalAddress} from '../address';
import {addressFields, NOT_DELIVERED, PROVINCE_REQUIRED} from '../form/address-fields.server';
import {defineForm} from '../form/define-form.server';
import {email} from '../form/fields.server';
import {withOwnProvince} from '../province';
import {CARRIED_FIELDS, RECIPIENT_FIELDS, voucherCode, VOUCHER_REFUSALS} from './gift-voucher';

/** Where the deliveries of a voucher go, and whom the mails about them reach. */
export type RedemptionRequest = {
  readonly email: string;
  readonly address: PostalAddress;
};

const schema = z
  .object({
    /** `null` for what cannot be a code. */
    code: z.string().optional().transform(voucherCode),
    ...addressFields(({availableForSubscription}) => availableForSubscription),
    email,
  })
  .refine((fields) => !lacksProvince(fields), PROVINCE_REQUIRED)
  .refine(isDelivered, NOT_DELIVERED)
  .transform(
    ({code, email: to, ...address}): {readonly code: string | null; readonly redemption: RedemptionRequest} => ({
      code,
      redemption: {email: to, address: withOwnProvince(address)},
    }),
  );

/**
 * The address step. Only company and address2 may be empty (Specification, section 5, Address form); the country is one
 * that subscriptions go to (section 5, Countries).
 */
export const redeemForm = defineForm({
  fields: [...RECIPIENT_FIELDS, 'code', ...CARRIED_FIELDS] as const,
  schema,
  limit: ({code}) => (code === null ? null : {name: 'giftRedemption', targets: [code]}),
  refusals: VOUCHER_REFUSALS,
});
