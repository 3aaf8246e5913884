import type {PostSource} from '../../source';

export const maschineEntkalken: PostSource = {
  language: 'de',
  key: 'descaling',
  slug: 'maschine-entkalken',
  title: 'Entkalken: wie oft, womit und womit nicht',
  excerpt:
    'Kalk ist der häufigste Grund, warum Maschinen sterben. Mit Zitronensäure, Geduld und kaltem Wasser lebt deine länger.',
  author: 'ole',
  category: 'gear',
  date: '2025-08-14',
  picture: 'boa-luz-clearing',
  related: ['espressomaschine-eins'],
  body: `
Auf meinem Werktisch liegt ein Heizstab, der aussieht wie ein Korallenriff. Er kommt aus einer drei Jahre alten Maschine, die nie entkalkt wurde. Der neue hat 129 € gekostet. Das Entkalkungsmittel hätte vier gekostet.

## Wie oft

Das hängt vom Wasser ab. Bis 7 Grad deutscher Härte alle sechs Monate, bis 14 alle drei, darüber alle sechs Wochen oder mit Filter. Wird der Espresso lauwarm oder die Pumpe laut, ist es schon spät.

## Womit

Zitronensäure, 20 Gramm auf einen Liter **kaltes** Wasser. Heiß angesetzt bildet sie ein Salz, das schlechter abgeht als Kalk. Amidosulfonsäure geht auch und arbeitet schneller. Essig lass bitte weg: Er greift Dichtungen an, und der Geruch zieht nie wieder aus.

## Wie

1. Tank füllen, Maschine anschalten, ein Drittel durchlaufen lassen.
2. Ausschalten und zwanzig Minuten warten. Das ist der wichtigste Schritt.
3. Das zweite Drittel durch, wieder warten. Dann den Rest.
4. Zwei volle Tanks klares Wasser hinterher, auch durch die Dampflanze.

Bei Maschinen mit Aluminiumkessel halbierst du Menge und Wartezeit. Steht in der Anleitung etwas anderes als hier, glaub der Anleitung. Und wenn nichts mehr läuft: aufhören, anrufen. Mit Gewalt löst man keinen Kalk.
`,
};
