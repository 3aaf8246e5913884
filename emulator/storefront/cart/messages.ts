import type {LanguageCode} from '../catalogue';
import type {DiscountRefusal} from './refusal';

/** A message in the two languages of the shop, under the platform's language codes. */
export type CartMessage = Readonly<Record<LanguageCode, string>>;

export const DISCOUNT_TITLES = {
  freeShipping: {DE: 'Versandkostenfrei ab 39 €', EN: 'Free shipping from €39'},
  freeArticle: {DE: 'Gratisartikel ab 79 €', EN: 'Free article from €79'},
} as const;

export const ERRORS = {
  noCart: {DE: 'Der angegebene Warenkorb existiert nicht.', EN: 'The specified cart does not exist.'},
  noMerchandise: (id: string): CartMessage => ({
    DE: `Die Ware mit der ID ${id} existiert nicht.`,
    EN: `The merchandise with id ${id} does not exist.`,
  }),
  noLine: (id: string): CartMessage => ({
    DE: `Die Warenkorbzeile mit der ID ${id} existiert nicht.`,
    EN: `The merchandise line with id ${id} does not exist.`,
  }),
  negativeQuantity: {
    DE: 'Die Menge muss mindestens 0 sein.',
    EN: 'The quantity must be greater than or equal to 0.',
  },
  excessiveQuantity: (maximum: number): CartMessage => ({
    DE: `Die Menge muss kleiner als ${maximum} sein.`,
    EN: `The quantity must be less than ${maximum}.`,
  }),
  requiresPlan: {
    DE: 'Diese Variante gibt es nur im Abonnement.',
    EN: 'Variant can only be purchased with a selling plan.',
  },
  planNotApplicable: {
    DE: 'Dieses Abonnement passt nicht zur Ware.',
    EN: 'Selling plan is not applicable to the merchandise.',
  },
  cartTooLarge: {DE: 'Der Warenkorb ist zu groß.', EN: 'The cart is too large to save.'},
  invalidRecipient: {
    DE: 'Die Angaben zum Empfänger des Gutscheins sind ungültig.',
    EN: 'The gift card recipient is invalid.',
  },
  noteTooLong: (maximum: number): CartMessage => ({
    DE: `Die Notiz darf höchstens ${maximum} Zeichen haben.`,
    EN: `The note must not be longer than ${maximum} characters.`,
  }),
  invalidCustomer: {DE: 'Der Kundenschlüssel ist ungültig.', EN: 'The customer access token is invalid.'},
  noAddress: (id: string): CartMessage => ({
    DE: `Die Adresse mit der ID ${id} existiert nicht.`,
    EN: `The delivery address with id ${id} does not exist.`,
  }),
  oneAddress: {
    DE: 'Nur eine Lieferadresse kann ausgewählt sein.',
    EN: 'Only one delivery address can be selected.',
  },
  addressLimit: {DE: 'Es sind zu viele Lieferadressen.', EN: 'There are too many delivery addresses.'},
  missingAddressPart: {DE: 'Die Adresse ist unvollständig.', EN: 'A required part of the address is missing.'},
  noProvince: {DE: 'Diese Provinz gibt es nicht.', EN: 'The province does not exist.'},
  noDeliveryGroup: {DE: 'Diese Lieferung gibt es nicht.', EN: 'The delivery group does not exist.'},
  noDeliveryOption: {DE: 'Diese Lieferart gibt es nicht.', EN: 'The delivery option does not exist.'},
  invalidMetafields: {DE: 'Ein Metafeld ist ungültig.', EN: 'A metafield is invalid.'},
  invalidEmail: {DE: 'Die E-Mail-Adresse ist ungültig.', EN: 'Email is invalid.'},
} as const;

export const STOCK_WARNINGS = {
  notEnough: (title: string, quantity: number): CartMessage => ({
    DE: `Von „${title}“ sind nur noch ${quantity} da. Wir haben die Menge angepasst.`,
    EN: `Only ${quantity} of “${title}” are left. The quantity was adjusted.`,
  }),
  none: (title: string): CartMessage => ({
    DE: `„${title}“ ist ausverkauft.`,
    EN: `“${title}” is sold out.`,
  }),
} as const;

/** Returns what a shopper is told of a discount code that does not apply. */
export function refusalMessage(refusal: DiscountRefusal, code: string): CartMessage {
  switch (refusal) {
    case 'DISCOUNT_NOT_FOUND':
      return {DE: `Den Rabattcode ${code} gibt es nicht.`, EN: `Discount code ${code} was not found.`};
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return {DE: `Der Rabattcode ${code} gilt zurzeit nicht.`, EN: `Discount code ${code} is currently inactive.`};
    case 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED':
      return {
        DE: `Den Rabattcode ${code} hast du schon eingelöst.`,
        EN: `You have already used discount code ${code}.`,
      };
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
      return {DE: `Der Rabattcode ${code} ist schon eingelöst.`, EN: `Discount code ${code} has been used already.`};
    case 'DISCOUNT_NO_ENTITLED_LINE_ITEMS':
      return {
        DE: `Der Rabattcode ${code} gilt für keinen Artikel im Warenkorb.`,
        EN: `Discount code ${code} applies to no item in the cart.`,
      };
    case 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES':
      return {
        DE: `Für diesen Warenkorb fällt kein Versand an, den der Rabattcode ${code} erlassen könnte.`,
        EN: `There is no shipping that discount code ${code} could take off.`,
      };
    case 'DISCOUNT_PURCHASE_NOT_IN_RANGE':
      return {
        DE: `Der Mindestbestellwert für den Rabattcode ${code} ist nicht erreicht.`,
        EN: `The minimum purchase for discount code ${code} is not reached.`,
      };
    case 'DISCOUNT_CODE_NOT_HONOURED':
      return {
        DE: `Der Rabattcode ${code} lässt sich nicht mit einem anderen verbinden.`,
        EN: `Discount code ${code} cannot be combined with another one.`,
      };
  }
}
