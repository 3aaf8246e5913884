import type {PostSource} from '../../source';

export const filterpapierSchmeckt: PostSource = {
  language: 'de',
  key: 'paper-taste',
  slug: 'filterpapier-schmeckt',
  title: 'Papier hat einen Geschmack',
  excerpt:
    'Gebleicht, ungebleicht, Bambus: Wir haben zwölf Papiere mit heißem Wasser übergossen und das Wasser getrunken.',
  author: 'ole',
  category: 'gear',
  date: '2026-07-09',
  picture: 'morgentau-clearing',
  related: ['filterpapier-02', 'filterpapier-sanduhr', 'handfilter-trichter'],
  body: `
Es war kein Genuss, aber lehrreich. Zwölf Filterpapiere, je 200 Milliliter heißes Wasser, kein Kaffee. Fünf Leute haben das Wasser getrunken und aufgeschrieben, wonach es schmeckt.

## Was wir gefunden haben

Weißes Papier schmeckte nach fast nichts. Gebleicht wird heute mit Sauerstoff, nicht mit Chlor, das Argument von früher ist also erledigt. Braunes Papier schmeckte bei neun von zehn Proben nach nassem Karton. Bambus nach Heu, was ich ehrlicherweise mochte.

Spült man vorher mit einem halben Liter heißem Wasser, verschwindet der Karton fast ganz. Das gilt auch für Weißes: Nach dem Spülen erkannte es niemand mehr.

## Dicke und Tempo

Dickes Papier hält mehr Öl zurück, der Kaffee wird klarer und leichter. Dünnes lässt es durch und läuft schneller. Wenn dein Kaffee plötzlich eine Minute länger braucht, schau aufs Papier, bevor du die Mühle verstellst. Chargen schwanken.

## Fazit

Nimm weißes Papier, das zur Form passt, und spül es. Mehr Aufwand lohnt nicht. Der Kompost nimmt alles, auch das weiße.

Wer es nachmachen will: Lade Freunde ein. Man sollte so etwas nicht allein trinken.
`,
};
