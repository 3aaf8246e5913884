import type {PostSource} from '../../source';

export const milchSchaeumen: PostSource = {
  language: 'de',
  key: 'milk',
  slug: 'milch-schaeumen',
  title: 'Milch schäumen: erst ziehen, dann rollen',
  excerpt: 'Seidiger Schaum ist Übung, kein Talent. Zwei Phasen, eine Temperatur und welche Pflanzendrinks mitmachen.',
  author: 'selin',
  category: 'brewing',
  date: '2025-10-09',
  picture: 'waldgold-clearing',
  related: ['waldgold', 'daemmerung', 'espressomaschine-eins'],
  body: `
Die meisten halten die Dampflanze in die Milch und hoffen. Dabei gibt es genau zwei Phasen, und wenn man sie kennt, dauert es drei Abende, bis es klappt.

## Erst ziehen

Kalte Milch in ein kaltes Kännchen, bis knapp unter die Tülle. Lass kurz Dampf ab, damit kein Wasser hineinspritzt. Dann die Spitze gerade eben unter die Oberfläche: Es muss zischen wie Papier, das man langsam reißt. Fünf Sekunden für Cappuccino, zwei für Flat White. Blubbert es, bist du zu hoch. Kreischt es, zu tief.

## Dann rollen

Jetzt die Spitze einen Zentimeter tiefer und leicht seitlich. Die Milch dreht sich wie in einem Abfluss und zieht die Blasen klein. Hör auf, wenn du das Kännchen gerade nicht mehr halten magst, das sind etwa 60 Grad. Darüber schmeckt Milch nach Pudding.

Klopf das Kännchen auf, schwenk es, bis es glänzt wie Lack, und gieß sofort.

## Und Pflanzen?

Hafer mit Zusatz „Barista“ geht am besten, weil er Fett und etwas Eiweiß hat. Soja gerinnt in hellem Espresso, also lieber zu dunklem. Mandel schäumt, fällt aber schnell zusammen. Übe mit Wasser und einem Tropfen Spülmittel: Das schäumt gleich und kostet nichts.
`,
};
