import type {PostSource} from '../../source';

export const wennDerKaffeeBlueht: PostSource = {
  language: 'de',
  key: 'blossom',
  slug: 'wenn-der-kaffee-blueht',
  title: 'Wenn der Kaffee blüht',
  excerpt:
    'Einmal im Jahr, für drei Tage, riecht ein ganzes Tal nach Jasmin. Was die Blüte über die nächste Ernte verrät.',
  author: 'jonna',
  category: 'origin',
  date: '2026-05-07',
  picture: 'morgentau-clearing',
  related: ['morgentau', 'alto-rocio'],
  body: `
Man hört davon und glaubt es nicht. Dann fährt man um eine Kurve, und alles ist weiß. Kaffee blüht nach dem ersten kräftigen Regen, alle Sträucher auf einmal, und nach drei Tagen liegt die Pracht am Boden.

## Der Duft

Kaffee gehört zur selben Familie wie die Gardenie, und so riecht er auch: nach Jasmin, Orangenblüte, ein bisschen nach Seife. In Sidama schlafen die Leute in diesen Nächten bei offenem Fenster. Wer unseren Morgentau mit geschlossenen Augen trinkt, findet etwas davon wieder.

## Rechnen mit Blüten

Für die Bäuerinnen ist es die erste Prognose. Sie zählen Blüten an zwanzig Zweigen und schätzen daraus die Ernte in neun Monaten. Regnet es in den drei Tagen zu stark, fallen die Blüten ab, bevor die Bienen da waren. Bleibt der Regen danach aus, werfen die Sträucher die Hälfte der kleinen Früchte wieder ab.

## Warum wir dann überweisen

Nach der Blüte beginnt die teure Zeit: jäten, düngen, Schatten schneiden. Geld kommt erst im Winter. Deshalb zahlen wir jetzt 60 Prozent. Nicht aus Freundlichkeit, sondern weil ein Strauch, für den im Mai kein Geld da war, im November schlechter schmeckt.
`,
};
