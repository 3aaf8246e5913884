import {steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projektkriterienPage: PageSource = {
  language: 'de',
  key: 'projectCriteria',
  slug: 'projektkriterien',
  title: 'Projektkriterien',
  description:
    'Sechs Kriterien, nach denen die Lichtung Stiftung Projekte auswählt, und wie ein Antrag vom ersten Brief bis zur Zusage läuft.',
  blocks: [
    text(
      'Geld ausgeben ist leicht. Damit etwas stehen bleibt, wenn wir wieder weg sind, muss jedes Projekt sechs Fragen bestehen.',
    ),
    steps('Sechs Fragen', [
      [
        'Will es der Ort?',
        'Die Idee kommt von Menschen, die dort leben. Wir fördern nichts, was wir uns in Hamburg ausgedacht haben.',
      ],
      [
        'Wächst dort Kaffee?',
        'Wir bleiben in Gegenden, in denen wir einkaufen. Dort sind wir jedes Jahr und sehen nach.',
      ],
      ['Gehört es allen?', 'Gefördert wird, was vielen nützt: Wasser, Wege, Schulen, Bäume. Keine einzelne Farm.'],
      ['Wer kümmert sich danach?', 'Vor dem ersten Euro steht fest, wer es nach fünf Jahren bezahlt und repariert.'],
      [
        'Lässt es sich messen?',
        'Kanister am Tag, Kinder in der Klasse, Bäume nach dem ersten Jahr. Eine Zahl, die jemand aufschreibt.',
      ],
      [
        'Wer könnte darunter leiden?',
        'Ein Brunnen kann dem Nachbardorf das Wasser nehmen. Wir fragen dort, bevor wir zusagen.',
      ],
    ]),
    text(`
## Vom Antrag zur Zusage

Anträge kommen bis Ende März und Ende September, auf Deutsch, Englisch, Spanisch oder Amharisch. Zwei Seiten genügen. Der Vorstand wählt höchstens vier aus, besucht sie oder schickt jemanden aus der Gegend und entscheidet innerhalb von vier Monaten.

Abgelehnt haben wir bisher 41 Anträge. Der häufigste Grund: Niemand wusste, wer die Pumpe repariert. Gefördert wird mit 10.000 € bis 60.000 €, ausgezahlt in mindestens drei Schritten. Läuft ein Projekt anders als geplant, wollen wir das früh hören. Gestrichen haben wir deshalb noch keines.
`),
  ],
};
