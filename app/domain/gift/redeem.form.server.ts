import * as z from 'zod';

import {shippingCountry} from '../../config/countries';
import {defineForm} from '../form/define-form.server';
import {email, line} from '../form/fields.server';
import {lacksProvince, withOwnProvince} from '../province';
import {ADDRESS_FIELDS, voucherCode, VOUCHER_REFUSALS} from './gift-voucher';

/** Where the deliveries of a voucher go, and whom the mails about them reach. */
export type RedemptionRequest = {
  readonly email: string;
  readonly address: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly address1: string;
    readonly address2: string;
    readonly zip: string;
    readonly city: string;
    readonly province: string;
    readonly countryCode: string;
    readonly phone: string;
  };
};

const schema = z
  .object({
    /** `null` for what cannot be a code. */
    code: z.string().optional().transform(voucherCode),
    firstName: line(100),
    lastName: line(100),
    company: line(100).default(''),
    address1: line(200),
    address2: line(200).default(''),
    zip: line(20),
    city: line(100),
    province: line(100).default(''),
    countryCode: line(2).refine((code) => shippingCountry(code)?.availableForSubscription === true, 'invalid'),
    phone: line(30),
    email,
  })
  .refine((fields) => !lacksProvince(fields), {path: ['province'], error: 'required'})
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
  fields: [...ADDRESS_FIELDS, 'code'] as const,
  schema,
  limit: ({code}) => (code === null ? null : {limit: 'giftRedemption', targets: [code]}),
  refusals: VOUCHER_REFUSALS,
});
