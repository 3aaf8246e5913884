import type {PostSource} from '../../source';

export const mahlgradFinden: PostSource = {
  language: 'de',
  key: 'grind',
  slug: 'mahlgrad-finden',
  title: 'Den Mahlgrad finden, ohne den Verstand zu verlieren',
  excerpt:
    'Sauer heißt feiner, bitter heißt gröber. Eine Anleitung in vier Tassen für jede Mühle und jede Zubereitung.',
  author: 'selin',
  category: 'brewing',
  date: '2025-03-13',
  picture: 'gathera-clearing',
  related: ['handmuehle-h1', 'kaffeemuehle-kern', 'kaffeewaage'],
  body: `
„Mittelfein“ steht überall. Was das auf deiner Mühle bedeutet, weiß niemand. Zum Glück brauchst du kein Maß, sondern vier Tassen und eine Regel.

## Die Regel

Schmeckt es sauer, dünn oder salzig, hat das Wasser zu wenig herausgeholt: **feiner** mahlen. Schmeckt es bitter und trocken, als hättest du auf einen Teebeutel gebissen, war es zu viel: **gröber**.

## Vier Tassen

1. Fang mit einer Körnung wie grobes Salz an und notiere die Zahl auf der Mühle.
2. Brüh mit 18 Gramm auf 300 Milliliter. Probier erst, wenn es lauwarm ist: Heiß schmeckt alles ähnlich.
3. Dreh drei Klicks in die Richtung, die die Regel sagt. Sonst ändere nichts.
4. Wiederhole das, bis es kippt. Schmeckt es nach der anderen Seite, geh einen Klick zurück. Das ist er.

## Espresso

Dort ist alles empfindlicher. Ein Klick kann fünf Sekunden ausmachen. Wieg, was herauskommt: 18 Gramm hinein, 36 heraus, 25 bis 30 Sekunden. Läuft es schneller, feiner. Tropft es nur, gröber.

Und schreib dir auf, was gut war. Der nächste Beutel ist anders, aber er ist meistens nur zwei Klicks weit weg. Mein Zettel hängt seit drei Jahren innen an der Schranktür.
`,
};
