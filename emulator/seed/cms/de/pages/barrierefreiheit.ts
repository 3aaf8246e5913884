import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const barrierefreiheitPage: PageSource = {
  language: 'de',
  key: 'accessibility',
  slug: 'barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie zugänglich dieser Shop ist, woran wir noch arbeiten und wie du uns sagst, wenn etwas im Weg steht.',
  blocks: [
    text(`
## Unser Ziel

Alle sollen hier Kaffee kaufen können: mit Maus, Tastatur, Bildschirmleser, Vergrößerung, am alten Telefon und ohne JavaScript. Dieser Shop erfüllt die Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG) und der Norm EN 301 549. Wir prüfen gegen die Richtlinien WCAG 2.2, Stufe AA.

## Was der Dienst ist

Der Shop ist eine Dienstleistung im elektronischen Geschäftsverkehr. Du kannst Waren ansehen, in den Warenkorb legen, bestellen, bezahlen, ein Konto und ein Abo verwalten, Verträge widerrufen und kündigen. Wie das geht, steht auf den Seiten selbst und unter [Häufige Fragen](/de/e/faq), in einfacher Sprache und ohne Bilder als einzigem Weg.

## Stand der Zugänglichkeit

Geprüft haben wir zuletzt im Oktober 2026: mit automatischen Prüfungen auf jeder Seitenart, mit der Tastatur, mit NVDA und VoiceOver und mit drei Testpersonen, die einen Bildschirmleser benutzen.

- Texte lassen sich auf 200 % vergrößern, ohne dass etwas verschwindet.
- Alle Funktionen sind mit der Tastatur erreichbar, der Fokus ist sichtbar.
- Bewegung schalten wir ab, wenn dein Gerät das wünscht.
- Jeder Kauf, Widerruf und jede Kündigung gelingt ohne JavaScript.

## Was noch nicht gut ist

- Einige Filme von Farmen haben Untertitel, aber noch keine Audiodeskription. Eine Abschrift steht darunter.
- Die Seiten der Zahlungsdienste liegen nicht in unserer Hand. Funktioniert eine nicht, nimm eine andere Zahlungsart oder ruf uns an: Wir nehmen die Bestellung auf.

## Sag uns Bescheid

Steht dir etwas im Weg? Schreib an [hallo@lichtung.example](mailto:hallo@lichtung.example) oder ruf an: [+49 40 66969 120](tel:+494066969120). Wir antworten innerhalb von zwei Wochen und sagen dir, bis wann wir es ändern.

## Marktüberwachung

Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.

Stand: 1. November 2026
`),
  ],
};
