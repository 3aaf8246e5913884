import {table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bHaendlerInfoPage: PageSource = {
  language: 'de',
  key: 'businessDealers',
  slug: 'b2b-haendler-info',
  title: 'Lichtung für Händler',
  description:
    'Unsere Kaffees und ausgewähltes Zubehör zum Weiterverkaufen: Mengen, Margen, Regal, Schulung und Lieferzeiten.',
  blocks: [
    text(
      'Du hast einen Laden, einen Hofverkauf oder einen Buchladen mit Ecke für Schönes? Unser Kaffee verkauft sich über seine Bilder. Menschen nehmen die Tüte in die Hand, und dann haben sie sie schon fast gekauft.',
    ),
    table(
      'Konditionen',
      ['Was', 'Wie'],
      [
        ['Mindestmenge', '6 Beutel je Sorte, 24 Beutel je Lieferung'],
        ['Rabatt', '30 % auf den Ladenpreis, ab 100 Beuteln im Quartal 34 %'],
        ['Röstdatum', 'nie älter als 10 Tage bei Auslieferung'],
        ['Haltbarkeit', '12 Monate, Tausch bei Restlaufzeit unter 3 Monaten'],
        ['Zahlung', 'Rechnung, 14 Tage'],
        ['Lieferzeit', '2–4 Werktage, ab 150 € frei Haus'],
      ],
    ),
    text(`
## Was du dazubekommst

- Ein Regal aus Buche für 24 Beutel, leihweise
- Geruchsproben für jede Sorte
- Zwei Stunden Schulung für dein Team, bei dir oder online
- Bilder und Texte für deine Website

## Was wir nicht machen

Gebietsschutz für ganze Städte und Ware an Plattformen. Wir wollen wissen, wer unseren Kaffee verkauft.

Zubehör gibt es auch, siehe [Kaffeezubehör für Händler](/de/e/haendler-kaffeezubehoer). Schreib uns über das [Formular](/de/e/b2b-informationen#kontakt), wir rufen innerhalb von zwei Werktagen zurück.
`),
  ],
};
