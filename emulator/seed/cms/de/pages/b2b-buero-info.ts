import {faq, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bBueroInfoPage: PageSource = {
  language: 'de',
  key: 'businessOffice',
  slug: 'b2b-buero-info',
  title: 'Kaffee fürs Büro',
  description:
    'Maschine, Kaffee und Wartung für 5 bis 300 Menschen: drei Modelle mit Preis pro Tasse und ohne lange Bindung.',
  blocks: [
    text(
      'Schlechter Kaffee kostet Zeit: Man geht raus, um guten zu holen. Wir stellen euch eine Maschine hin, die zu eurer Menge passt, und kümmern uns um den Rest.',
    ),
    table(
      'Drei Modelle',
      ['Modell', 'Für', 'Maschine im Monat', 'Kaffee je Tasse'],
      [
        ['Kanne', '5–20 Leute', '29 €', '0,24 €'],
        ['Knopf', '15–60 Leute', '119 €', '0,31 €'],
        ['Bar', '50–300 Leute', 'ab 240 €', '0,29 €'],
      ],
    ),
    text(`
**Kanne** ist eine gute Filtermaschine mit Thermoskannen. **Knopf** ist ein Vollautomat mit frischer Milch. **Bar** ist eine Siebträgermaschine, an der jemand steht, der es kann: ihr oder wir.

Alle Preise netto, Wartung und Wasserfilter sind drin. Gebunden seid ihr drei Monate.
`),
    faq('Fragen aus Büros', [
      [
        'Wer reinigt die Maschine?',
        'Ihr einmal am Tag, drei Minuten, die Anleitung hängt daneben. Wir alle acht Wochen gründlich.',
      ],
      [
        'Was, wenn sie ausfällt?',
        'In Hamburg sind wir am selben Tag da, sonst am nächsten. Steht die Maschine länger als zwei Tage, bekommt ihr eine andere.',
      ],
      [
        'Bekommen die Leute Kaffee auch nach Hause?',
        'Gern. Für eure Belegschaft richten wir einen Code ein, siehe [Mitarbeitervorteile](/de/e/corp).',
      ],
    ]),
    text(
      'Schreibt uns über das [Formular](/de/e/b2b-informationen#kontakt), wie viele ihr seid. Am nächsten Tag habt ihr ein Angebot.',
    ),
  ],
};
