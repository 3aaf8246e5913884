import type {PostSource} from '../../source';

export const dieChargeDieImKompostLandete: PostSource = {
  language: 'de',
  key: 'lost-batch',
  slug: 'die-charge-die-im-kompost-landete',
  title: 'Die Charge, die im Kompost landete',
  excerpt:
    '14 Kilo Kaffee, ein verstopftes Rohr und 40 Sekunden Unaufmerksamkeit. Ein Fehlerprotokoll aus der Rösterei.',
  author: 'malte',
  category: 'roastery',
  date: '2026-02-12',
  picture: 'daemmerung-clearing',
  related: ['daemmerung'],
  body: `
Am 27. Januar um 10:14 Uhr habe ich 14 Kilo Kaffee verdorben. Es war ein guter Kaffee, und er konnte nichts dafür.

## Was passiert ist

Die Kurve auf dem Bildschirm lief wie immer, nur einen Strich zu flach. Ich dachte an den Kaffee vom Vortag, der feuchter gewesen war, und gab mehr Gas. In Wahrheit war das Abluftrohr zur Hälfte mit Häutchen verstopft. Die Hitze staute sich. Nach dem ersten Crack stieg die Temperatur in 40 Sekunden um elf Grad. In dieser Zeit habe ich eine Frage zum Mittagessen beantwortet.

Was herauskam, glänzte ölig und roch nach Reifen. Man hätte es als „dunkle Sonderröstung“ verkaufen können. Haben wir nicht.

## Was wir geändert haben

1. Das Rohr wird jetzt nach jeder zehnten Charge geprüft, nicht mehr nach jeder dreißigsten.
2. Ein Fühler misst den Zug und piept.
3. Ab dem ersten Crack spricht mich niemand an. An der Trommel hängt eine rote Kelle, die ich hochhalte.

## Was es gekostet hat

Rund 170 € Rohkaffee und einen Vormittag. Der Kompost vom Nachbargarten hat sich gefreut: Kaffee ist guter Dünger, auch verbrannter. Und die Kelle benutzt inzwischen das ganze Büro, wenn jemand rechnen muss.
`,
};
