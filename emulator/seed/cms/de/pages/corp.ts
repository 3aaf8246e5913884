import {cards, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const corpPage: PageSource = {
  language: 'de',
  key: 'partnerCorporate',
  slug: 'corp',
  title: 'Mitarbeitervorteile',
  seoTitle: 'Kaffeevorteile für Belegschaften',
  description:
    'Kaffee als Vorteil für deine Belegschaft: 10 % für alle, Gutscheine als Sachbezug, Verkostung im Haus. So richten wir es ein.',
  blocks: [
    text(
      'Ein Obstkorb hält zwei Tage. Mit Kaffee kommst du weiter. Wir richten für euer Unternehmen einen Vorteil ein, den alle nutzen können, auch wer von zu Hause arbeitet.',
    ),
    cards('Drei Wege', [
      ['Ein Code für alle', '10 % auf Kaffee, das ganze Jahr. Kostet euch nichts, ab 20 Beschäftigten.'],
      [
        'Gutscheine',
        'Monatlich bis 50 € je Person als Sachbezug. Eine Rechnung, die Gutscheine kommen per E-Mail.',
        cta('Gutschein ansehen', '/de/p/geschenkgutschein'),
      ],
      [
        'Verkostung im Haus',
        'Selin kommt für zwei Stunden mit sechs Kaffees. Bis 25 Personen, 380 € netto in Hamburg.',
      ],
    ]),
    text(`
## So richten wir es ein

1. Ihr schreibt uns über das [Formular](/de/e/b2b-informationen#kontakt), wie viele ihr seid.
2. Wir schicken einen Vertrag von einer Seite und einen Text fürs Intranet.
3. Am selben Tag gilt der Code.

## Was wir nicht tun

Wir melden euch nicht, wer den Vorteil nutzt. Ihr bekommt einmal im Jahr eine Zahl: wie viele Kilo es waren und wie viele Euro davon an die [Stiftung](/de/e/stiftung) gegangen sind.

Ihr braucht auch Kaffee in der Teeküche? Der steht unter [Kaffee fürs Büro](/de/e/b2b-buero-info).
`),
  ],
};
