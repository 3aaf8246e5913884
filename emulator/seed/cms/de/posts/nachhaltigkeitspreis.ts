import type {PostSource} from '../../source';

export const nachhaltigkeitspreis: PostSource = {
  language: 'de',
  key: 'sustainability-award',
  slug: 'nachhaltigkeitspreis',
  title: 'Ein Preis und was wir dafür getan haben',
  excerpt: 'Der Hamburger Nachhaltigkeitspreis 2025 geht an unsere Leihkisten. Die Zahlen dazu, auch die unbequemen.',
  author: 'malte',
  category: 'roastery',
  date: '2025-11-20',
  picture: 'scene-home',
  related: ['daemmerung', 'stille'],
  body: `
Im November standen Henning und ich in einem Saal voller Anzüge und haben eine Glasscheibe bekommen. Der Hamburger Nachhaltigkeitspreis, Kategorie Handwerk, für unsere Leihkisten. So etwas muss man erklären, sonst klingt es nach Werbung.

## Worum es geht

64 Cafés beliefern wir in der Stadt. Früher gingen jede Woche rund 700 Tüten mit Ventil und Aluschicht hinaus, die niemand wiederverwenden kann. Seit März 2024 kommt der Kaffee in Edelstahlkisten mit Dichtung, zehn Kilo je Kiste. Henning bringt volle und nimmt leere mit. Gereinigt wird bei uns mit heißem Wasser.

## Die Zahlen

- 31.400 Tüten weniger in einem Jahr, gezählt anhand der Bestellungen
- 212 Kisten, davon 9 verschwunden und 4 verbeult
- Kosten: 38.000 € für Kisten und Spülmaschine

## Was nicht stimmt

Für Pakete an euch zu Hause haben wir keine Lösung. Ein Pfandbeutel, den wir 2023 probiert haben, kam nur in 14 von 100 Fällen zurück und war schwerer als die Tüte. Unterm Strich war das schlechter. Wir haben ihn wieder abgeschafft und suchen weiter.

Das Preisgeld, 3.000 €, steckt in zwölf neuen Kisten. Die Glasscheibe steht neben dem Röster und staubt ein.
`,
};
