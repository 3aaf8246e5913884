import type {GiftRedemption} from '../../../contracts/gift-subscription';
import type {Language} from '../../config/language';
import type {Block, Letter} from '../compose';
import {dayText, lastDayText} from '../../domain/days';
import type {GiftCoffee} from '../../domain/gift-line';
import {withoutLinks} from '../without-links';

/** The names and the message that the giver typed; each may be empty. */
export type Greeting = {readonly recipientName: string; readonly senderName: string; readonly message: string};

/** The name of the shipping of a gift subscription, in the platform's mails about its orders. */
export const GIFT_SHIPPING: Readonly<Record<Language, string>> = {de: 'Kostenloser Versand', en: 'Free shipping'};

type Deliveries = {
  readonly all: string;
  readonly rhythm: string;
  readonly last: string;
  readonly start: (day: string) => string;
  readonly movable: string;
};

/** What is said of the only delivery of a gift, and of several. */
const DELIVERIES: Readonly<
  Record<Language, {readonly one: Deliveries; readonly other: (count: number) => Deliveries}>
> = {
  de: {
    one: {
      all: '1 Lieferung',
      rhythm: '',
      last: 'dieser Lieferung',
      start: (day) => `Die Lieferung geht am ${day} los.`,
      movable: 'die Lieferung',
    },
    other: (count) => ({
      all: `${count} Lieferungen`,
      rhythm: ', alle vier Wochen eine',
      last: 'der letzten Lieferung',
      start: (day) => `Die erste von ${count} Lieferungen geht am ${day} los, danach kommt alle vier Wochen eine.`,
      movable: 'Lieferungen',
    }),
  },
  en: {
    one: {
      all: '1 delivery',
      rhythm: '',
      last: 'this delivery',
      start: (day) => `The delivery leaves on ${day}.`,
      movable: 'the delivery',
    },
    other: (count) => ({
      all: `${count} deliveries`,
      rhythm: ', one every four weeks',
      last: 'the last delivery',
      start: (day) => `The first of ${count} deliveries leaves on ${day}, then there’s one every four weeks.`,
      movable: 'deliveries',
    }),
  },
};

/** Returns the mail with a gift subscription for its recipient, to read or to print. */
export function giftSubscriptionLetter(
  language: Language,
  gift: {readonly code: string; readonly deliveries: number; readonly expiresAt: number; readonly greeting: Greeting},
  redeemUrl: string,
): Letter {
  const until = lastDayText(gift.expiresAt, language);
  const {all, rhythm, last} = deliveriesOf(gift, language);
  return language === 'de'
    ? {
        subject: `Ein Kaffee-Abo für dich: ${all}`,
        blocks: [
          hello(language, gift.greeting),
          `du bekommst ein Kaffee-Abo${from(language, gift.greeting)}: ${all}${rhythm}.`,
          ...words(gift.greeting),
          {code: gift.code},
          `Lös den Code ein und sag uns, wohin der Kaffee soll. Er gilt bis zum ${until}. Es verlängert sich nichts: Nach ${last} endet das Abo.`,
          {button: 'Geschenkabo einlösen', href: redeemUrl},
        ],
      }
    : {
        subject: `A coffee subscription for you: ${all}`,
        blocks: [
          hello(language, gift.greeting),
          `You’ve been given a coffee subscription${from(language, gift.greeting)}: ${all}${rhythm}.`,
          ...words(gift.greeting),
          {code: gift.code},
          `Redeem the code and tell us where to send the coffee. It’s valid until ${until}. Nothing renews itself: the subscription ends with ${last}.`,
          {button: 'Redeem the gift subscription', href: redeemUrl},
        ],
      };
}

const COFFEE: Readonly<Record<Language, Readonly<Record<GiftCoffee, string>>>> = {
  de: {filter: 'Filterkaffee', espresso: 'Espresso', mixed: 'Filterkaffee und Espresso im Wechsel'},
  en: {filter: 'filter coffee', espresso: 'espresso', mixed: 'filter coffee and espresso in turn'},
};

/** The deliveries of a redeemed gift subscription, and where they go. */
type RedeemedGift = {
  readonly deliveries: number;
  readonly coffee: GiftCoffee;
  /** `2026-12-24` */
  readonly firstDelivery: string;
  readonly address: GiftRedemption['address'];
};

/** Returns the mail to the recipient of a redeemed gift subscription: what comes, when, to which address, and where to change it. */
export function giftRedeemedLetter(language: Language, gift: RedeemedGift, accountUrl: string): Letter {
  const {start, last, movable} = deliveriesOf(gift, language);
  const firstName = withoutLinks(gift.address.firstName);
  const first = dayText(Date.parse(gift.firstDelivery), language);
  const coffee = COFFEE[language][gift.coffee];
  const address = addressText(gift.address, language);
  return language === 'de'
    ? {
        subject: 'Dein Geschenkabo läuft',
        blocks: [
          `Hallo ${firstName},`,
          `dein Kaffee-Abo ist eingerichtet: ${coffee}. ${start(first)}`,
          {heading: 'Lieferadresse'},
          address,
          `Nach ${last} endet das Abo von selbst. Bezahlt ist alles.`,
          `Bist du mal nicht da oder ziehst du um? In deinem Konto kannst du ${movable} verschieben und die Adresse ändern. Melde dich mit dieser E-Mail-Adresse an.`,
          {button: 'Abo ansehen', href: accountUrl},
        ],
      }
    : {
        subject: 'Your gift subscription has started',
        blocks: [
          `Hello ${firstName},`,
          `Your coffee subscription is set up: ${coffee}. ${start(first)}`,
          {heading: 'Delivery address'},
          address,
          `After ${last}, the subscription ends by itself. Everything is paid for.`,
          `Away for a while, or moving house? In your account you can move ${movable} and change the address. Log in with this e-mail address.`,
          {button: 'See your subscription', href: accountUrl},
        ],
      };
}

function deliveriesOf({deliveries}: {readonly deliveries: number}, language: Language): Deliveries {
  const {one, other} = DELIVERIES[language];
  return deliveries === 1 ? one : other(deliveries);
}

/** Lays an address out without links, because the code may have been redeemed with somebody else's e-mail address. */
function addressText(
  {firstName, lastName, company, address1, address2, zip, city, countryCode}: RedeemedGift['address'],
  language: Language,
): string {
  const country = new Intl.DisplayNames(language, {type: 'region'}).of(countryCode) ?? countryCode;
  const lines = [`${firstName} ${lastName}`, company, address1, address2, `${zip} ${city}`, country];
  return lines
    .filter((line) => line !== '')
    .map(withoutLinks)
    .join('\n');
}

function hello(language: Language, {recipientName}: Greeting): string {
  const word = language === 'de' ? 'Hallo' : 'Hello';
  return recipientName === '' ? `${word},` : `${word} ${recipientName},`;
}

function from(language: Language, {senderName}: Greeting): string {
  if (senderName === '') return '';
  return language === 'de' ? `, ein Geschenk von ${senderName}` : `, a gift from ${senderName}`;
}

function words({message}: Greeting): Block[] {
  return message === '' ? [] : [{quote: message}];
}
