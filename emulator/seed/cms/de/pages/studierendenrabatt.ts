import {collectionRow, cta, faq, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const studierendenrabattPage: PageSource = {
  language: 'de',
  key: 'studentDiscount',
  slug: 'studierendenrabatt',
  title: 'Studierendenrabatt',
  description:
    '10 % auf Kaffee für alle, die studieren, eine Ausbildung machen oder einen Freiwilligendienst leisten. So bekommst du den Code.',
  blocks: [
    text(
      'Prüfungen sind ohne Kaffee schwer. Wenn du studierst, in der Ausbildung bist oder einen Freiwilligendienst leistest, bekommst du 10 % auf jeden Kaffee, auch auf den zweiten und den zehnten.',
    ),
    steps('So bekommst du deinen Code', [
      [
        'Nachweis schicken',
        'Schreib von deiner Hochschuladresse an hallo@lichtung.example, oder schick ein Foto deines Ausweises. Alles außer Name und Gültigkeit darfst du schwärzen.',
      ],
      ['Code bekommen', 'Innerhalb von zwei Werktagen, gültig bis zum Ende des Semesters.'],
      ['Verlängern', 'Im nächsten Semester genügt eine kurze E-Mail.'],
    ]),
    faq('Fragen zum Studierendenrabatt', [
      ['Gilt er auch im Abo?', 'Im Abo sind schon 10 % drin. Beides zusammen geht nicht.'],
      ['Was passiert mit meinem Ausweis?', 'Wir sehen ihn an und löschen ihn am selben Tag.'],
      [
        'Ich mache eine WG-Bestellung.',
        'Gute Idee: Ab 39 € zahlt ihr keinen Versand. Den Code darf die Person benutzen, die bestellt.',
      ],
    ]),
    collectionRow('Reicht für lange Nächte', 'espresso-shop', cta('Alle Espressi', '/de/c/espresso-shop')),
  ],
};
