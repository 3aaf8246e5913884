import type {CountryRefusal} from './country-rules';
import type {Language} from '../shared/language';
import type {CheckoutPaymentMethod} from './payment';

export type FieldErrorCode =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'email'
  | 'phone'
  | 'country'
  | 'zip'
  | 'not-shipped-to'
  | 'choose-payment';

/** Why the button did not lead to an order, above the form. */
export type ProblemCode = CountryRefusal['code'] | 'fields' | 'declined' | 'changed' | 'stock' | 'empty';

export type Texts = {
  readonly htmlLang: string;
  readonly otherLanguage: string;
  readonly checkout: string;
  readonly emulated: string;
  readonly backToCart: string;
  readonly backToShop: string;
  readonly contact: string;
  readonly shippingAddress: string;
  readonly delivery: string;
  readonly payment: string;
  readonly summary: string;
  readonly optional: string;
  readonly chooseCountry: string;
  readonly field: Readonly<Record<string, string>>;
  readonly error: Readonly<Record<FieldErrorCode, string>>;
  readonly problemTitle: string;
  readonly countryNote: string;
  readonly paymentName: Readonly<Record<CheckoutPaymentMethod, string>>;
  readonly paymentNote: string;
  readonly paidByGiftCards: string;
  readonly parcel: string;
  readonly parcelNote: string;
  /** In place of `parcelNote` where something in the order does not arrive as usual. */
  readonly parcelNoteByItem: string;
  readonly noDelivery: string;
  readonly free: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly giftCard: string;
  readonly shipping: string;
  readonly total: string;
  readonly inclVat: string;
  readonly taxFree: string;
  readonly due: string;
  readonly subscriptionTerms: string;
  readonly legal: (links: {terms: string; privacy: string; returns: string}) => readonly LegalPart[];
  readonly order: string;
  readonly testPanel: string;
  readonly testPanelNote: string;
  readonly outcome: string;
  readonly outcomeName: Readonly<Record<'approve' | 'decline' | 'pending', string>>;
  readonly placedTitle: string;
  readonly placed: string;
  readonly toConfirmation: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly items: (count: number) => string;
  readonly every: (weeks: number) => string;
  readonly problem: Readonly<Record<ProblemCode, (titles: string) => string>>;
};

/** A sentence in pieces: text, or text that leads somewhere. */
export type LegalPart = {readonly text: string; readonly href?: string};

