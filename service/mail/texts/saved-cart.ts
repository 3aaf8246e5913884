import type {Language} from '../../config/language';
import type {Letter} from '../compose';
import {lastDayText} from '../../domain/days';

/** Returns the mail with the link to a saved cart. */
export function savedCartLetter(
  language: Language,
  cart: {readonly items: readonly string[]; readonly expiresAt: number; readonly href: string},
): Letter {
  const until = lastDayText(cart.expiresAt, language);
  return language === 'de'
    ? {
        subject: 'Dein gemerkter Warenkorb',
        blocks: [
          'Hallo,',
          'hier ist dein Warenkorb zum Weitermachen, auf diesem oder einem anderen Gerät:',
          {list: cart.items},
          {button: 'Warenkorb öffnen', href: cart.href},
          `Der Link gilt bis zum ${until}. Es gelten die Preise und der Vorrat des Tages, an dem du ihn öffnest.`,
        ],
      }
    : {
        subject: 'Your saved cart',
        blocks: [
          'Hello,',
          'Here’s your cart. Carry on where you left off, on this device or another:',
          {list: cart.items},
          {button: 'Open cart', href: cart.href},
          `The link is valid until ${until}. Prices and stock are those of the day you open it.`,
        ],
      };
}
