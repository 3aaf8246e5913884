import type {BrowserContext} from '@playwright/test';

import type {Language} from '../../app/config/languages';
import {type GOODS, productUrl} from './goods';
import {forms} from './html';
import type {Answer, Visitor} from './visitor';

type Good = (typeof GOODS)[keyof typeof GOODS];

/** The content of a cart, as shown on its page. */
export type CartContents = {
  readonly lines: readonly {readonly lineId: string; readonly quantity: string}[];
  /** As written in the header's badge. */
  readonly badge: string | undefined;
};

/** The add-to-cart form, as its page sends it without JavaScript. */
export async function addForm(visitor: Visitor, good: Good, language: Language = 'de') {
  const {body} = await visitor.get(productUrl(language, good));
  const form = forms(body).find(({fields}) => fields['intent'] === 'add');
  if (!form) throw new Error(`No form to buy ${good.title[language]}`);
  return form;
}

/** Adds a product to the cart without JavaScript; returns the response to the form. */
export async function addToCart(
  visitor: Visitor,
  good: Good,
  {language = 'de', quantity = 1}: {language?: Language; quantity?: number} = {},
): Promise<Answer> {
  const {action, fields} = await addForm(visitor, good, language);
  return visitor.post(action, {body: {...fields, quantity: String(quantity)}});
}

/** The number in the badge of a page's HTML. */
export const badgeIn = (html: string) => /data-badge=""[^>]*data-count="([^"]*)"/.exec(html)?.[1];

/** Reads the cart's page. */
export async function cartContents(visitor: Visitor, language: Language = 'de'): Promise<CartContents> {
  const {body} = await visitor.get(`/${language}/checkout/cart`);
  const lines = forms(body)
    .filter(({fields}) => fields['intent'] === 'update')
    .map(({fields}) => ({lineId: fields['lineId'] ?? '', quantity: fields['quantity'] ?? ''}));
  return {lines, badge: badgeIn(body)};
}

/** Gives a browser the cart of a visitor without one. */
export async function lendCart({cookies}: Visitor, context: BrowserContext, origin: string): Promise<void> {
  const lent = ['storefront_cart_id', 'cart_count', 'last_lines'].map((name) => ({
    name,
    value: cookies.get(name) ?? '',
    url: origin,
  }));
  await context.addCookies(lent);
}
