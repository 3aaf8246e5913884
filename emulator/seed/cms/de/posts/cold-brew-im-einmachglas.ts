import type {PostSource} from '../../source';

export const coldBrewImEinmachglas: PostSource = {
  language: 'de',
  key: 'cold-brew',
  slug: 'cold-brew-im-einmachglas',
  title: 'Cold Brew im Einmachglas',
  excerpt: 'Kein Gerät, kein Strom, zwölf Stunden Geduld: kalter Kaffee, der süß schmeckt, ohne dass Zucker drin ist.',
  author: 'selin',
  category: 'brewing',
  date: '2025-07-03',
  picture: 'monte-sereno-clearing',
  related: ['monte-sereno', 'shala-buna', 'filterpapier-02'],
  body: `
Im Juli will niemand heißen Kaffee, und Eiswürfel in der Tasse machen ihn nur dünn. Cold Brew braucht kein Gerät, nur ein großes Glas und die Bereitschaft, heute an morgen zu denken.

## So geht es

Nimm 80 Gramm Kaffee, grob gemahlen wie für die French Press, und einen Liter kaltes Wasser. Rühr um, Deckel drauf, zwölf Stunden in den Kühlschrank. Am Morgen gießt du alles erst durch ein Sieb und dann durch Filterpapier. Das dauert, weil der Satz fein ist. Mach derweil Frühstück.

Was herauskommt, hält im Kühlschrank fünf Tage und wird pur auf Eis getrunken oder halb und halb mit Milch.

## Warum er so süß ist

Kaltes Wasser löst wenig Säure und kaum Bitterstoffe. Übrig bleiben Schokolade, Frucht und ein Mundgefühl wie von kaltem Kakao. Koffein ist trotzdem reichlich drin, also vorsichtig mit dem dritten Glas.

## Welcher Kaffee?

Mein liebster ist Monte Sereno, weil er auch kalt nach Milchschokolade schmeckt. Ein natural aufbereiteter wie Shala Buna wird zu Heidelbeerlimonade. Espressoröstungen gehen, schmecken aber schnell nach Lakritz.

Reste friere ich in Eiswürfelformen ein. Im Mixer mit Banane sind sie das beste Eis, das ich kenne.
`,
};
