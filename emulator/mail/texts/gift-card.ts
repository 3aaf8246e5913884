import type {Language} from '../../shared/language';
import {moneyText} from '../../checkout/money-text';
import type {Letter} from '../compose';

/** A gift card as its mail tells of it; parts that nobody filled in are empty. */
export type GiftCardFacts = {
  readonly code: string;
  readonly cents: number;
  readonly name: string;
  readonly message: string;
};

/** Returns the platform's notification of a gift card, for its recipient or its buyer. The code is written in groups of four. */
export function giftCardLetter(
  language: Language,
  {code, cents, name, message}: GiftCardFacts,
  shopUrl: string,
): Letter {
  const amount = moneyText(cents, language);
  const groups = code.match(/.{1,4}/g)?.join(' ') ?? code;
  const greeting = name === '' ? '' : ` ${name}`;
  const words = message === '' ? [] : [{quote: message}];
  return language === 'de'
    ? {
        subject: `Ein Gutschein über ${amount} für dich`,
        blocks: [
          `Hallo${greeting},`,
          `hier ist ein Gutschein von Lichtung über ${amount}.`,
          ...words,
          {code: groups},
          'Gib den Code im Warenkorb ein. Er gilt für alles im Shop, ein Rest bleibt erhalten. Gültig ist er drei Jahre ab dem Ende des Kaufjahres.',
          {button: 'Zum Shop', href: shopUrl},
        ],
      }
    : {
        subject: `A gift card for ${amount} for you`,
        blocks: [
          `Hello${greeting},`,
          `Here’s a Lichtung gift card for ${amount}.`,
          ...words,
          {code: groups},
          'Enter the code in the cart. It covers everything in the shop, and any balance stays on the card. It’s valid for three years from the end of the year it was bought.',
          {button: 'Go to the shop', href: shopUrl},
        ],
      };
}
