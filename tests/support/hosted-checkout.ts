import type {Language} from '../../app/config/languages';
import {expect, type Page} from '@playwright/test';

/** The texts of the hosted checkout, which are not part of the shop's message catalogue. */
const WORDS = {
  de: {
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    total: 'Gesamtsumme inkl. MwSt.',
    order: 'Zahlungspflichtig bestellen',
  },
  en: {
    email: 'E-mail address',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street and house number',
    zip: 'Postcode',
    city: 'Town or city',
    total: 'Total incl. VAT',
    order: 'Order with obligation to pay',
  },
} as const;

const BUYER = {
  email: 'ada.moos@example.com',
  firstName: 'Ada',
  lastName: 'Moos',
  street: 'Am Waldrand 7',
  zip: '20357',
  city: 'Hamburg',
} as const;

/** The hosted checkout on its own origin, which `page` shows in `language`. */
export function hostedCheckout(page: Page, language: Language) {
  const words = WORDS[language];
  const field = (name: string) => page.getByRole('textbox', {name, exact: true});
  const orderButton = page.getByRole('button', {name: words.order, exact: true});
  return {
    orderButton,
    /** The total in the order's summary. */
    total: page.getByRole('term').filter({hasText: words.total}).locator('xpath=following-sibling::dd'),
    /** Fills in contact, address and payment. */
    fillIn: async () => {
      await expect(orderButton).toBeVisible();
      await field(words.email).fill(BUYER.email);
      await field(words.firstName).fill(BUYER.firstName);
      await field(words.lastName).fill(BUYER.lastName);
      await field(words.street).fill(BUYER.street);
      await field(words.zip).fill(BUYER.zip);
      await field(words.city).fill(BUYER.city);
      await page.getByRole('radio', {name: 'PayPal', exact: true}).check();
    },
  };
}
