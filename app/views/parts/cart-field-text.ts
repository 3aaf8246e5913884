import type {FieldError} from '../../domain/form/form-answer';

/** The texts for what is wrong with a field of a cart form, below `cart:field`. */
export const CART_FIELD_TEXTS = [
  'required',
  'invalid',
  'too-long',
  'quantity-invalid',
  'plan-required',
  'day-past',
  'day-too-late',
  'recipient-required',
  'words-too-long',
] as const;

export type CartFieldText = (typeof CART_FIELD_TEXTS)[number];

/**
 * Fields with texts of their own: how many, how often it comes, and what a gift brings. A number that is missing may be letters that
 * stand in its field: Firefox and Safari let them be typed, and send nothing.
 */
export const OWN_TEXTS: Readonly<Record<string, Partial<Record<FieldError, CartFieldText>>>> = {
  quantity: {required: 'quantity-invalid', invalid: 'quantity-invalid'},
  sellingPlanId: {required: 'plan-required'},
  recipientName: {'too-long': 'words-too-long'},
  recipientEmail: {required: 'recipient-required', 'too-long': 'words-too-long'},
  senderName: {'too-long': 'words-too-long'},
  message: {'too-long': 'words-too-long'},
  sendOn: {invalid: 'day-too-late'},
};

/** Names the text for what is wrong with a field. */
export function fieldText(field: string, error: FieldError): CartFieldText {
  const own = Object.hasOwn(OWN_TEXTS, field) ? OWN_TEXTS[field]?.[error] : undefined;
  return own ?? (error === 'email' || error === 'day' || error === 'not-delivered' ? 'invalid' : error);
}
