import {describe, expect, it} from 'vitest';
import {cartPath, contentPath, homePath, listingPath, loginPath, productPath, switchLanguage} from './paths';

describe('paths', () => {
  it.each([
    [homePath('de'), '/'],
    [homePath('en'), '/en'],
    [listingPath('de', 'c', 'coffee-shop'), '/de/c/coffee-shop'],
    [listingPath('en', 'k', 'drip bags'), '/en/k/drip%20bags'],
    [productPath('de', 'geschenkgutschein'), '/de/p/geschenkgutschein'],
    [productPath('en', 'a/b', '42'), '/en/p/a%2Fb?variant=42'],
    [cartPath('en'), '/en/checkout/cart'],
    [contentPath('de', 'coffeeMatch'), '/de/e/lieblingskaffee'],
    [contentPath('en', 'coffeeMatch'), '/en/e/coffee-match'],
    [loginPath('/en/checkout/cart?a=1'), '/login?return_to=%2Fen%2Fcheckout%2Fcart%3Fa%3D1'],
  ])('%s', (built, path) => {
    expect(built).toBe(path);
  });
});

describe('language switch', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'de', '/'],
    ['/en/', 'de', '/'],
    ['/?utm=1#top', 'en', '/en?utm=1#top'],
    ['/de/checkout/cart', 'en', '/en/checkout/cart'],
    ['/en/checkout/confirm?order=1', 'de', '/de/checkout/confirm?order=1'],
    ['/de/account/subscription/deliveries/past?page=2', 'en', '/en/account/subscription/deliveries/past?page=2'],
    ['/de/e/abo#faq', 'en', '/en/e/coffee-subscription#faq'],
    ['/de/e/geschenkabo?utm=1', 'en', '/en/e/coffee-subscription?utm=1#gift-subscription-info'],
    ['/en/e/legal-notice', 'de', '/de/e/impressum'],
    ['/en/e/legal-notice', 'en', '/en/e/legal-notice'],
    ['/en/e/impressum', 'de', null],
    ['/de/p/geschenkgutschein', 'en', null],
    ['/de/c/coffee-shop', 'en', null],
    ['/fr', 'en', null],
    ['/404', 'en', null],
    ['/de/e/abo/more', 'en', null],
  ] as const)('%s in %s is %s', (path, language, partner) => {
    expect(switchLanguage(path, language)).toBe(partner);
  });
});
