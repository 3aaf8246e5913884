import type {TestSource} from '../../source';

export const handfilterTest: TestSource = {
  language: 'de',
  key: 'test-drippers',
  slug: 'handfilter-test',
  title: 'Handfilter im Test',
  description:
    'Keramik, Kunststoff, Metall, Glas: fünf Handfilter mit demselben Kaffee verglichen. Temperatur, Tempo und Geschmack.',
  author: 'selin',
  date: '2026-05-21',
  picture: 'scene-coffee-match',
  summary: 'Das Material macht weniger aus als gedacht, die Rillen mehr. Und Kunststoff hält die Wärme am besten.',
  method:
    'Mit jedem Filter haben wir zwölfmal gebrüht: 18 g Morgentau, 300 ml, 94 Grad, dieselbe Mühle. Ein Fühler im Kaffeebett hat die Temperatur gemessen. Drei Leute haben blind verkostet.',
  criteria: [
    ['Geschmack', 40],
    ['Wärme', 20],
    ['Gleichmäßigkeit', 25],
    ['Reinigung', 15],
  ],
  tested: [
    [
      'Handfilter Trichter',
      'handfilter-trichter',
      [9, 8, 8.5, 9],
      'Klar und süß, läuft jedes Mal gleich. Die Keramik will vorgewärmt werden.',
    ],
    [
      'Kegel 60 aus Kunststoff',
      null,
      [8.5, 9.5, 8, 8],
      'Vier Grad wärmer als Keramik, kostet acht Euro, sieht auch so aus.',
    ],
    [
      'Welle 185 aus Edelstahl',
      null,
      [8.5, 7.5, 9, 7.5],
      'Verzeiht ungeschicktes Gießen. Das Papier ist teuer und schwer zu bekommen.',
    ],
    ['Trapez aus Porzellan', null, [7, 7, 6.5, 9], 'Der Klassiker von Oma. Ein Loch, viel Stau, runder Kaffee.'],
    ['Dauerfilter Netz', null, [5.5, 7, 6, 5], 'Kein Papier, dafür Schlamm in der Tasse und Öl im Netz.'],
  ],
  conclusion:
    'Kauf, was dir in der Küche gefällt, solange es steile Wände und Rillen hat. Für Reise und Büro ist Kunststoff klüger als alles andere. Metallnetze haben wir aus dem Sortiment genommen.',
};
