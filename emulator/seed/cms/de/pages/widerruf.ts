import {download, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const widerrufPage: PageSource = {
  language: 'de',
  key: 'withdrawal',
  slug: 'widerruf',
  title: 'Widerruf',
  seoTitle: 'Widerrufsrecht und Vertrag widerrufen',
  description:
    'Hier widerrufst du einen Vertrag in zwei Schritten, ohne Anmeldung. Dazu die Widerrufsbelehrung und das Muster-Formular.',
  blocks: [
    text(
      'Du kannst hier einen Vertrag widerrufen, ohne dich anzumelden. Du brauchst deinen Namen, die Bestellnummer und eine E-Mail-Adresse. Den Eingang bestätigen wir dir sofort per E-Mail, mit Inhalt, Datum und Uhrzeit.',
    ),
    shopPart('withdrawalForm', 'vertrag-widerrufen'),
    text(
      `
## Widerrufsbelehrung

### Widerrufsrecht

Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen (§ 355 BGB).

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder eine von dir benannte dritte Person, die nicht die Beförderin ist, die letzte Ware in Besitz genommen hast. Bei einem Abo beginnt die Frist mit der ersten Lieferung. Bei einem Gutschein oder Geschenkabo beginnt sie mit dem Vertragsschluss.

Um dein Widerrufsrecht auszuüben, musst du uns (Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Telefon +49 40 66969 120, E-Mail hallo@lichtung.example) mit einer eindeutigen Erklärung, zum Beispiel einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst dafür das Muster-Widerrufsformular verwenden, musst es aber nicht.

Du kannst dein Widerrufsrecht auch online über die Schaltfläche „Vertrag widerrufen“ ausüben, die auf jeder Seite dieses Shops steht (§ 356a BGB). Nutzt du diese Möglichkeit, übermitteln wir dir unverzüglich auf einem dauerhaften Datenträger, also per E-Mail, eine Eingangsbestätigung mit dem Inhalt deiner Erklärung sowie Datum und Uhrzeit ihres Eingangs.

Zur Wahrung der Frist reicht es, dass du die Mitteilung vor ihrem Ablauf absendest.

### Folgen des Widerrufs

Wenn du diesen Vertrag widerrufst, zahlen wir dir alle Zahlungen zurück, die wir von dir erhalten haben, einschließlich der Lieferkosten (außer Mehrkosten einer anderen als der günstigsten Standardlieferung), und zwar unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem deine Mitteilung bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel wie du, es sei denn, wir haben mit dir etwas anderes vereinbart. Entgelte berechnen wir nicht.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder haben oder du nachgewiesen hast, dass du sie abgeschickt hast, je nachdem, was früher ist.

Du schickst die Waren spätestens vierzehn Tage nach deiner Mitteilung an Lichtung Retouren, Am Waldsaum 12, 22765 Hamburg, zurück. Wir tragen die Kosten der Rücksendung, wenn du unser [Rücksendeetikett](/de/e/retoure) verwendest.

Für einen Wertverlust der Waren musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.

### Wann das Widerrufsrecht nicht besteht

Es besteht nicht für Waren, die schnell verderben können, und nicht für versiegelte Waren, die aus Gründen der Hygiene nicht zurückgegeben werden können, wenn du die Versiegelung nach der Lieferung entfernt hast. Geschlossene Beutel Kaffee fallen nicht darunter: Du kannst sie zurückgeben.
`,
      'belehrung',
    ),
    download(
      'Muster-Widerrufsformular',
      'Als Textdatei zum Ausfüllen. Du kannst auch formlos schreiben.',
      'muster-widerrufsformular',
    ),
  ],
};
