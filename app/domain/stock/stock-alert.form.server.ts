import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {email, line} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';
import {HANDLE, ID_NUMBER} from '../product/platform-names';
import {STOCK_OCCASIONS, type StockAlert, type StockAlertField} from './stock-alert';

const FIELDS = ['variant', 'handle', 'email', 'occasion'] as const satisfies readonly StockAlertField[];

const schema: z.ZodType<StockAlert> = z.object({
  variant: z.string({error: 'required'}).regex(ID_NUMBER, 'invalid').transform(Number),
  handle: z.string({error: 'required'}).regex(HANDLE, 'invalid'),
  email,
  occasion: z.enum(STOCK_OCCASIONS, {error: 'invalid'}).default('stock'),
});

/** The form of a product that is sold out. */
export const stockAlertForm = defineForm({
  fields: FIELDS,
  schema,
  limit: ({email: to}) => ({
    name: 'stockAlert',
    targets: [mailbox(to)],
    mail: {name: 'mail', to: mailbox(to), isPurpose: true},
  }),
  refusals: {},
});

/** The button behind a link of such a mail, with the link's token. */
export const stockLinkForm = defineForm({
  fields: ['token'],
  isButton: true,
  schema: z.object({token: line(512).default('').catch('')}),
  refusals: {},
});
