import type {PostSource} from '../../source';

export const handmuehleReinigen: PostSource = {
  language: 'de',
  key: 'cleaning-grinder',
  slug: 'handmuehle-reinigen',
  title: 'Die Handmühle reinigen, ohne Angst vor Schrauben',
  excerpt: 'Alle zwei Monate, zehn Minuten, ein Pinsel: So bleibt das Mahlwerk scharf und der Kaffee frisch.',
  author: 'ole',
  category: 'gear',
  date: '2025-01-30',
  picture: 'umuseke-clearing',
  related: ['handmuehle-h1', 'reisemuehle-h2'],
  body: `
Die meisten Handmühlen, die zu mir in die Werkstatt kommen, sind nicht kaputt. Sie sind ranzig. Kaffee enthält Öl, und Öl wird alt. Zehn Minuten alle zwei Monate genügen.

## Was du brauchst

Einen trockenen Pinsel, ein Tuch, eine helle Unterlage. Kein Wasser am Mahlwerk, auch wenn es verlockend ist: Stahl rostet, und zwar über Nacht.

## Schritt für Schritt

1. Kurbel ab, Behälter ab. Leg alles in der Reihenfolge hin, in der du es löst.
2. Dreh die Einstellung ganz auf und zähl dabei die Klicks. Schreib die Zahl auf.
3. Zieh die Achse mit dem Kegel nach unten heraus. Achte auf die kleine Feder, sie hüpft gern unter den Kühlschrank.
4. Pinsel Kegel und Ring aus, auch zwischen den Zähnen. Fest sitzendes Pulver löst ein Zahnstocher.
5. Wisch den Glasbehälter mit warmem Wasser aus und lass ihn ganz trocknen.
6. Bau rückwärts zusammen, dreh zu, bis es gerade schleift, und dann die gezählten Klicks auf.

## Wann ein Fall für die Werkstatt vorliegt

Wenn die Achse wackelt, wenn der Kegel glänzende Stellen hat oder wenn du für dieselbe Menge doppelt so lange kurbelst. Ein neues Mahlwerk mit Justage kostet bei uns 39 €. Alles dazu steht unter [Reparatur](/de/e/reparatur).
`,
};
