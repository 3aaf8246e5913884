import type {PostSource} from '../../source';

export const warumWirWiegen: PostSource = {
  language: 'de',
  key: 'scales',
  slug: 'warum-wir-wiegen',
  title: 'Warum wir wiegen',
  excerpt:
    'Ein Löffel ist kein Maß. Was eine Waage für 30 Euro am Kaffee ändert und worauf du beim Kauf achten solltest.',
  author: 'ole',
  category: 'gear',
  date: '2026-01-22',
  picture: 'alto-rocio-clearing',
  related: ['kaffeewaage', 'handfilter-trichter'],
  body: `
Wir haben im Laden zehn Leute gebeten, „zwei Löffel Kaffee“ abzumessen. Das Ergebnis: zwischen 14 und 31 Gramm. Danach haben wir mit jedem gebrüht. Beim einen kam Tee heraus, beim anderen Teer.

## Was sich ändert

Wer wiegt, kann wiederholen. Schmeckt es heute gut, schmeckt es morgen auch gut. Und wer wiegt, kann ändern: Zwei Gramm mehr sind zwei Gramm mehr und nicht „ein bisschen voller“.

Das gilt auch fürs Wasser. Die Striche an Kannen sind oft 10 Prozent daneben, und eine „Tasse“ ist bei jedem Hersteller etwas anderes. Stell alles auf die Waage, drück auf null, gieß.

## Worauf es ankommt

- **Auflösung:** 1 Gramm reicht für Filter, 0,1 für Espresso
- **Tempo:** Die Anzeige darf beim Gießen nicht nachhinken
- **Uhr:** praktisch, aber dein Telefon hat auch eine
- **Abschaltung:** Manche gehen nach zwei Minuten aus, mitten im Guss. Vorher prüfen.
- **Akku oder Batterie:** Hauptsache, man kommt mit einem normalen Schraubenzieher heran

Eine Küchenwaage ist ein guter Anfang. Leg ein Stück Papier unter, wenn sie bei kleinen Mengen zögert, und tipp sie an. Wenn dich das nach zwei Wochen nervt, weißt du, dass sich eine bessere lohnt.
`,
};
