import {collectionRow, cta, faq, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const futurebensPage: PageSource = {
  language: 'de',
  key: 'partnerFutureBens',
  slug: 'futurebens',
  title: 'Vorteil für Future Bens',
  seoTitle: 'Kaffeevorteil für Mitglieder von Future Bens',
  description:
    'Dein Arbeitgeber ist bei Future Bens? Dann bekommst du das ganze Jahr 10 % auf Kaffee. So löst du den Vorteil ein.',
  blocks: [
    text(
      'Dein Unternehmen bietet dir Vorteile über Future Bens. Bei uns heißt das: 10 % auf jeden Kaffee, bei jeder Bestellung, das ganze Jahr.',
    ),
    steps('In drei Schritten', [
      ['Anmelden', 'Melde dich bei deinem Vorteilsportal an und such nach „Lichtung“.'],
      ['Code kopieren', 'Jede Person bekommt einen eigenen. Er ist zwölf Monate gültig.'],
      ['Bestellen', 'Code im Warenkorb einlösen. Du siehst sofort, was du sparst.'],
    ]),
    faq('Fragen zum Vorteil', [
      ['Gilt er im Abo?', 'Das Abo ist schon 10 % günstiger. Zusätzlich gilt der Code dort nicht.'],
      ['Erfährt meine Firma, was ich kaufe?', 'Nein. Sie erfährt auch nicht, ob du überhaupt etwas kaufst.'],
      [
        'Mein Code ist abgelaufen.',
        'Hol dir im Portal einen neuen. Solange dein Unternehmen Mitglied ist, geht das jedes Jahr.',
      ],
      [
        'Können wir als Firma Kaffee beziehen?',
        'Gern, mit Maschine und Wartung: [Kaffee fürs Büro](/de/e/b2b-buero-info).',
      ],
    ]),
    collectionRow('Beliebt im Büro', 'filter-coffee', cta('Alle Filterkaffees', '/de/c/filter-coffee')),
  ],
};
