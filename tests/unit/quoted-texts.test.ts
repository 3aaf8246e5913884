import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {BRAND} from '../../app/config/brand';
import {LANGUAGES, type Language} from '../../app/config/languages';
import {DEFAULT_SITE_SETTINGS} from '../../app/config/site-settings';
import {MENUS} from '../../app/pages/menus.server';
import {OWN_TEXTS as CART_FIELD_ERRORS, fieldText} from '../../app/views/parts/cart-field-text';
import {messages} from '../support/messages';

const en = messages('en');
const de = messages('de');

/**
 * What the specification quotes: its section, the words, and what the shop says. Words around a quotation are the shop's own. 'Save 10 %' (section 1)
 * is left out: the figure comes from the prices, and English writes it without a space (docs/decisions/076-plan-savings-from-prices.md).
 */
const QUOTED: readonly (readonly [section: string, words: string, said: string])[] = [
  ['1, Coffee subscriptions', 'My Coffee Subscription', en('account:subscription.title')],
  ['2, External destinations', 'My Account', MENUS.en.topBar[3]?.title ?? ''],
  ['2, Header', 'Suche', de('shell:search.label')],
  ['2, Header', 'Hilfe', MENUS.de.topBar[2]?.title ?? ''],
  ['2, Header', 'Mein Konto', MENUS.de.topBar[3]?.title ?? ''],
  ['2, Header', 'Why us?', MENUS.en.mobileIcons[3]?.title ?? ''],
  ['2, Footer', 'Very good', en('footer:trust.grade')],
  ['2, Footer', 'based on 7 buyer reviews', en('footer:trust.figures', {rating: '4.9', count: 7})],
  ['2, Footer', 'Roaster of the year 2024', BRAND.awards.roasterOfTheYear.title.en],
  ['2, Footer', 'Röster des Jahres 2024', BRAND.awards.roasterOfTheYear.title.de],
  ['2, Footer', '© 2026 Ltd', en('shell:footer.copyright', {year: 2026, company: 'Ltd'})],
  ['2, Product page', 'Shipping of this product begins 1 May', en('product:availability.pre-order', {date: '1 May'})],
  ['2, Product page', '7 customer reviews', en('details:reviewCount', {count: 7})],
  ['2, Cart', 'Select a different project', en('cart:project.change')],
  ['2, Cart', 'The perfect coffee for Kettle', en('cart:recommended.forGear', {productTitle: 'Kettle'})],
  ['2, Cart', 'Recommended for your selection', en('cart:recommended.forSelection')],
  ['2, Minicart', 'Set Price', en('cart:line.setPrice')],
  ['2, Minicart', 'Set Price', en('details:set.price')],
  ['2, Minicart', 'Continue shopping', en('cart:minicart.continue')],
  ['2, Minicart', 'View Cart', en('cart:minicart.view')],
  ['2, Coffee match quiz', 'Retake the quiz', en('quiz:retake')],
  ['2, Blog', 'All', en('blog:all')],
  ['2, Blog', 'Load more posts', en('blog:more')],
  ['2, Subscription dashboard', 'Overview', en('account:subscription.pages.overview')],
  ['2, Subscription dashboard', 'Upcoming Deliveries', en('account:subscription.pages.upcoming')],
  ['2, Subscription dashboard', 'Past Deliveries', en('account:subscription.pages.past')],
  ['2, Subscription dashboard', 'My Products', en('account:subscription.pages.products')],
  ['2, Subscription dashboard', 'Back to Shop', en('account:subscription.pages.shop')],
  ['2, Subscription dashboard', 'No upcoming deliveries', en('account:subscription.next.none')],
  ['2, 404 page', 'Oops. An error has occurred!', en('errors:notFound.title')],
  ['2, 404 page', 'Back to Shop', en('errors:back')],
  ['4, Free-shipping perk', 'Only €5 left until free shipping', en('cart:perks.remaining', {amount: '€5'})],
  ['4, Subscription products', 'Keep subscription', en('account:commands.keep')],
  ['4, Charges', 'Being processed', en('account:delivery.state.processing')],
  ['4, Other flows', 'Almost done, check inbox', en('newsletter:sent.title')],
  ['5, Address form', '(optional)', en('account:commands.address.optional', {label: 'Company'})],
  ['5, Address form', '(optional)', en('gift:optional', {label: 'Company'})],
  ['5, Discount codes', 'Redeem', en('cart:codes.code.submit')],
  ['5, Discount codes', 'Redeem', en('cart:codes.giftCard.submit')],
  ['8, Cart', 'Code could not be applied', en('cart:codes.code.failure')],
  ['8, Cart', 'Code successfully applied', en('cart:codes.code.success')],
  ['8, Newsletter', 'Oops? There was an error!', en('newsletter:refusal.failed.title')],
  ['8, Not found', 'Sorry, this coffee is no longer part of our portfolio!', en('details:left.coffee')],
  ['8, Not found', 'Sorry, this product is no longer available!', en('details:left.unknown')],
  ['8, Not found', 'Sorry, this product is no longer in our portfolio.', en('product:availability.archived')],
  ['8, Dashboard', 'We were unable to process this order.', en('account:delivery.errored.title')],
  [
    '8, Dashboard',
    'We will try to charge your payment method a few more times',
    en('account:delivery.errored.text', {date: '1 May'}),
  ],
  ['8, Dashboard', 'Charging your payment method was not successful', en('account:refusal.payment-declined')],
  ['8, Dashboard', 'we will try again.', en('account:refusal.payment-declined')],
  ['8, Dashboard', "Subscription couldn't be updated", en('account:refusal.title')],
  ['8, Dashboard', 'We were unable to make the changes you requested', en('account:refusal.not-changed')],
  ['8, Dashboard', 'Please contact our customer service', en('account:refusal.not-changed')],
  ['8, Dashboard', 'Sorry, this product cannot be added.', en('account:refusal.legacy-gear')],
  ['9, Shipping', '1–3 working days', en('product:deliveryDays', {min: 1, max: 3})],
  ['9, Announcement bar', 'Zur Anmeldung', DEFAULT_SITE_SETTINGS.de.announcementBar.ctaText],
  [
    '9, Announcement bar',
    'Tasting Sets: Find your new favourite coffee!',
    DEFAULT_SITE_SETTINGS.en.announcementBar.pitchText,
  ],
  ['9, Announcement bar', 'Shop now', DEFAULT_SITE_SETTINGS.en.announcementBar.ctaText],
  ['9, Customer care', 'Monday 9:30–15:00', en('footer:care.monday', BRAND.careHours.monday)],
  ['9, Customer care', 'Tuesday to Friday 9:30–13:30', en('footer:care.otherDays', BRAND.careHours.otherDays)],
];

