import {collectionRow, cta, faq, hero, imageText, shopPart, steps} from '../../blocks';
import type {PageSource} from '../../source';

export const aboPage: PageSource = {
  language: 'de',
  key: 'subscription',
  slug: 'abo',
  title: 'Kaffee-Abo',
  seoTitle: 'Kaffee-Abo mit 10 % Rabatt',
  description:
    'Frischer Kaffee in deinem Abstand, 10 % günstiger, ohne Mindestlaufzeit. Jede Lieferung kannst du verschieben oder auslassen.',
  blocks: [
    hero(
      'Kaffee ist da, bevor er fehlt',
      'Im Abo kostet jeder Kaffee 10 % weniger. Du bestimmst Sorte, Menge und Abstand und kannst jederzeit aufhören.',
      'scene-home',
      [cta('Abo zusammenstellen', '/de/e/abo#abo-zusammenstellen')],
    ),
    steps(
      'So geht es',
      [
        [
          'Kaffee wählen',
          'Auf jeder Kaffeeseite kannst du statt „einmal“ auch „im Abo“ wählen. Oder du stellst es gleich hier zusammen.',
        ],
        ['Abstand festlegen', 'Von jede Woche bis alle acht Wochen. Die meisten nehmen vier.'],
        [
          'Vorher Bescheid bekommen',
          'Drei Tage vor jeder Lieferung schreiben wir dir. Dann kannst du noch tauschen, verschieben oder auslassen.',
        ],
        ['Frisch bekommen', 'Wir rösten, packen und buchen am selben Tag ab.'],
      ],
      'how-to',
    ),
    shopPart('configureSubscription', 'abo-zusammenstellen'),
    collectionRow('Beliebt im Abo', 'coffee-shop', cta('Alle Kaffees', '/de/c/coffee-shop')),
    faq(
      'Fragen zum Abo',
      [
        [
          'Wie lange bin ich gebunden?',
          'Gar nicht. Du kannst nach der ersten Lieferung aufhören, im Konto oder über [Verträge hier kündigen](/de/e/kuendigung).',
        ],
        ['Was kostet der Versand?', 'Ab 39 € nichts, darunter 4,90 €, wie bei jeder Bestellung.'],
        [
          'Kann ich Zubehör dazulegen?',
          'Ja, einmalig oder regelmäßig, zum Beispiel Filterpapier. Bei einer älteren Zahlungsart geht das nicht, dann hilft ein neues Abo.',
        ],
        [
          'In welche Länder liefert ihr?',
          'In die meisten der EU. Die Liste steht unter [Versand](/de/e/versand#laender).',
        ],
        [
          'Ich fahre in Urlaub.',
          'Verschieb die Lieferung um so viele Wochen, wie du weg bist. Die folgenden wandern mit.',
        ],
      ],
      'faq',
    ),
    imageText(
      'Als Geschenk',
      'Drei, sechs oder zwölf Lieferungen, alle vier Wochen eine. Du zahlst einmal, das Abo endet von selbst.',
      'scene-gift',
      {
        side: 'right',
        links: [
          cta('Zum Geschenkabo', '/de/e/geschenkabo'),
          cta('Geschenkabo einlösen', '/de/e/geschenkabo-einloesen'),
        ],
        anchor: 'gift-subscription-info',
      },
    ),
  ],
};
