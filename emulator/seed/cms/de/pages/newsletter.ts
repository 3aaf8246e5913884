import {faq, newsletterForm, text} from '../../blocks';
import type {PageSource} from '../../source';

export const newsletterPage: PageSource = {
  language: 'de',
  key: 'newsletter',
  slug: 'newsletter',
  title: 'Newsletter',
  seoTitle: 'Newsletter mit 10 € Willkommensgutschein',
  description:
    'Zwei Briefe im Monat über neue Kaffees, Farmen und Zubereitung. Zum Einstieg 10 € für deinen ersten Einkauf ab 39 €.',
  blocks: [
    newsletterForm(
      'Post aus der Rösterei',
      'Zweimal im Monat schreiben wir dir, was frisch in den Säcken ist, wer es angebaut hat und wie es am besten schmeckt. Zur Begrüßung bekommst du 10 €.',
    ),
    text(
      `
## Der Willkommensgutschein

Nachdem du deine Adresse bestätigt hast, schicken wir dir einen Gutschein über 10 €.

- Er gilt 7 Tage ab Erhalt für deinen ersten Einkauf.
- Der Bestellwert muss mindestens 39 € betragen.
- Er gilt für Kaffee. Spenden und Gutscheine werden nicht günstiger.
- Pro Bestellung ein Gutschein.
`,
      'gutschein',
    ),
    text(
      `
## Acht Wochen Espresso

Du hast einen Siebträger und ärgerst dich? Selin schickt dir acht Wochen lang jede Woche eine E-Mail: vom Mahlgrad über das Tampern bis zur Milch. Danach schmeckt dein Espresso, oder du darfst sie anrufen.
`,
      'espressokurs',
    ),
    newsletterForm(
      'Zum Espressokurs anmelden',
      'Acht E-Mails in acht Wochen, kostenlos. Danach hörst du nur noch von uns, wenn du willst.',
      'espresso',
    ),
    faq('Fragen zum Newsletter', [
      [
        'Warum muss ich bestätigen?',
        'Damit niemand dich ohne dein Wissen anmeldet. Ohne Klick auf den Link passiert nichts.',
      ],
      ['Wie melde ich mich ab?', 'Mit dem Link unter jeder E-Mail. Ein Klick, eine Bestätigung, fertig.'],
    ]),
  ],
};
