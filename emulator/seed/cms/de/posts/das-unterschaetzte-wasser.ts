import type {PostSource} from '../../source';

export const dasUnterschaetzteWasser: PostSource = {
  language: 'de',
  key: 'water',
  slug: 'das-unterschaetzte-wasser',
  title: 'Die unterschätzte Zutat: Wasser',
  excerpt: 'Dein Kaffee besteht zu 98 Prozent aus Wasser. Wie hart es sein darf und was ein Filter wirklich bringt.',
  author: 'selin',
  category: 'brewing',
  date: '2025-01-16',
  picture: 'scene-home',
  related: ['wasserkocher-schwanenhals', 'morgentau'],
  body: `
In meinen Kursen brühe ich denselben Kaffee dreimal: mit Hamburger Leitungswasser, mit stark gefiltertem und mit einer Flasche aus dem Supermarkt. Dann schauen mich acht Leute an, als hätte ich getrickst.

## Härte

Calcium und Magnesium ziehen Geschmack aus dem Kaffee. Fehlen sie, schmeckt er leer und spitz. Sind es zu viele, puffern sie die Säure weg, und alles wird stumpf. Gut sind etwa 4 bis 8 Grad deutscher Härte. Deinen Wert findest du auf der Seite deines Wasserwerks.

## Was du tun kannst

- **Unter 4 Grad:** nichts, höchstens ein stilles Mineralwasser beimischen
- **4 bis 8 Grad:** freuen
- **8 bis 14 Grad:** ein Tischfilter hilft, die Kartusche aber alle vier Wochen wechseln
- **Über 14 Grad:** Filter und halb stilles Mineralwasser, sonst stirbt auch die Maschine am Kalk

## Und die Temperatur?

92 bis 96 Grad. Wer keinen Kocher mit Anzeige hat, lässt kochendes Wasser eine Minute mit offenem Deckel stehen. Für helle Röstungen darf es direkt nach dem Kochen sein.

Ein Tipp zum Schluss: Nimm frisches Wasser. Was seit gestern im Kocher steht und schon dreimal gekocht hat, hat keine Lust mehr, und das schmeckt man.
`,
};
