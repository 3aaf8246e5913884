import type {FieldError} from '../../domain/form/form-answer';

/** The texts for what is wrong with a field of a cart form, below `cart:field`. */
export const CART_FIELD_TEXTS = [
  'required',
  'invalid',
  'too-long',
  'quantity-invalid',
  'plan-required',
  'day-past',
] as const;

export type CartFieldText = (typeof CART_FIELD_TEXTS)[number];

/** Names the text for what is wrong with a field that is filled in like any other. */
export function plainFieldText(error: FieldError): CartFieldText {
  return error === 'email' || error === 'day' ? 'invalid' : error;
}

/** Names the text for what is wrong with a field: how many, and how often it comes, have texts of their own. */
export function fieldText(field: string, error: FieldError): CartFieldText {
  if (field === 'quantity' && error === 'invalid') return 'quantity-invalid';
  if (field === 'sellingPlanId' && error === 'required') return 'plan-required';
  return plainFieldText(error);
}
