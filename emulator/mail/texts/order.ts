import type {Language} from '../../shared/language';
import {countryName} from '../../shared/countries';
import {moneyText} from '../../checkout/money-text';
import type {Order} from '../../checkout/order';
import {TEXTS} from '../../checkout/texts';
import type {MailBlock, Letter} from '../compose';
import {dayText} from './dates';
import {presentBlocks} from './presents';

type Links = {
  readonly order: string;
  readonly withdrawal: string;
  readonly withdrawalInfo: string;
  readonly returns: string;
  readonly terms: string;
  readonly shipping: string;
};

type Fact = readonly [name: string, value: string];

const PROJECTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {SP022: 'Wasser', SP023: 'Landwirtschaft', SP024: 'Bildung'},
  en: {SP022: 'Water', SP023: 'Farming', SP024: 'Education'},
};

/** Texts by whether an order is paid and whether something is shipped. */
type StateTexts = Readonly<Record<Order['paymentStatus'], Readonly<Record<'goods' | 'digital', string>>>>;

/** Accepting the order concludes the contract (terms, section 2). */
const STATE: Readonly<Record<Language, StateTexts>> = {
  de: {
    paid: {
      goods: 'Wir haben sie angenommen und fangen an zu packen.',
      digital: 'Wir haben sie angenommen.',
    },
    pending: {
      goods: 'Deine Zahlung ist noch nicht bestätigt. Sobald sie da ist, packen wir.',
      digital: 'Deine Zahlung ist noch nicht bestätigt. Sobald sie da ist, nehmen wir die Bestellung an.',
    },
  },
  en: {
    paid: {goods: 'We’ve accepted it and are starting to pack.', digital: 'We’ve accepted it.'},
    pending: {
      goods: 'Your payment hasn’t been confirmed yet. We’ll pack as soon as it has.',
      digital: 'Your payment hasn’t been confirmed yet. We’ll accept the order as soon as it has.',
    },
  },
};

/** When the period of withdrawal begins: with the goods, or with the contract where nothing is shipped (§§ 355, 356 BGB). */
const PERIOD: Readonly<Record<Language, StateTexts>> = {
  de: {
    paid: {goods: 'ab dem Tag, an dem du die Ware bekommst', digital: 'ab heute'},
    pending: {
      goods: 'ab dem Tag, an dem du die Ware bekommst',
      digital: 'ab dem Tag, an dem wir die Bestellung annehmen',
    },
  },
  en: {
    paid: {goods: 'of receiving the goods', digital: 'from today'},
    pending: {goods: 'of receiving the goods', digital: 'of our accepting the order'},
  },
};

/**
 * Returns the confirmation of an order: what was ordered, what it costs, where it goes, and the right of withdrawal.
 */
export function orderLetter(order: Order, links: Links): Letter {
  const {language, number, address} = order;
  const de = language === 'de';
  const kind = order.deliveryDays === null ? 'digital' : 'goods';
  const state = STATE[language][order.paymentStatus][kind];
  const period = PERIOD[language][order.paymentStatus][kind];
  const day = dayText(order.createdAt, language);
  const thanks = de
    ? `danke für deine Bestellung ${number} vom ${day}.`
    : `Thank you for your order ${number} of ${day}.`;
  return {
    subject: de ? `Deine Bestellung ${number}` : `Your order ${number}`,
    blocks: [
      de ? `Hallo ${address.firstName},` : `Hello ${address.firstName},`,
      `${thanks} ${state}`,
      {heading: de ? 'Deine Bestellung' : 'Your order'},
      {facts: lineFacts(order)},
      ...presentBlocks(order),
      {facts: totalFacts(order)},
      ...donationBlocks(order),
      ...deliveryBlocks(order),
      {button: de ? 'Wo ist meine Bestellung?' : 'Where is my order?', href: links.order},
      {heading: de ? 'Widerruf und Rückgabe' : 'Withdrawal and returns'},
      de
        ? `Du kannst den Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen, gerechnet ${period}. Das geht formlos, zum Beispiel per E-Mail, oder hier:`
        : `You can withdraw from the contract within 14 days ${period}, without giving a reason. There’s no set form; an e-mail will do, or do it here:`,
      {button: de ? 'Vertrag widerrufen' : 'Withdraw from contract', href: links.withdrawal},
      {list: legalLinks(language, links)},
    ],
  };
}

