import type {TestSource} from '../../source';

export const kaffeedosenTest: TestSource = {
  language: 'de',
  key: 'test-tins',
  slug: 'kaffeedosen-test',
  title: 'Kaffeedosen im Test',
  description:
    'Fünf Dosen, zwölf Wochen, ein Kaffee: Welche hält ihn frisch, und ist sie besser als der Beutel mit Clip?',
  author: 'selin',
  date: '2026-09-03',
  picture: 'monte-sereno-clearing',
  summary:
    'Nach vier Wochen schmeckt man kaum einen Unterschied, nach zwölf einen großen. Der Beutel schlägt sich gut.',
  method:
    'In jede Dose kamen 250 g Alto Rocío vom selben Tag. Nach zwei, vier, acht und zwölf Wochen haben drei Leute blind verkostet. Jeden Tag wurde jede Dose einmal geöffnet, so wie zu Hause.',
  criteria: [
    ['Frische', 50],
    ['Handhabung', 25],
    ['Verarbeitung', 25],
  ],
  tested: [
    ['Kaffeedose', 'kaffeedose', [9, 8.5, 9], 'Innendeckel drückt die Luft heraus. Nach zwölf Wochen noch Frucht.'],
    ['Vakuumpumpe Rund', null, [9, 6.5, 7], 'Hält ebenso frisch, man muss aber zwanzigmal drehen.'],
    ['Beutel mit Clip', null, [7.5, 8, 6], 'Vier Wochen lang kaum schlechter, kostet nichts.'],
    ['Glas mit Bügel', null, [5, 8.5, 8.5], 'Licht von allen Seiten. Nach vier Wochen flach.'],
    ['Blechdose ohne Dichtung', null, [4, 9, 6], 'Schön im Regal, besser für Kekse.'],
  ],
  conclusion:
    'Trinkst du einen Beutel in drei Wochen leer, brauchst du keine Dose. Hast du mehrere offen, lohnt sich eine mit Innendeckel. Und Glas gehört in den Schrank, wenn überhaupt.',
};
