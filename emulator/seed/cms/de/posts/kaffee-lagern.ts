import type {PostSource} from '../../source';

export const kaffeeLagern: PostSource = {
  language: 'de',
  key: 'storing-coffee',
  slug: 'kaffee-lagern',
  title: 'Kaffee lagern: Dose, Beutel, Kühlschrank?',
  excerpt: 'Luft, Licht, Wärme und Feuchtigkeit sind die vier Feinde. Wo dein Kaffee wirklich hingehört.',
  author: 'selin',
  category: 'knowledge',
  date: '2025-06-05',
  picture: 'scene-roastery',
  related: ['kaffeedose', 'handmuehle-h1'],
  body: `
Einmal im Monat ruft jemand an und fragt, ob Kaffee in den Kühlschrank darf. Die kurze Antwort: bitte nicht. Die lange kommt hier.

## Was Kaffee alt macht

Sauerstoff ist der Hauptschuldige. Nach dem Öffnen verliert ein Beutel in sechs Wochen etwa die Hälfte seiner Duftstoffe. Licht und Wärme beschleunigen das. Feuchtigkeit ist am schlimmsten, denn sie kommt herein und bleibt.

Im Kühlschrank ist es kühl, aber feucht. Bei jedem Öffnen schlägt sich Wasser auf den Bohnen nieder, und was in der Käseschachtel riecht, riecht bald auch im Kaffee.

## Was wir tun

- Bohnen im Originalbeutel lassen, Luft herausdrücken, Clip drauf
- Den Beutel in eine Dose stellen, die schließt
- Die Dose in den Schrank, nicht auf die Maschine
- Nur mahlen, was gleich gebrüht wird

## Und einfrieren?

Das geht erstaunlich gut. Füll frische Bohnen in Portionen für eine Woche ab, luftdicht, und ab in die Truhe. Zum Benutzen ganz auftauen lassen, bevor du den Beutel öffnest. Sonst hast du wieder Wasser auf den Bohnen.

Gemahlener Kaffee verzeiht all das viel weniger. Nach zwei Wochen schmeckt er müde, egal in welcher Dose. Eine kleine Handmühle ändert mehr als jeder Vakuumdeckel.
`,
};
