import type {GuideSource} from '../../source';

export const vollautomat: GuideSource = {
  language: 'de',
  key: 'guide-fully-automatic',
  slug: 'vollautomat',
  title: 'Vollautomat einstellen',
  description:
    'Besserer Kaffee aus dem Vollautomaten: Mahlgrad, Menge, Temperatur und Wasser einstellen und richtig reinigen.',
  method: 'method-full-automatic-machine',
  order: 7,
  picture: 'boa-luz-clearing',
  intro:
    'Ab Werk ist fast jeder Vollautomat auf „dünn und viel“ eingestellt. Mit vier Drehungen schmeckt derselbe Kaffee wie ein anderer. Nimm dir eine Viertelstunde und sechs kleine Tassen.',
  coffee: 11,
  water: 40,
  temperature: null,
  grind: 'so fein, wie die Maschine es zulässt',
  total: 45,
  steps: [
    [
      'Mahlgrad ändern',
      null,
      60,
      null,
      'Nur bei laufendem Mahlwerk verstellen, eine Stufe feiner. Zwei Bezüge abwarten, bis es sich auswirkt.',
    ],
    ['Menge erhöhen', null, 30, null, 'Kaffeestärke auf die höchste Stufe, meist 11 bis 12 g.'],
    ['Wasser verringern', null, 30, null, 'Espresso auf 40 ml, Café Crème auf höchstens 110 ml stellen.'],
    [
      'Beziehen',
      0,
      45,
      40,
      'Tasse vorwärmen, beziehen. Der Strahl soll dünn laufen und nach 20 bis 30 Sekunden enden.',
    ],
    ['Probieren', null, 60, null, 'Sauer: eine Stufe feiner oder heißer. Bitter: gröber oder weniger Wasser.'],
  ],
  doses: [
    [1, 11, 40],
    [2, 22, 80],
  ],
  items: [
    ['Vollautomat', null],
    ['Reinigungstabs', null],
    ['Wasserfilter', null],
    ['Espressobohnen', 'waldgold'],
  ],
  tips: 'Nimm Bohnen, die nicht ölig glänzen, sonst verklebt das Mahlwerk. Brühgruppe einmal die Woche unter den Wasserhahn, Milchschlauch jeden Tag. Entkalken nach Anzeige, nicht nach Gefühl.',
};