const de: Texts = {
  htmlLang: 'de-DE',
  otherLanguage: 'English',
  checkout: 'Kasse',
  emulated: 'Nachgestellte Kasse: Hier wird nichts berechnet und nichts verschickt.',
  backToCart: 'Zurück zum Warenkorb',
  backToShop: 'Zum Shop',
  contact: 'Kontakt',
  shippingAddress: 'Lieferadresse',
  delivery: 'Versand',
  payment: 'Zahlungsart',
  summary: 'Deine Bestellung',
  optional: 'optional',
  chooseCountry: 'Land wählen',
  field: {
    email: 'E-Mail-Adresse',
    countryCode: 'Land',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    address1: 'Straße und Hausnummer',
    address2: 'Adresszusatz',
    zip: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    payment: 'Zahlungsart',
  },
  error: {
    required: 'Dieses Feld ist ein Pflichtfeld.',
    'too-long': 'Das ist zu lang. Höchstens 255 Zeichen.',
    unreadable: 'Hier stehen Zeichen, die wir nicht drucken können. Bitte tippe den Text neu ein.',
    email: 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@beispiel.de',
    phone: 'Bitte nur Ziffern, Leerzeichen und ein Plus am Anfang.',
    country: 'In dieses Land liefern wir nicht. Bitte wähle eines aus der Liste.',
    zip: 'Diese Postleitzahl passt nicht zum Land.',
    'not-shipped-to': 'An diese Adresse ist kein Versand möglich.',
    'choose-payment': 'Bitte wähle, wie du zahlen möchtest.',
  },
  problemTitle: 'Deine Bestellung ist noch nicht abgeschickt.',
  countryNote:
    'In die Schweiz, nach Norwegen und Großbritannien liefern wir nur Kaffee. Die Rechnung ist steuerfrei, Einfuhrabgaben zahlst du vor Ort.',
  paymentName: {
    paypal: 'PayPal',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    visa: 'Visa',
    mastercard: 'Mastercard',
    klarna: 'Klarna',
    'bank-transfer-at': 'Online-Überweisung Österreich',
    'bank-transfer-be': 'Online-Überweisung Belgien',
    'bank-transfer-nl': 'Online-Überweisung Niederlande',
  },
  paymentNote: 'Karten- und Kontodaten fragt diese Kasse nicht ab.',
  paidByGiftCards: 'Deine Gutscheine decken den ganzen Betrag. Du brauchst keine Zahlungsart.',
  parcel: 'Standardpaket',
  parcelNote: 'Deutschland: 1–3 Werktage. Andere Länder: 2–7 Werktage.',
  parcelNoteByItem: 'Wann etwas kommt, steht bei jedem Artikel in deiner Bestellung.',
  noDelivery: 'Kommt per E-Mail, ohne Paket.',
  free: 'kostenlos',
  quantity: 'Menge',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  giftCard: 'Gutschein, endet auf',
  shipping: 'Versand',
  total: 'Gesamtsumme',
  inclVat: 'inkl. MwSt.',
  taxFree: 'ohne MwSt.',
  due: 'Noch zu zahlen',
  subscriptionTerms:
    'Dein Abo läuft, bis du kündigst. Jede Lieferung berechnen wir zum Zeitpunkt des Versands. Du kannst es jederzeit ändern, aussetzen oder kündigen.',
  legal: ({terms, privacy, returns}) => [
    {text: 'Es gelten unsere '},
    {text: 'AGB', href: terms},
    {text: '. Du kannst innerhalb von 14 Tagen '},
    {text: 'widerrufen', href: returns},
    {text: '. Wie wir mit deinen Daten umgehen, steht in der '},
    {text: 'Datenschutzerklärung', href: privacy},
    {text: '.'},
  ],
  order: 'Zahlungspflichtig bestellen',
  testPanel: 'Nur zum Testen',
  testPanelNote: 'Diese Kasse ist nachgestellt. Wähle, was der Zahlungsanbieter antworten soll.',
  outcome: 'Antwort des Zahlungsanbieters',
  outcomeName: {approve: 'Zahlung genehmigt', decline: 'Zahlung abgelehnt', pending: 'Zahlung noch offen'},
  placedTitle: 'Diese Bestellung ist aufgegeben',
  placed: 'Deine Bestellnummer ist',
  toConfirmation: 'Zur Bestellbestätigung',
  notFoundTitle: 'Diese Kasse gibt es nicht',
  notFound: 'Der Link ist unvollständig oder abgelaufen. Öffne den Warenkorb und gehe von dort zur Kasse.',
  emptyTitle: 'Dein Warenkorb ist leer',
  empty: 'Leg etwas hinein und komm dann wieder zur Kasse.',
  brokenTitle: 'Das hat nicht geklappt',
  broken:
    'Die Kasse antwortet gerade nicht richtig. Es wurde nichts bestellt, was du nicht bestätigt hast. Versuch es gleich noch einmal.',
  items: (count) => (count === 1 ? '1 Artikel' : `${count} Artikel`),
  every: (weeks) => (weeks === 1 ? 'Abo, jede Woche' : `Abo, alle ${weeks} Wochen`),
  problem: {
    fields: () => 'Bitte sieh dir die markierten Felder an.',
    declined: () =>
      'Dein Zahlungsanbieter hat die Zahlung abgelehnt. Es wurde nichts berechnet. Bitte wähle eine andere Zahlungsart.',
    changed: () =>
      'Inhalt oder Summe deiner Bestellung haben sich geändert. Bitte prüfe die Übersicht und bestelle dann erneut.',
    stock: (titles) => `Davon ist nicht mehr genug da: ${titles}. Bitte passe die Menge im Warenkorb an.`,
    empty: () => 'Dein Warenkorb ist leer.',
    'coffee-only': (titles) => `In dieses Land liefern wir nur Kaffee. Bitte nimm aus dem Warenkorb: ${titles}.`,
    'no-subscription': (titles) => `In dieses Land gibt es keine Abos. Bitte kaufe einmalig statt im Abo: ${titles}.`,
  },
};

