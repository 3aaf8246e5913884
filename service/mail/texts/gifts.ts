import type {Language} from '../../config/language';
import type {Block, Letter} from '../compose';
import {dayText} from '../../domain/days';

/** What the giver wrote into the form; parts may be empty. */
export type Greeting = {readonly recipientName: string; readonly senderName: string; readonly message: string};

/** What the shipping of a gift subscription is called in the platform's mails of its orders. */
export const GIFT_SHIPPING: Readonly<Record<Language, string>> = {de: 'Kostenloser Versand', en: 'Free shipping'};

/** Returns the mail with a gift subscription for whoever it was bought for, to read or to print. */
export function giftSubscriptionLetter(
  language: Language,
  gift: {readonly code: string; readonly deliveries: number; readonly expiresAt: number; readonly greeting: Greeting},
  redeemUrl: string,
): Letter {
  const until = dayText(gift.expiresAt, language);
  return language === 'de'
    ? {
        subject: `Ein Kaffee-Abo für dich: ${gift.deliveries} Lieferungen`,
        blocks: [
          hello(language, gift.greeting),
          `du bekommst ein Kaffee-Abo${from(language, gift.greeting)}: ${gift.deliveries} Lieferungen, alle vier Wochen eine.`,
          ...words(gift.greeting),
          {code: gift.code},
          `Löse den Code ein und sag uns, wohin der Kaffee soll. Er gilt bis zum ${until}. Es verlängert sich nichts: Nach der letzten Lieferung endet das Abo.`,
          {button: 'Geschenkabo einlösen', href: redeemUrl},
        ],
      }
    : {
        subject: `A coffee subscription for you: ${gift.deliveries} deliveries`,
        blocks: [
          hello(language, gift.greeting),
          `You’ve been given a coffee subscription${from(language, gift.greeting)}: ${gift.deliveries} deliveries, one every four weeks.`,
          ...words(gift.greeting),
          {code: gift.code},
          `Redeem the code and tell us where to send the coffee. It’s valid until ${until}. Nothing renews itself: the subscription ends with the last delivery.`,
          {button: 'Redeem the gift subscription', href: redeemUrl},
        ],
      };
}

/** Tells the recipient that the gift subscription runs. */
export function giftRedeemedLetter(
  language: Language,
  gift: {readonly firstName: string; readonly deliveries: number; readonly firstDelivery: string},
): Letter {
  const first = dayText(Date.parse(gift.firstDelivery), language);
  return language === 'de'
    ? {
        subject: 'Dein Geschenkabo läuft',
        blocks: [
          `Hallo ${gift.firstName},`,
          `dein Kaffee-Abo ist eingerichtet. Die erste von ${gift.deliveries} Lieferungen geht am ${first} los, danach kommt alle vier Wochen eine.`,
          'Nach der letzten Lieferung endet das Abo von selbst. Bezahlt ist alles.',
        ],
      }
    : {
        subject: 'Your gift subscription has started',
        blocks: [
          `Hello ${gift.firstName},`,
          `Your coffee subscription is set up. The first of ${gift.deliveries} deliveries leaves on ${first}, then there’s one every four weeks.`,
          'After the last delivery, the subscription ends by itself. Everything is paid for.',
        ],
      };
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
