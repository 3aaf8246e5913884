import type {GuideSource} from '../../source';

export const handfilter: GuideSource = {
  language: 'de',
  key: 'guide-pour-over',
  slug: 'handfilter',
  title: 'Handfilter',
  description:
    'Filterkaffee mit dem Handfilter: 18 g Kaffee, 300 ml Wasser, vier Güsse, drei Minuten. Mit Mengen für bis zu vier Tassen.',
  method: 'method-pour-over',
  order: 1,
  picture: 'scene-coffee-match',
  intro:
    'Der Handfilter ist die ehrlichste Zubereitung: ein Trichter, ein Papier, deine Hand. Was du gießt, schmeckst du. Diese Anleitung passt zu hellen und mittleren Röstungen und verzeiht am Anfang viel.',
  coffee: 18,
  water: 300,
  temperature: 94,
  grind: 'mittelfein, wie Meersalz',
  total: 180,
  steps: [
    [
      'Papier spülen',
      null,
      20,
      null,
      'Falte das Papier, setz es ein und spül es mit reichlich heißem Wasser. Gieß das Wasser aus der Kanne.',
    ],
    [
      'Kaffee einfüllen',
      null,
      20,
      null,
      '18 g mahlen, einfüllen, glatt rütteln. Stell alles auf die Waage und drück auf null.',
    ],
    ['Vorquellen', 0, 40, 50, 'Gieß 50 ml in Kreisen, bis alles nass ist. Frischer Kaffee wirft jetzt Blasen.'],
    ['Zweiter Guss', 40, 40, 150, 'Langsam in Kreisen von innen nach außen, nicht auf das Papier.'],
    ['Dritter Guss', 80, 40, 230, 'Wieder in Kreisen, den Wasserspiegel halb hoch halten.'],
    ['Vierter Guss', 120, 30, 300, 'Den Rest in die Mitte, dann den Filter einmal sanft schwenken.'],
    ['Ablaufen lassen', 150, 30, null, 'Nach drei Minuten liegt der Satz flach. Filter weg, umrühren, trinken.'],
  ],
  doses: [
    [1, 18, 300],
    [2, 30, 500],
    [3, 42, 700],
    [4, 54, 900],
  ],
  items: [
    ['Handfilter', 'handfilter-trichter'],
    ['Filterpapier 02', 'filterpapier-02'],
    ['Kocher mit Schwanenhals', 'wasserkocher-schwanenhals'],
    ['Waage', 'kaffeewaage'],
    ['Mühle', 'handmuehle-h1'],
  ],
  tips: 'Läuft es schneller als in 2:30, mahl feiner. Steht das Wasser nach 3:30 noch, gröber. Und lass die Tasse ein wenig abkühlen: Bei 60 Grad schmeckst du am meisten.',
};
