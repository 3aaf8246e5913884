import {describe, expect, it} from 'vitest';

import de from '#locales/de/cart.json';
import en from '#locales/en/cart.json';

import {LIMITS} from '../../config/commerce';
import {LANGUAGES} from '../../config/languages';
import {CART_REFUSALS} from '../../domain/cart/refusal';
import {createTranslate} from '../../i18n/translate';
import {CART_FIELD_TEXTS} from '../parts/cart-field-text';

const texts = {de, en};
const keys = [
  ...CART_REFUSALS.map((code) => `cart:refusal.${code}` as const),
  ...CART_FIELD_TEXTS.map((code) => `cart:field.${code}` as const),
];

describe.each(LANGUAGES)('texts in %s', (language) => {
  const translate = createTranslate(language, {cart: texts[language]});

  it.each(keys)('%s says something, complete without values', (key) => {
    const text = translate(key);
    expect(text).not.toBe(key);
    expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u);
  });

  it('no two codes say the same', () => {
    expect(new Set(keys.map((key) => translate(key))).size).toBe(keys.length);
  });

  it('there is none for a code that does not exist', () => {
    expect(Object.keys(texts[language].refusal)).toHaveLength(CART_REFUSALS.length);
    expect(Object.keys(texts[language].field)).toHaveLength(CART_FIELD_TEXTS.length);
  });

  it('the largest quantity is the one that a form accepts', () => {
    expect(translate('cart:field.quantity-invalid')).toContain(` ${LIMITS.quantityMax} `.trimEnd());
  });
});

it('English says the sentences that the specification quotes', () => {
  const translate = createTranslate('en', {cart: en});
  expect(translate('cart:codes.code.success')).toBe('Code successfully applied');
  expect(translate('cart:codes.code.failure')).toBe('Code could not be applied');
  expect(translate('cart:perks.remaining', {amount: '€4.00'})).toBe('Only €4.00 left until free shipping');
  expect(translate('cart:project.change')).toBe('Select a different project');
  expect(translate('cart:field.required')).toBe('This field is required.');
});
