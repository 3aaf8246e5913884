import {anchors, text} from '../../blocks';
import type {PageSource} from '../../source';

export const datenschutzPage: PageSource = {
  language: 'de',
  key: 'privacy',
  slug: 'datenschutz',
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten wir beim Besuch, beim Einkauf und beim Newsletter verarbeiten, wozu, wie lange, und welche Rechte du hast.',
  blocks: [
    anchors('Auf dieser Seite', [
      ['Verantwortliche', 'verantwortliche'],
      ['Besuch der Website', 'besuch'],
      ['Einkauf und Konto', 'einkauf'],
      ['Newsletter', 'newsletter'],
      ['Cookies und Messung', 'cookies'],
      ['Deine Rechte', 'rechte'],
    ]),
    text(
      `
## Verantwortliche

Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, [hallo@lichtung.example](mailto:hallo@lichtung.example). Unsere Datenschutzbeauftragte erreichst du unter derselben Anschrift mit dem Zusatz „Datenschutz“.
`,
      'verantwortliche',
    ),
    text(
      `
## Besuch der Website

Wenn du eine Seite aufrufst, überträgt dein Browser IP-Adresse, Zeitpunkt, Adresse der Seite und Angaben zum Browser. Wir brauchen das, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Protokolle löschen wir nach 14 Tagen.

Gehostet wird der Shop bei einem Anbieter mit Rechenzentren in der EU, mit dem ein Vertrag zur Auftragsverarbeitung besteht. Bricht ein Programmteil ab, schicken wir nach deiner ersten Handlung auf der Seite einen technischen Fehlerbericht ohne Inhalte von Formularen an unseren Fehlerdienst. Er wird nach 30 Tagen gelöscht.
`,
      'besuch',
    ),
    text(
      `
## Einkauf und Konto

Für eine Bestellung verarbeiten wir Name, Anschrift, E-Mail, auf Wunsch Telefon, die bestellten Waren und die Zahlungsart (Art. 6 Abs. 1 Buchst. b DSGVO). Bezahldaten sehen wir nicht, die verarbeitet der Zahlungsdienst, den du auswählst. Den Paketdienst informieren wir über Name, Anschrift und, wenn du zustimmst, E-Mail.

Rechnungen bewahren wir acht Jahre auf, Handelsbriefe sechs, weil das Gesetz es verlangt. Ein Kundenkonto löschen wir auf Zuruf. Daten zu einem Abo speichern wir, solange es läuft.
`,
      'einkauf',
    ),
    text(
      `
## Newsletter

Wir schreiben dir nur, wenn du den Link in der Bestätigungsmail angeklickt hast. Zeitpunkt und IP-Adresse der Anmeldung halten wir fest, um sie belegen zu können. Abmelden kannst du dich in jeder Ausgabe. Danach bleibt deine Adresse drei Jahre in einer Sperrliste, damit wir den Nachweis führen können.
`,
      'newsletter',
    ),
    text(
      `
## Cookies und Messung

Ohne deine Zustimmung setzen wir nur, was der Shop braucht: den Warenkorb (storefront_cart_id), die Anmeldung und deine Entscheidung zu Cookies. Messung und Werbung laden wir erst, wenn du zugestimmt hast (§ 25 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Über „Cookie-Einstellungen“ ganz unten auf jeder Seite änderst du das so leicht, wie du zugestimmt hast.
`,
      'cookies',
    ),
    text(
      `
## Deine Rechte

Du kannst Auskunft verlangen, Daten berichtigen, löschen, einschränken und mitnehmen lassen, der Verarbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Eine formlose Mail genügt, wir antworten innerhalb eines Monats.

Beschweren kannst du dich beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit.

Stand: 1. November 2026
`,
      'rechte',
    ),
  ],
};
