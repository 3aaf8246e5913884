import {SHIPPING_COUNTRIES} from '../../app/config/countries';
import type {Language} from '../../app/config/languages';
import {obstructedItems} from '../../app/domain/cart/delivery-country';
import type {CartSummary} from '../../app/domain/cart/summary';
import type {Product} from '../../app/domain/product/product';
import {countriesFor} from '../../app/views/product/page-data';
import {COUNTRIES, findCountry} from '../../emulator/shared/countries';
import {countryRefusals} from '../../emulator/checkout/country-rules';
import type {Quote} from '../../emulator/checkout/quote';

import {isUsual, type Comparison, type Way} from './offer-comparison';

type Bought = {
  readonly product: Product;
  readonly ways: readonly Way[];
  readonly summary: CartSummary;
  readonly quote: Quote;
};

/** Each line of the cart and of the checkout, against the page that it was put in from. */
export function compareLines({same}: Comparison, {product, ways, summary, quote}: Bought) {
  const items = [...summary.groups.oneTime, ...summary.groups.subscription];
  const cents = {shown: 0, charged: quote.donations.reduce((sum, donation) => sum + donation.cents, 0)};
  for (const way of ways) {
    const {variant, page, planId, weeks, price, unitPrice} = way;
    const name = planId === null ? 'once' : `every ${String(weeks)} weeks`;
    const item = items.find(({line}) => line.variantId === variant.id && (line.plan?.id ?? null) === planId);
    const line = quote.lines.find((one) => String(one.variantNumber) === variant.number && one.weeks === weeks);
    if (!item || !line) {
      same(`${name}: in cart and checkout`, [item !== undefined, line !== undefined], [true, true]);
      continue;
    }
    same(`page: price ${name}`, price, line.totalCents);
    same(`cart: price ${name}`, item.line.unitAmount.cents, line.totalCents);
    same(`cart: unit price ${name}`, item.line.unitPrice, unitPrice);
    const {availability} = page;
    const later = availability.state === 'pre-order' ? {from: availability.from} : null;
    same('cart: pre-order', item.preOrder, later);
    same('checkout: pre-order', line.merchandise.preOrder ?? null, later);
    if (later !== null) {
      same('page: first shipment of a pre-order', page.firstShipment, later.from);
      same('page: arrival of a pre-order', page.arrival, null);
    }
    if (page.arrival !== null && page.variant.deliveryTime !== null) {
      same('page: arrival in working days', /Werktag|working day/.test(page.variant.deliveryTime), true);
    }
    const own = isUsual(page) || later !== null ? null : page.variant.deliveryTime;
    if (line.merchandise.requiresShipping) {
      same('cart: delivery time', item.deliveryTime, own);
      same('checkout: delivery time', line.merchandise.deliveryTime ?? null, own);
    }
    const donates = page.variant.donation === 'included';
    same('cart: donation', item.line.kind !== 'donation' && item.project !== null, donates);
    same('checkout: donation', line.merchandise.donationGrams > 0, donates);
    cents.shown += line.merchandise.donationGrams / 10 + (product.kind === 'donation' ? line.totalCents : 0);
  }
  same('EUR 1 per kg', Math.round(cents.shown), cents.charged);
}

export function compareTotals({same}: Comparison, {summary, quote, ways}: Pick<Bought, 'summary' | 'quote' | 'ways'>) {
  same('cart: total', summary.total.cents, quote.totalCents);
  same('cart: shipping', summary.shipping.cents, quote.shippingCents ?? 0);
  const shipped = quote.lines.filter(({merchandise}) => merchandise.requiresShipping);
  const isByLine = shipped.some(({merchandise}) => merchandise.deliveryTime !== undefined);
  const isLater = shipped.some(({merchandise}) => merchandise.preOrder !== undefined);
  if (shipped.length > 0)
    same('cart: arrives', summary.arrives, isByLine ? 'by-line' : isLater ? 'pre-order' : 'usual');
  const adds = ways.reduce((sum, {price}) => sum + price, 0);
  same('cart: subtotal', summary.subtotal.cents, adds);
}

type InCountry = {
  readonly code: string;
  readonly summary: CartSummary;
  readonly quote: Quote;
  readonly taxFree: boolean;
};

export function compareCountry({same}: Comparison, {code, summary, quote, taxFree}: InCountry) {
  const [own, theirs] = [SHIPPING_COUNTRIES.find((one) => one.code === code), findCountry(code)];
  if (!own || !theirs) {
    same(`${code}: delivered to`, own !== undefined, theirs !== undefined);
    return;
  }
  const items = [...summary.groups.oneTime, ...summary.groups.subscription];
  const obstacles = new Set(obstructedItems(items, own).map(({obstacle}) => obstacle));
  // A product that is no coffee is refused for that alone, as a subscription, too.
  const refusals = new Set(countryRefusals(quote, theirs).map((refusal) => refusal.code));
  if (obstacles.has('coffee-only')) for (const set of [obstacles, refusals]) set.delete('no-subscription');
  same(`${code}: refused`, [...obstacles].sort(), [...refusals].sort());
  same(`${code}: free of VAT`, summary.delivery.hasImportDuties, taxFree);
}

/** To how many countries the page says that the product is sent. */
export function compareReach(
  {same}: Comparison,
  {product, quote, language}: {product: Product; quote: Quote; language: Language},
) {
  const [line] = quote.lines.filter(({merchandise}) => merchandise.requiresShipping);
  if (line === undefined) return;
  const once = {lines: [{...line, weeks: null}]};
  const reached = COUNTRIES.filter((country) => countryRefusals(once, country).length === 0).length;
  const {countries, coffeeOnly} = countriesFor(product, language);
  same('page: countries', countries, reached);
  same('page: countries for coffee alone', coffeeOnly !== '', reached < COUNTRIES.length);
}