const en: Texts = {
  htmlLang: 'en-GB',
  otherLanguage: 'Deutsch',
  checkout: 'Checkout',
  emulated: 'Emulated checkout: nothing is charged and nothing is shipped.',
  backToCart: 'Back to cart',
  backToShop: 'To the shop',
  contact: 'Contact',
  shippingAddress: 'Delivery address',
  delivery: 'Delivery',
  payment: 'Payment',
  summary: 'Your order',
  optional: 'optional',
  chooseCountry: 'Choose a country',
  field: {
    email: 'E-mail address',
    countryCode: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Street and house number',
    address2: 'Address line 2',
    zip: 'Postcode',
    city: 'Town or city',
    phone: 'Phone',
    payment: 'Payment',
  },
  error: {
    required: 'This field is required.',
    'too-long': 'This is too long. 255 characters at most.',
    unreadable: 'There are characters here that we cannot print. Please type the text again.',
    email: 'This is not an e-mail address. It looks like this: name@example.com',
    phone: 'Digits, spaces and a plus at the start only, please.',
    country: 'We do not deliver to this country. Please choose one from the list.',
    zip: 'This postcode does not fit the country.',
    'not-shipped-to': 'Shipping is not available to this address.',
    'choose-payment': 'Please choose how you would like to pay.',
  },
  problemTitle: 'Your order has not been sent yet.',
  countryNote:
    'To Switzerland, Norway and the United Kingdom we deliver coffee only. The invoice is tax-free; you pay import duties on arrival.',
  paymentName: {
    paypal: 'PayPal',
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    visa: 'Visa',
    mastercard: 'Mastercard',
    klarna: 'Klarna',
    'bank-transfer-at': 'Online bank transfer, Austria',
    'bank-transfer-be': 'Online bank transfer, Belgium',
    'bank-transfer-nl': 'Online bank transfer, Netherlands',
  },
  paymentNote: 'This checkout does not ask for card or account details.',
  paidByGiftCards: 'Your gift cards cover the whole amount. No other payment is needed.',
  parcel: 'Standard parcel',
  parcelNote: 'Germany: 1–3 working days. Other countries: 2–7 working days.',
  parcelNoteByItem: 'Your order says beside each item when it arrives.',
  noDelivery: 'Comes by e-mail, without a parcel.',
  free: 'free',
  quantity: 'Quantity',
  subtotal: 'Subtotal',
  discount: 'Discount',
  giftCard: 'Gift card ending in',
  shipping: 'Delivery',
  total: 'Total',
  inclVat: 'incl. VAT',
  taxFree: 'free of VAT',
  due: 'Left to pay',
  subscriptionTerms:
    'Your subscription runs until you cancel. Each delivery is charged when it ships. You can change, pause or cancel it at any time.',
  legal: ({terms, privacy, returns}) => [
    {text: 'Our '},
    {text: 'terms', href: terms},
    {text: ' apply. You can '},
    {text: 'withdraw', href: returns},
    {text: ' within 14 days. How we treat your data is in the '},
    {text: 'privacy notice', href: privacy},
    {text: '.'},
  ],
  order: 'Order with obligation to pay',
  testPanel: 'For testing only',
  testPanelNote: 'This checkout is emulated. Choose how the payment provider should answer.',
  outcome: 'Answer of the payment provider',
  outcomeName: {approve: 'Payment approved', decline: 'Payment declined', pending: 'Payment pending'},
  placedTitle: 'This order has been placed',
  placed: 'Your order number is',
  toConfirmation: 'To the order confirmation',
  notFoundTitle: 'There is no such checkout',
  notFound: 'The link is incomplete or has expired. Open your cart and go to checkout from there.',
  emptyTitle: 'Your cart is empty',
  empty: 'Put something in and come back to checkout.',
  brokenTitle: 'That did not work',
  broken:
    'The checkout is not answering as it should. Nothing was ordered that you did not confirm. Please try again in a moment.',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  every: (weeks) => (weeks === 1 ? 'Subscription, every week' : `Subscription, every ${weeks} weeks`),
  problem: {
    fields: () => 'Please look at the marked fields.',
    declined: () =>
      'Your payment provider declined the payment. Nothing was charged. Please choose another payment method.',
    changed: () => 'The content or the total of your order has changed. Please check the summary and order again.',
    stock: (titles) => `There is not enough left of: ${titles}. Please change the quantity in your cart.`,
    empty: () => 'Your cart is empty.',
    'coffee-only': (titles) => `To this country we deliver coffee only. Please take out of your cart: ${titles}.`,
    'no-subscription': (titles) =>
      `There are no subscriptions in this country. Please buy once instead of subscribing: ${titles}.`,
  },
};

/** The hosted checkout's own texts; the shop has no part in them. */
export const TEXTS: Readonly<Record<Language, Texts>> = {de, en};
