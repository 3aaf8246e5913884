import {html} from 'hono/html';
import type {CheckoutField} from '../checkout-form';
import {deliveryNote} from '../delivery-note';
import {moneyText} from '../money-text';
import {fingerprint} from '../quote';
import type {Quote} from '../quote';
import {TEXTS} from '../texts';
import type {ProblemCode} from '../texts';
import {ADDRESS_FIELDS, CONTACT_FIELD, countryField, paymentFields, textField} from './fields';
import type {FieldValues} from './fields';
import {layout} from './layout';
import type {Html} from '../../shared/html';
import type {Frame} from './layout';
import {summary} from './summary';

/** Why the last press of the button did not lead to an order; `titles` names the goods it is about. */
export type Problem = {readonly code: ProblemCode; readonly titles?: readonly string[]};

export type CheckoutPage = {
  readonly frame: Frame;
  /** Where the form goes: the page's own address. */
  readonly action: string;
  readonly quote: Quote;
  readonly values: FieldValues;
  readonly problems: readonly Problem[];
};

/** Returns the hosted checkout: one page, one form, the summary always in sight. */
export function checkoutPage(page: CheckoutPage): Html {
  const {frame, quote, values} = page;
  const t = TEXTS[frame.language];
  return layout(
    frame,
    t.checkout,
    html`<h1>${t.checkout}</h1>
      <p class="overview">
        <a href="#summary">${t.items(quote.itemCount)} · ${moneyText(quote.dueCents, frame.language)}</a>
        <a href="${cartUrl(frame)}">${t.backToCart}</a>
      </p>
      ${problemBox(page)}
      <form class="checkout" method="post" action="${page.action}" novalidate>
        <div class="steps">
          ${group('contact-title', t.contact, textField(CONTACT_FIELD, values))}
          ${group(
            'address-title',
            t.shippingAddress,
            html`${countryField(values)}
              <div class="pairs">${ADDRESS_FIELDS.map((field) => textField(field, values))}</div>`,
          )}
          ${group('delivery-title', t.delivery, deliveryChoice(page))}
          ${group('payment-title', t.payment, quote.dueCents > 0 ? paymentFields(values) : html`<p>${t.paidByGiftCards}</p>`)}
          ${testPanel(page)}
        </div>
        <div class="aside">${summary(quote, frame.language)} ${orderButton(page)}</div>
      </form>`,
  );
}

/** Returns the URL of the shop's cart in the language of the page. */
export function cartUrl({language, shopOrigin}: Pick<Frame, 'language' | 'shopOrigin'>): string {
  return `${shopOrigin}/${language}/checkout/cart`;
}

function group(id: string, title: string, content: Html): Html {
  return html`<section class="group" role="group" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

function problemBox({frame, problems, values}: CheckoutPage): Html {
  if (problems.length === 0) return html``;
  const t = TEXTS[frame.language];
  const fields = Object.keys(values.errors);
  return html`<div class="problem" role="alert">
    <p><strong>${t.problemTitle}</strong></p>
    <ul>
      ${problems.map(({code, titles}) => html`<li>${t.problem[code]((titles ?? []).join(', '))}</li>`)}
      ${fields.map((name) => html`<li><a href="#${name}">${t.field[name]}</a></li>`)}
    </ul>
  </div>`;
}

function deliveryChoice({frame, quote}: CheckoutPage): Html {
  const t = TEXTS[frame.language];
  if (quote.shippingCents === null) return html`<p>${t.noDelivery}</p>`;
  const isUsual = quote.lines.every(({merchandise}) => deliveryNote(merchandise, frame.language) === null);
  const price = quote.shippingCents === 0 ? t.free : moneyText(quote.shippingCents, frame.language);
  return html`<label class="choice"
      ><input type="radio" name="delivery" value="standard" checked /><span>${t.parcel}</span
      ><span class="price">${price}</span></label
    >
    <p class="hint">${isUsual ? t.parcelNote : t.parcelNoteByItem}</p>`;
}

function testPanel({frame, values}: CheckoutPage): Html {
  const t = TEXTS[frame.language];
  const outcomes = ['approve', 'decline', 'pending'] as const;
  return html`<fieldset class="test">
    <legend>${t.testPanel}</legend>
    <p class="hint">${t.testPanelNote}</p>
    <label for="outcome">${t.outcome}</label>
    <select id="outcome" name="outcome">
      ${outcomes.map(
        (outcome) =>
          html`<option value="${outcome}" ${outcome === values.form.outcome ? html`selected` : ''}>
            ${t.outcomeName[outcome]}
          </option>`,
      )}
    </select>
  </fieldset>`;
}

function orderButton({frame, quote}: CheckoutPage): Html {
  const t = TEXTS[frame.language];
  const page = (de: string, en: string) =>
    `${frame.shopOrigin}/${frame.language}/e/${frame.language === 'de' ? de : en}`;
  const legal = t.legal({
    terms: page('agb', 'terms'),
    privacy: page('datenschutz', 'privacy'),
    returns: page('retoure', 'returns'),
  });
  return html`${quote.lines.some(({weeks}) => weeks !== null) ? html`<p class="legal">${t.subscriptionTerms}</p>` : ''}
    <p class="legal">
      ${legal.map(({text, href}) => (href === undefined ? text : html`<a href="${href}" target="_blank">${text}</a>`))}
    </p>
    <input type="hidden" name="seen" value="${fingerprint(quote)}" />
    <button class="button" type="submit">${t.order}</button>`;
}

/** Returns a form in which nothing was typed yet, with what the cart already knows. */
export function emptyForm(known: Partial<Readonly<Record<CheckoutField, string>>>): FieldValues['form'] {
  const blank: Record<CheckoutField, string> = {
    email: '',
    firstName: '',
    lastName: '',
    company: '',
    address1: '',
    address2: '',
    zip: '',
    city: '',
    countryCode: '',
    phone: '',
    payment: '',
  };
  return {...blank, ...known, outcome: 'approve', seen: ''};
}