function lineFacts({quote, language}: Order): Fact[] {
  return quote.lines.map(({merchandise, quantity, weeks, totalCents}) => {
    const name = [merchandise.title, merchandise.variantTitle].filter(Boolean).join(', ');
    const plan = weeks === null ? '' : `, ${intervalText(weeks, language)}`;
    return [`${quantity} × ${name}${plan}`, moneyText(totalCents, language)];
  });
}

function intervalText(weeks: number, language: Language): string {
  if (language === 'de') return weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`;
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`;
}

function totalFacts({quote, language, paymentMethod}: Order): Fact[] {
  const de = language === 'de';
  const {taxFree, inclVat} = TEXTS[language];
  const money = (cents: number) => moneyText(cents, language);
  return [
    [de ? 'Zwischensumme' : 'Subtotal', money(quote.subtotalCents)],
    ...quote.discounts.map(({title, cents}): Fact => [`${de ? 'Rabatt' : 'Discount'} ${title}`, `−${money(cents)}`]),
    ...(quote.shippingCents === null
      ? []
      : [
          [
            de ? 'Versand' : 'Shipping',
            quote.shippingCents === 0 ? (de ? 'kostenlos' : 'free') : money(quote.shippingCents),
          ] as const,
        ]),
    [`${de ? 'Gesamt' : 'Total'} ${quote.isTaxFree === true ? taxFree : inclVat}`, money(quote.totalCents)],
    ...quote.giftCards.map(({lastCharacters, cents}): Fact => [
      `${de ? 'Geschenkgutschein' : 'Gift card'} ····${lastCharacters}`,
      `−${money(cents)}`,
    ]),
    ...(paymentMethod === null
      ? []
      : [
          [
            de ? 'Bezahlt mit' : 'Paid with',
            `${TEXTS[language].paymentName[paymentMethod]}: ${money(quote.dueCents)}`,
          ] as const,
        ]),
  ];
}

function donationBlocks({quote, language}: Order): MailBlock[] {
  if (quote.donations.length === 0) return [];
  const de = language === 'de';
  return [
    {heading: de ? 'Deine Spende' : 'Your donation'},
    {
      facts: quote.donations.map(({project, cents}) => [
        PROJECTS[language][project] ?? project,
        moneyText(cents, language),
      ]),
    },
    {
      small: de
        ? 'Im Preis enthalten: Ein Euro je Kilo Kaffee geht an die Lichtung Stiftung.'
        : 'Included in the price: one euro per kilo of coffee goes to the Lichtung Stiftung.',
    },
  ];
}

function deliveryBlocks({address, deliveryDays, language}: Order): MailBlock[] {
  if (deliveryDays === null) return [];
  const de = language === 'de';
  const {firstName, lastName, company, address1, address2, zip, city, countryCode} = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    `${zip} ${city}`,
    countryName(countryCode, language),
  ];
  const {min, max} = deliveryDays;
  return [
    {heading: de ? 'Lieferung' : 'Delivery'},
    lines.filter((line) => line !== '').join('\n'),
    de ? `Voraussichtlich in ${min}–${max} Werktagen bei dir.` : `It should be with you in ${min}–${max} working days.`,
  ];
}

function legalLinks(language: Language, {returns, terms, shipping, withdrawalInfo}: Links): string[] {
  return language === 'de'
    ? [
        `Widerrufsbelehrung und Muster-Widerrufsformular: ${withdrawalInfo}`,
        `Kostenlos zurückschicken: ${returns}`,
        `Versand: ${shipping}`,
        `AGB: ${terms}`,
      ]
    : [
        `Your right of withdrawal, with the model form: ${withdrawalInfo}`,
        `Send back free of charge: ${returns}`,
        `Shipping: ${shipping}`,
        `Terms: ${terms}`,
      ];
}
