import type {GuideSource} from '../../source';

export const herdkanne: GuideSource = {
  language: 'de',
  key: 'guide-moka-pot',
  slug: 'herdkanne',
  title: 'Herdkanne',
  description:
    'Kräftiger Kaffee vom Herd ohne verbrannten Geschmack: heißes Wasser einfüllen, kleine Flamme, rechtzeitig aufhören.',
  method: 'method-espresso-maker',
  order: 5,
  picture: 'daemmerung-clearing',
  intro:
    'In der Herdkanne drückt Dampf das Wasser durch den Kaffee. Bitter wird er, weil er zu lange auf der Flamme steht. Mit heißem Wasser im Kessel passiert das nicht.',
  coffee: 16,
  water: 160,
  temperature: null,
  grind: 'fein, etwas gröber als für Espresso',
  total: 210,
  steps: [
    [
      'Wasser kochen',
      null,
      120,
      null,
      'Füll kochendes Wasser bis knapp unter das Ventil. Nimm ein Tuch, das Metall wird heiß.',
    ],
    ['Kaffee einfüllen', null, 20, null, 'Sieb locker füllen, glatt streichen, nicht andrücken. Rand abwischen.'],
    ['Aufsetzen', 0, 20, 160, 'Fest zuschrauben, auf kleine Flamme, Deckel offen lassen.'],
    ['Steigen lassen', 20, 130, null, 'Nach etwa einer Minute kommt der erste Kaffee, dunkel und langsam wie Honig.'],
    [
      'Herunternehmen',
      150,
      60,
      null,
      'Wird der Strahl hell und sprudelt, runter vom Herd und den Kessel kurz in kaltes Wasser stellen.',
    ],
  ],
  doses: [
    [2, 16, 160],
    [4, 28, 280],
  ],
  items: [
    ['Herdkanne', 'herdkanne'],
    ['Mühle', 'handmuehle-h1'],
    ['Tuch', null],
  ],
  tips: 'Spül die Kanne nur mit Wasser und lass sie offen trocknen. Läuft sie nicht, ist meist die Dichtung alt oder das Sieb zu. Beides haben wir als Ersatzteil.',
};
