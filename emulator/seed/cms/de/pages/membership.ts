import {cards, faq, text} from '../../blocks';
import type {PageSource} from '../../source';

export const membershipPage: PageSource = {
  language: 'de',
  key: 'membership',
  slug: 'membership',
  title: 'Membership',
  seoTitle: 'Membership: Mitglied bei Lichtung',
  description:
    'Für alle, die oft bestellen: Mitglieder bekommen neue Kaffees zwei Tage früher, Plätze bei Verkostungen und eine jährliche Sonderröstung.',
  blocks: [
    text(
      'Wer ein Jahr lang ein Abo hat, ist Mitglied. Das kostet nichts und braucht kein Formular. Wir schreiben dir, sobald es so weit ist.',
    ),
    cards('Was Mitglieder bekommen', [
      ['Zwei Tage Vorsprung', 'Neue und seltene Kaffees gehören 48 Stunden lang dir, bevor sie im Shop stehen.'],
      [
        'Ein Platz am Tisch',
        'Viermal im Jahr verkosten wir in Hamburg und einmal online, was wir einkaufen könnten. Deine Stimme zählt.',
      ],
      ['Die Winterröstung', 'Im Dezember legt Malte einen Beutel in deine Lieferung, den es nicht zu kaufen gibt.'],
    ]),
    faq('Fragen zur Mitgliedschaft', [
      [
        'Zählen Pausen?',
        'Ja. Wer im Sommer aussetzt, verliert nichts. Erst nach sechs Monaten ohne Lieferung fängt das Jahr neu an.',
      ],
      [
        'Kann ich Mitglied sein, ohne ein Abo zu haben?',
        'Wenn du in zwölf Monaten sechsmal Kaffee bestellt hast, ja. Wir zählen Bestellungen, keine Beträge.',
      ],
      ['Was muss ich dafür preisgeben?', 'Nichts außer dem, was wir für deine Bestellungen ohnehin brauchen.'],
    ]),
    text('Noch kein Abo? [So funktioniert es](/de/e/abo).'),
  ],
};
