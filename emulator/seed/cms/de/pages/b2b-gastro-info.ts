import {quote, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bGastroInfoPage: PageSource = {
  language: 'de',
  key: 'businessGastronomy',
  slug: 'b2b-gastro-info',
  title: 'Kaffee für die Gastronomie',
  description:
    'Espresso und Filterkaffee für Cafés, Hotels und Restaurants: Preise je Kilo, Leihmaschinen, Schulung und Service am Wochenende.',
  blocks: [
    text(
      'Dein Kaffee muss am Samstag um elf genauso schmecken wie am Dienstag um drei. Daran arbeiten wir mit dir: mit Rezepten, Schulung und einer Nummer, die auch sonntags jemand abhebt.',
    ),
    table(
      'Preise je Kilo, netto',
      ['Kaffee', 'ab 5 kg', 'ab 20 kg', 'ab 60 kg im Monat'],
      [
        ['Waldgold Espresso', '24,80 €', '22,90 €', '21,40 €'],
        ['Dämmerung Espresso', '23,60 €', '21,80 €', '20,30 €'],
        ['Morgentau Filter', '26,40 €', '24,50 €', '22,90 €'],
        ['Stille, entkoffeiniert', '27,20 €', '25,30 €', '23,80 €'],
      ],
    ),
    text(`
## Was dazugehört

- Einstellung von Mühle und Maschine bei dir, mit Rezeptkarte
- Zwei Schulungen im Jahr für je vier Personen, auch für Aushilfen
- Leihmühle, wenn deine ausfällt, am selben Tag in Hamburg, sonst über Nacht
- Speisekartentexte und Aufsteller mit dem Bild der Farm

## Maschinen

Wir verkaufen, vermieten und reparieren Siebträgermaschinen von zwei bis vier Gruppen. Deine vorhandene Maschine warten wir auch, wenn sie nicht von uns ist.
`),
    quote('Seit Selin bei uns war, streitet niemand mehr über den Mahlgrad.', 'Café Kranich', 'Kundin seit 2019'),
    text('Komm freitags zum Probieren oder schreib uns über das [Formular](/de/e/b2b-informationen#kontakt).'),
  ],
};
