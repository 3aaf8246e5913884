import {faq, shopPart, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const retourePage: PageSource = {
  language: 'de',
  key: 'returns',
  slug: 'retoure',
  title: 'Retoure',
  seoTitle: 'Retoure: 14 Tage kostenlos zurückgeben',
  description:
    '14 Tage Zeit, Rücksendung kostenlos. So bekommst du ein Etikett, so packst du, und dann ist dein Geld bei dir.',
  blocks: [
    text(
      'Du hast ab Lieferung 14 Tage Zeit, es dir anders zu überlegen. Das Rücksenden kostet dich nichts. Einen Grund brauchst du nicht, aber wir lernen daraus, wenn du uns einen nennst.',
    ),
    steps(
      'So geht es',
      [
        [
          'Etikett holen',
          'Gib unten Bestellnummer und E-Mail-Adresse ein und wähle aus, was zurückgeht. Das Etikett kommt sofort.',
        ],
        ['Packen', 'Nimm den Karton, in dem alles kam. Kaffee bitte ungeöffnet, Geräte sauber und trocken.'],
        ['Abgeben', 'Bring das Paket zu einer Filiale oder Packstation und heb den Beleg auf.'],
        [
          'Geld zurück',
          'Zwei Werktage nachdem es bei uns ist, buchen wir zurück, auf demselben Weg, auf dem du bezahlt hast.',
        ],
      ],
      'ablauf',
    ),
    shopPart('returnForm', 'etikett'),
    faq(
      'Fragen zur Rückgabe',
      [
        [
          'Der Kaffee schmeckt mir nicht. Und jetzt?',
          'Schreib uns, welcher es war und wie du ihn brühst. Meist hilft ein anderer Mahlgrad. Wenn nicht, finden wir einen, der zu dir passt, und schicken dir eine kleine Tüte davon.',
        ],
        [
          'Muss ich Geschenke auspacken lassen?',
          'Nein. Auch Beschenkte können zurückgeben, dann mit der Bestellnummer vom Lieferschein. Das Geld geht an die Person, die bezahlt hat, oder als Gutschein an dich.',
        ],
        [
          'Was ist mit defekten Geräten?',
          'Das ist keine Retoure, sondern ein Fall für die [Werkstatt](/de/e/reparatur). Auch das kostet dich innerhalb von zwei Jahren nichts.',
        ],
        [
          'Ist das dasselbe wie der Widerruf?',
          'Fast. Mit der Retoure widerrufst du für die Waren, die du zurückschickst. Wenn du den Vertrag förmlich widerrufen willst, nimm [diese Seite](/de/e/widerruf).',
        ],
      ],
      'fragen',
    ),
  ],
};
