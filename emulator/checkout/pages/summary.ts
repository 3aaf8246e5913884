import {html} from 'hono/html';
import type {Language} from '../../shared/language';
import {deliveryNote} from '../delivery-note';
import {moneyText} from '../money-text';
import type {Quote, QuoteLine} from '../quote';
import {TEXTS} from '../texts';
import type {Html} from '../../shared/html';

/** Returns what is ordered and what it costs: the picture of the order right above the button. */
export function summary(quote: Quote, language: Language): Html {
  const t = TEXTS[language];
  const amount = (cents: number) => moneyText(cents, language);
  return html`<section class="summary" id="summary" aria-labelledby="summary-title">
    <h2 id="summary-title">${t.summary}</h2>
    <ul class="lines">
      ${quote.lines.map((line) => summaryLine(line, language))}
    </ul>
    <dl class="amounts">
      ${row(t.subtotal, amount(quote.subtotalCents))}
      ${quote.discounts.map(({code, title, cents}) => row(`${t.discount} ${code ?? title}`, amount(-cents)))}
      ${row(t.shipping, quote.shippingCents === null || quote.shippingCents === 0 ? t.free : amount(quote.shippingCents))}
      <div class="total">
        <dt>${t.total} <small>${quote.isTaxFree === true ? t.taxFree : t.inclVat}</small></dt>
        <dd>${amount(quote.totalCents)}</dd>
      </div>
      ${quote.giftCards.map(({lastCharacters, cents}) => row(`${t.giftCard} ${lastCharacters}`, amount(-cents)))}
      ${quote.giftCards.length > 0 ? row(t.due, amount(quote.dueCents)) : ''}
    </dl>
  </section>`;
}

function summaryLine({merchandise, quantity, weeks, subtotalCents, totalCents}: QuoteLine, language: Language): Html {
  const t = TEXTS[language];
  const note = deliveryNote(merchandise, language);
  return html`<li>
    ${
      merchandise.picture === null
        ? html`<span class="picture"></span>`
        : html`<img
            class="picture"
            src="/cdn/shop/files/${merchandise.picture}.webp?width=160"
            alt=""
            width="64"
            height="64"
          />`
    }
    <div>
      <p class="title">${merchandise.title}</p>
      ${merchandise.variantTitle === null ? '' : html`<p class="detail">${merchandise.variantTitle}</p>`}
      ${weeks === null ? '' : html`<p class="detail">${t.every(weeks)}</p>`}
      <p class="detail">${t.quantity}: ${quantity}</p>
      ${note === null ? '' : html`<p class="detail">${note}</p>`}
    </div>
    <p class="price">
      ${subtotalCents === totalCents ? '' : html`<s>${moneyText(subtotalCents, language)}</s>`}
      ${moneyText(totalCents, language)}
    </p>
  </li>`;
}

function row(label: string, value: string): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}
