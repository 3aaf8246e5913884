import {cards, cta, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projektePage: PageSource = {
  language: 'de',
  key: 'projects',
  slug: 'projekte',
  title: 'Projekte',
  seoTitle: 'Projekte der Lichtung Stiftung',
  description:
    'Wasser in Kenia, Schatten in Kolumbien, eine Schule in Äthiopien: was die Lichtung Stiftung fördert und gefördert hat.',
  blocks: [
    text(
      'Drei Projekte laufen, drei sind fertig. Welches deinen Euro bekommt, entscheidest du am Kaffee. Wählst du nichts, geht er ins Wasserprojekt.',
    ),
    cards('Wohin du willst', [
      [
        'Aktuelle Projekte',
        'Was gerade gebaut, gepflanzt und gelehrt wird, mit Stand der Spenden.',
        cta('Ansehen', '/de/e/aktuelle-projekte'),
        'gathera-clearing',
      ],
      [
        'Was erreicht ist',
        'Ein Brunnen, 96 Trockenbetten, eine Küche. Und was wir dabei falsch gemacht haben.',
        cta('Ansehen', '/de/e/projekterfolge'),
        'umuseke-clearing',
      ],
      [
        'Wie wir auswählen',
        'Sechs Fragen, die jedes Projekt bestehen muss.',
        cta('Ansehen', '/de/e/projektkriterien'),
        'monte-sereno-clearing',
      ],
    ]),
    table(
      'Spenden im Überblick, Stand 31. Oktober 2026',
      ['Projekt', 'Ort', 'Eingegangen', 'Ziel'],
      [
        ['Wasser für Nyeri', 'Kenia', '48.320 €', '60.000 €'],
        ['Schatten für Huila', 'Kolumbien', '31.870 €', '45.000 €'],
        ['Eine Schule für Guji', 'Äthiopien', '27.450 €', '40.000 €'],
        ['Ein Brunnen für Huye', 'Ruanda', '22.000 €', 'fertig seit Juni 2021'],
        ['Trockenbetten für Sidama', 'Äthiopien', '14.500 €', 'fertig seit November 2022'],
        ['Eine Küche für die Schule', 'Guatemala', '19.800 €', 'fertig seit Januar 2024'],
      ],
    ),
    text(
      'Du kennst eine Gruppe, die etwas bauen will? Lies die [Kriterien](/de/e/projektkriterien) und schreib uns. Anträge nimmt der Vorstand zweimal im Jahr an.',
    ),
  ],
};
