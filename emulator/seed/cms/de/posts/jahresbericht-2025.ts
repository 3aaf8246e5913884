import type {PostSource} from '../../source';

export const jahresbericht2025: PostSource = {
  language: 'de',
  key: 'annual-report',
  slug: 'jahresbericht-2025',
  title: 'Jahresbericht 2025: 29.840 Euro und wohin sie gingen',
  excerpt:
    'So viel haben eure Kilos im letzten Jahr für die Stiftung gebracht. Einnahmen, Ausgaben und eine Rückzahlung.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-01-29',
  picture: 'scene-farm',
  related: ['spende'],
  body: `
Jedes Jahr im Januar legt die Stiftung ihre Zahlen offen. Hier ist die kurze Fassung. Die lange hat 31 Seiten und kommt per E-Mail, wenn du uns schreibst.

## Eingenommen

29.840 € sind 2025 eingegangen. 27.610 € davon aus dem Euro pro Kilo, also habt ihr 27,6 Tonnen Kaffee getrunken. 2.230 € kamen als Spende dazu, die meisten im Dezember.

Gewählt wurde so: Wasser 58 Prozent, Bildung 24, Landwirtschaft 18. Wer nichts wählt, landet beim Wasser. Das erklärt den Vorsprung, aber nur zur Hälfte.

## Ausgegeben

- Maji Kwetu, Nyeri: 12.400 € für Rohre und zwei Zapfstellen
- Sombra Alta, Huila: 8.100 € für Setzlinge und Begleitung
- Barnoota Guji: 7.900 € für Dach, Bücher, Gehalt
- Überweisungen und Wechselkurse: 571 €

Der Rest, 869 €, liegt auf dem Konto.

## Eine Rückzahlung

Eine Rate nach Guji, 1.500 €, kam zurück, weil ein Belegfoto denselben Raum zweimal zeigte. Es war ein Versehen, das andere Foto lag auf einem kaputten Telefon. Zwei Wochen später war alles geklärt. Wir erzählen es, weil ihr wissen sollt, dass jemand hinsieht.

Geprüft hat wie jedes Jahr eine Wirtschaftsprüferin, bezahlt von der Rösterei.
`,
};
