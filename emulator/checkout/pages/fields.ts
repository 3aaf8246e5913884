import {html} from 'hono/html';
import type {CheckoutField, CheckoutForm, FieldErrors} from '../checkout-form';
import {countryChoices} from '../../shared/countries';
import type {Language} from '../../shared/language';
import {PAYMENT_METHODS} from '../payment';
import {TEXTS} from '../texts';
import type {Html} from '../../shared/html';

/** What was typed so far and what is wrong with it. */
export type FieldValues = {readonly language: Language; readonly form: CheckoutForm; readonly errors: FieldErrors};

type Field = {
  readonly name: Exclude<CheckoutField, 'countryCode' | 'payment'>;
  readonly autocomplete: string;
  readonly type?: 'email' | 'tel';
  readonly optional?: boolean;
  /** Takes half of the line where there is room. */
  readonly half?: boolean;
};

export const CONTACT_FIELD: Field = {name: 'email', autocomplete: 'email', type: 'email'};

export const ADDRESS_FIELDS: readonly Field[] = [
  {name: 'firstName', autocomplete: 'shipping given-name', half: true},
  {name: 'lastName', autocomplete: 'shipping family-name', half: true},
  {name: 'company', autocomplete: 'shipping organization', optional: true},
  {name: 'address1', autocomplete: 'shipping address-line1'},
  {name: 'address2', autocomplete: 'shipping address-line2', optional: true},
  {name: 'zip', autocomplete: 'shipping postal-code', half: true},
  {name: 'city', autocomplete: 'shipping address-level2', half: true},
  {name: 'phone', autocomplete: 'shipping tel', type: 'tel', optional: true},
];

/** Returns one labelled text field with its error. */
export function textField(field: Field, {language, form, errors}: FieldValues): Html {
  const t = TEXTS[language];
  const {name} = field;
  const error = errors[name];
  return html`<div class="field${field.half ? ' half' : ''}">
    <label for="${name}">${t.field[name]}${field.optional ? html` <small>(${t.optional})</small>` : ''}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type ?? 'text'}"
      value="${form[name]}"
      autocomplete="${field.autocomplete}"
      maxlength="255"
      ${field.optional ? '' : html`required`}
      ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}
    />
    ${fieldError(name, {language, errors})}
  </div>`;
}

/** Returns the country of delivery with the note on where only coffee may go. */
export function countryField({language, form, errors}: FieldValues): Html {
  const t = TEXTS[language];
  return html`<div class="field">
    <label for="countryCode">${t.field['countryCode']}</label>
    <select
      id="countryCode"
      name="countryCode"
      autocomplete="shipping country"
      required
      aria-describedby="country-note${errors.countryCode ? ' countryCode-error' : ''}"
      ${errors.countryCode ? html`aria-invalid="true"` : ''}
    >
      <option value="">${t.chooseCountry}</option>
      ${countryChoices(language).map(
        ({code, name}) =>
          html`<option value="${code}" ${code === form.countryCode ? html`selected` : ''}>${name}</option>`,
      )}
    </select>
    ${fieldError('countryCode', {language, errors})}
    <p class="hint" id="country-note">${t.countryNote}</p>
  </div>`;
}

/** Returns the nine ways to pay as radio buttons. */
export function paymentFields({language, form, errors}: FieldValues): Html {
  const t = TEXTS[language];
  return html`<div class="choices${errors.payment ? ' invalid' : ''}" id="payment" tabindex="-1">
      ${PAYMENT_METHODS.map(
        (method) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="payment"
              value="${method}"
              required
              ${method === form.payment ? html`checked` : ''}
              ${errors.payment ? html`aria-describedby="payment-error"` : ''}
            /><span>${t.paymentName[method]}</span></label
          >`,
      )}
    </div>
    ${fieldError('payment', {language, errors})}
    <p class="hint">${t.paymentNote}</p>`;
}

function fieldError(name: CheckoutField, {language, errors}: Pick<FieldValues, 'language' | 'errors'>): Html {
  const code = errors[name];
  return code ? html`<p class="error" id="${name}-error">${TEXTS[language].error[code]}</p>` : html``;
}
