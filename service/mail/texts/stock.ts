import type {StockOccasion} from '../../../contracts/back-in-stock';
import type {Language} from '../../config/language';
import type {Block, Letter} from '../compose';

type Wish = {readonly title: string; readonly occasion: StockOccasion};

/** Returns the mail that asks the owner of the address to confirm the reminder. */
export function stockConfirmationLetter(language: Language, {title, occasion}: Wish, href: string): Letter {
  if (language === 'de') {
    const what =
      occasion === 'stock' ? `wenn „${title}“ wieder da ist` : `wenn die nächste Ernte von „${title}“ da ist`;
    return {
      subject: `Sollen wir dir schreiben? ${title}`,
      blocks: [
        'Hallo,',
        `jemand hat diese Adresse eingetragen, damit wir schreiben, ${what}. Warst du das? Dann bestätige es bitte. Der Link gilt drei Tage.`,
        {button: 'Ja, sagt mir Bescheid', href},
        'Wir schreiben dir dann genau einmal. Wenn du das nicht warst, brauchst du nichts zu tun.',
      ],
    };
  }
  const what = occasion === 'stock' ? `when “${title}” is back` : `when the next harvest of “${title}” has landed`;
  return {
    subject: `Want to hear from us? ${title}`,
    blocks: [
      'Hello,',
      `Someone asked us to write to this address ${what}. Was that you? Then please confirm. The link is valid for three days.`,
      {button: 'Yes, tell me', href},
      'We’ll write just once. If it wasn’t you, there’s nothing to do.',
    ],
  };
}

/** Returns the mail that a variant is back. */
export function backInStockLetter(
  language: Language,
  {title, occasion}: Wish,
  links: {readonly product: string; readonly cancel: string},
): Letter {
  const de = language === 'de';
  const [subject, text] =
    occasion === 'stock'
      ? de
        ? [
            `Wieder da: ${title}`,
            `„${title}“ ist wieder da. Zurücklegen können wir nichts, aber gerade reicht der Vorrat.`,
          ]
        : [`Back in stock: ${title}`, `“${title}” is back. We can’t put anything aside, but right now there’s enough.`]
      : de
        ? [`Die neue Ernte ist da: ${title}`, `die neue Ernte von „${title}“ ist geröstet und im Regal.`]
        : [`The new harvest has landed: ${title}`, `The new harvest of “${title}” is roasted and on the shelf.`];
  const footer: readonly Block[] = de
    ? [
        {small: 'Du bekommst diese E-Mail einmal, weil du darum gebeten hast.'},
        {link: 'Keine weitere Erinnerung an dieses Produkt', href: links.cancel},
      ]
    : [
        {small: 'You’re getting this e-mail once, because you asked for it.'},
        {link: 'No more reminders about this product', href: links.cancel},
      ];
  return {
    subject,
    blocks: [de ? 'Hallo,' : 'Hello,', text, {button: de ? 'Ansehen' : 'Have a look', href: links.product}],
    footer,
  };
}
