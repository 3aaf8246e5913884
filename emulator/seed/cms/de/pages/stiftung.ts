import {cards, cta, hero, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const stiftungPage: PageSource = {
  language: 'de',
  key: 'foundation',
  slug: 'stiftung',
  title: 'Lichtung Stiftung',
  description:
    'Von jedem Kilo Kaffee geht 1 € an die Lichtung Stiftung. Wer sie führt, wohin das Geld geht und wie du mitbestimmst.',
  blocks: [
    hero(
      'Ein Euro pro Kilo',
      'Er ist im Preis enthalten, und du entscheidest, wofür. Seit 2018 sind 163.940 € zusammengekommen, Stand 31. Oktober 2026.',
      'scene-farm',
      [cta('Aktuelle Projekte', '/de/e/aktuelle-projekte')],
    ),
    text(`
## Warum eine Stiftung

Faire Preise bezahlen wir beim Einkauf. Ein Brunnen, eine Schule oder ein Wald gehört aber niemandem allein, also kann ihn auch niemand von seinem Lohn bauen. Dafür ist die Stiftung da.

Sie ist von der Rösterei getrennt: eigenes Konto, eigener Vorstand, eigene Prüfung. Im Vorstand sitzen Jonna Petersen, die Agraringenieurin Dr. Miriam Oyelaran und Karl-Heinz Boldt, früher Sparkasse Altona. Alle drei arbeiten unbezahlt.
`),
    steps('Der Weg des Euros', [
      [
        'Du wählst',
        'Am Kaffee steht, welches Projekt deinen Euro bekommt: Wasser, Landwirtschaft oder Bildung. Im Warenkorb kannst du es ändern.',
      ],
      ['Wir überweisen', 'Am dritten Werktag des Monats geht der Betrag für alle verkauften Kilo an die Stiftung.'],
      ['Die Stiftung zahlt', 'Partner bekommen Geld nach Baufortschritt, gegen Belege und Fotos.'],
      ['Jemand schaut nach', 'Einmal im Jahr fährt eine Person aus dem Vorstand hin. Der Bericht steht hier.'],
    ]),
    text(`
## Was nicht beim Projekt ankommt

Verwaltung, Reisen und Prüfung bezahlt die Rösterei zusätzlich. Vom gespendeten Euro bleiben 98 Cent im Projekt. Zwei Cent kosten Überweisungen und Wechselkurse.
`),
    cards('Mehr erfahren', [
      ['Projekte', 'Alle auf einen Blick.', cta('Zu den Projekten', '/de/e/projekte')],
      ['Kriterien', 'Wonach wir auswählen.', cta('Zu den Kriterien', '/de/e/projektkriterien')],
      ['Selbst spenden', 'Wenn dir ein Euro zu wenig ist.', cta('Zur Spende', '/de/p/spende')],
    ]),
  ],
};
