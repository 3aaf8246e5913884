import type {GuideSource} from '../../source';

export const dripBag: GuideSource = {
  language: 'de',
  key: 'guide-drip-bag',
  slug: 'drip-bag',
  title: 'Drip Bag',
  description:
    'Filterkaffee ohne Gerät: Drip Bag über die Tasse hängen, in drei Güssen 180 ml aufgießen, nach zwei Minuten trinken.',
  method: 'method-drip-bag',
  order: 11,
  picture: 'umuseke-clearing',
  intro:
    'Für Zug, Zelt und Büro: Der Beutel ist Filter und Kaffee in einem. Er braucht nur eine Tasse mit Rand und heißes Wasser.',
  coffee: 12,
  water: 180,
  temperature: 93,
  grind: 'schon gemahlen',
  total: 120,
  steps: [
    [
      'Aufhängen',
      null,
      20,
      null,
      'Oben abreißen, Papphaken auseinanderziehen, über die Tasse hängen. Der Beutel soll nicht im Kaffee stehen.',
    ],
    ['Vorquellen', 0, 30, 30, 'Einen kleinen Schluck Wasser, bis alles nass ist.'],
    ['Zweiter Guss', 30, 40, 110, 'Bis knapp unter den Rand gießen, ablaufen lassen.'],
    ['Dritter Guss', 70, 50, 180, 'Den Rest, warten, herausnehmen.'],
  ],
  doses: [[1, 12, 180]],
  items: [
    ['Drip Bag', 'drip-bags-morgentau'],
    ['Tasse', null],
    ['Kocher', null],
  ],
  tips: 'Ohne Thermometer: nach dem Kochen bis dreißig zählen. Im Zug reicht auch das Teewasser aus dem Bordbistro, dann zieh die Pausen etwas länger. Papier und Satz kommen in den Kompost.',
};
