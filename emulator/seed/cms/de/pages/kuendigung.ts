import {shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const kuendigungPage: PageSource = {
  language: 'de',
  key: 'cancellation',
  slug: 'kuendigung',
  title: 'Verträge hier kündigen',
  description: 'Abo oder anderen laufenden Vertrag kündigen, ohne Anmeldung und mit sofortiger Bestätigung per E-Mail.',
  blocks: [
    text(
      'Hier kündigst du ein laufendes Abo oder einen anderen Vertrag mit uns. Eine Anmeldung brauchst du nicht. Wenn du kein Enddatum nennst, endet der Vertrag zum frühestmöglichen Zeitpunkt. Beim Abo ist das sofort, solange die nächste Lieferung noch nicht abgebucht ist.',
    ),
    shopPart('cancellationForm', 'kuendigen'),
    text(
      `
## Was danach passiert

Nach „jetzt kündigen“ bekommst du sofort eine E-Mail mit Inhalt, Datum und Uhrzeit deiner Kündigung und dem Tag, an dem der Vertrag endet. Lieferungen, die schon unterwegs sind, kommen noch an.

Du willst nur eine Lieferung auslassen oder den Abstand ändern? Das geht im [Konto](/de/e/abo#how-to) ohne Kündigung. Und wenn du etwas zurückgeben willst, was schon da ist, hilft dir der [Widerruf](/de/e/widerruf).
`,
      'danach',
    ),
  ],
};
