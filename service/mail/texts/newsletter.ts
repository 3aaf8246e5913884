import type {NewsletterVariant} from '../../../contracts/newsletter';
import {COMPANY} from '../../config/company';
import type {Language} from '../../config/language';
import type {Block, Letter} from '../compose';
import {lastDayText} from '../../domain/days';

type Voucher = {readonly code: string; readonly endsAt: number};

const SUBJECTS = {
  de: {
    default: 'Bitte bestätige deine Anmeldung zum Newsletter',
    espresso: 'Bitte bestätige deine Anmeldung zum Espressokurs',
    raffle: 'Bitte bestätige deine Teilnahme an der Verlosung',
  },
  en: {
    default: 'Please confirm your newsletter sign-up',
    espresso: 'Please confirm your sign-up for the espresso course',
    raffle: 'Please confirm that you want to enter the draw',
  },
} as const;

const WANTED = {
  de: {
    default: `mit dieser Adresse hat sich jemand zum Newsletter von ${COMPANY.name} angemeldet.`,
    espresso: `mit dieser Adresse hat sich jemand zum Espressokurs von ${COMPANY.name} angemeldet: acht E-Mails, jede Woche eine.`,
    raffle: `mit dieser Adresse will jemand an unserer Verlosung teilnehmen und dazu den Newsletter von ${COMPANY.name} bekommen.`,
  },
  en: {
    default: `Someone signed up for the ${COMPANY.name} newsletter with this address.`,
    espresso: `Someone signed up for the ${COMPANY.name} espresso course with this address: eight e-mails, one a week.`,
    raffle: `Someone wants to enter our draw with this address and get the ${COMPANY.name} newsletter with it.`,
  },
} as const;

/** Returns the double opt-in mail. It contains no advertising (§ 7 UWG). */
export function confirmationLetter(language: Language, variant: NewsletterVariant, href: string): Letter {
  const [ask, button, otherwise] =
    language === 'de'
      ? [
          'Warst du das? Dann bestätige es bitte mit einem Klick. Der Link gilt drei Tage.',
          'Anmeldung bestätigen',
          'Wenn du das nicht warst, brauchst du nichts zu tun: Ohne Bestätigung bekommst du keine Post von uns.',
        ]
      : [
          'Was that you? Then please confirm with one click. The link is valid for three days.',
          'Confirm sign-up',
          'If it wasn’t you, there’s nothing to do: unless you confirm, you won’t hear from us.',
        ];
  const greeting = language === 'de' ? 'Hallo,' : 'Hello,';
  return {
    subject: SUBJECTS[language][variant],
    blocks: [greeting, WANTED[language][variant], ask, {button, href}, otherwise],
  };
}

/** Returns the mail after a confirmation. The first one contains the welcome voucher. */
export function welcomeLetter(
  language: Language,
  variant: NewsletterVariant,
  voucher: Voucher | null,
  links: {readonly shop: string; readonly unsubscribe: string},
): Letter {
  const de = language === 'de';
  const opening = {
    default: de
      ? 'schön, dass du dabei bist. Etwa zweimal im Monat schreiben wir dir: welche Ernte gerade ankommt, was wir rösten und was uns beim Brühen gelungen ist.'
      : 'Good to have you with us. About twice a month, we’ll tell you which harvest is coming in, what we’re roasting and which brews have turned out well.',
    espresso: de
      ? 'schön, dass du dabei bist. Die erste Lektion ist schon unterwegs, dann kommt jede Woche eine. Nach acht Wochen kennst du deine Maschine besser.'
      : 'Good to have you with us. The first lesson is on its way, then there’s one every week. In eight weeks, you’ll know your machine better.',
    raffle: de
      ? 'du bist dabei: Deine Adresse liegt im Lostopf. Wenn du gewinnst, schreiben wir dir. Und etwa zweimal im Monat hörst du von uns, was in der Rösterei passiert.'
      : 'You’re in: your address is in the draw. If you win, we’ll write to you. And about twice a month, you’ll hear what’s going on at the roastery.',
  }[variant];
  const subject = de ? 'Willkommen auf der Lichtung' : `Welcome to ${COMPANY.name}`;
  return {
    subject:
      voucher === null
        ? subject
        : `${subject}: ${de ? '10\u00a0€ für deinen ersten Kaffee' : '€10 off your first coffee'}`,
    blocks: [
      de ? 'Hallo,' : 'Hello,',
      opening,
      ...(voucher === null ? [] : voucherBlocks(language, voucher, links.shop)),
    ],
    footer: unsubscribeFooter(language, variant, links.unsubscribe),
  };
}

const UNSUBSCRIBE = {
  de: {newsletter: 'Vom Newsletter abmelden', course: 'Vom Espressokurs und Newsletter abmelden'},
  en: {newsletter: 'Unsubscribe from our newsletter', course: 'Unsubscribe from the course and newsletter'},
} as const;

/** Returns the footer that tells why the reader gets the newsletter, and how to stop it: the link ends the course and the newsletter alike. */
export function unsubscribeFooter(language: Language, variant: NewsletterVariant, href: string): readonly Block[] {
  const link = UNSUBSCRIBE[language][variant === 'espresso' ? 'course' : 'newsletter'];
  return language === 'de'
    ? [{small: 'Du bekommst diese E-Mail, weil du dich angemeldet und das bestätigt hast.'}, {link, href}]
    : [{small: 'You’re getting this e-mail because you signed up and confirmed it.'}, {link, href}];
}

/**
 * Specification, section 5 and 9, "Newsletter": EUR 10, from EUR 39, seven days, coffee only, once. The mail names the last day alone: an outage may
 * have held it back.
 */
function voucherBlocks(language: Language, {code, endsAt}: Voucher, shopUrl: string): Block[] {
  const until = lastDayText(endsAt, language);
  return language === 'de'
    ? [
        'Für deinen ersten Einkauf schenken wir dir 10\u00a0€:',
        {code},
        {
          list: [
            'Gilt ab 39\u00a0€ Kaffee; Zubehör, Spenden und Gutscheine zählen nicht mit.',
            `Gilt bis zum ${until}.`,
            'Für den kostenlosen Versand ab 39 € zählt, was nach Abzug des Gutscheins übrig bleibt.',
            'Gilt einmal. Ein Gutschein pro Bestellung.',
          ],
        },
        {button: 'Kaffee aussuchen', href: shopUrl},
      ]
    : [
        'Here’s €10 off your first order:',
        {code},
        {
          list: [
            'Valid from €39 of coffee; gear, donations and gift cards don’t count.',
            `Valid until ${until}.`,
            'For free shipping from €39, it’s the amount after the voucher that counts.',
            'Valid once. One voucher per order.',
          ],
        },
        {button: 'Choose a coffee', href: shopUrl},
      ];
}