describe('what the specification quotes is said to the letter', () => {
  it.each(QUOTED)('section %s: %s', (_, words, said) => {
    expect(said).toContain(words);
  });
});

/** Every text of a language that matches, with what the first group found. */
const textsWith = (language: Language, pattern: RegExp): readonly string[] =>
  readdirSync(`locales/${language}`).flatMap((file) =>
    [...readFileSync(`locales/${language}/${file}`, 'utf8').matchAll(pattern)].map(([, text = '']) => text),
  );

describe('an empty field has one wording in every form (section 5, Address form; section 8, Forms)', () => {
  const SENTENCES = {de: 'Bitte fülle dieses Feld aus.', en: 'This field is required.'};

  it.each(LANGUAGES)('in %s', (language) => {
    // A sentence, not the mark of a field.
    const texts = textsWith(language, /"required": "([^"]+\.)"/g);
    expect(texts.length).toBeGreaterThan(5);
    expect(new Set(texts)).toEqual(new Set([SENTENCES[language]]));
  });

  it('but for the fields of the cart that docs/spec-map.md names', () => {
    const own = Object.keys(CART_FIELD_ERRORS).filter((field) => fieldText(field, 'required') !== 'required');
    expect(own).toEqual(['quantity', 'sellingPlanId', 'recipientEmail']);
  });
});

describe('what is no e-mail address has one wording in every form, with what to do next', () => {
  it.each(LANGUAGES)('in %s', (language) => {
    const texts = textsWith(
      language,
      /"(?:email|invalid)": "((?:Das sieht nicht|That doesn’t look|[^"]*name@)[^"]*)"/g,
    );
    expect(texts.length).toBeGreaterThan(5);
    expect([...new Set(texts)]).toHaveLength(1);
  });
});
