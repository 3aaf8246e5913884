import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const agbPage: PageSource = {
  language: 'de',
  key: 'terms',
  slug: 'agb',
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Unsere Bedingungen für Einkauf, Abo, Gutscheine und Geschenkabo: Vertragsschluss, Preise, Lieferung, Zahlung, Gewährleistung.',
  blocks: [
    text(`
## § 1 Geltung

1. Diese Bedingungen gelten für alle Verträge zwischen der Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, und Verbraucherinnen und Verbrauchern (§ 13 BGB), die über diesen Shop geschlossen werden.
2. Für Unternehmen gelten eigene Bedingungen, die du mit deinem Händlerkonto bekommst.
3. Vertragssprachen sind Deutsch und Englisch.

## § 2 Vertragsschluss

1. Die Darstellung der Waren ist noch kein Angebot. Mit „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab. Eingaben kannst du bis dahin prüfen und ändern.
2. Die Eingangsbestätigung per E-Mail ist noch keine Annahme. Der Vertrag kommt zustande, wenn wir die Bestellung in einer zweiten E-Mail annehmen oder die Ware verschicken, spätestens nach drei Werktagen.
3. Wir speichern den Vertragstext und schicken ihn dir mit diesen Bedingungen per E-Mail. Im Konto kannst du deine Bestellungen ansehen.

## § 3 Preise und Versand

1. Alle Preise sind Endpreise in Euro inklusive Umsatzsteuer und Kaffeesteuer. Dazu kommen die Versandkosten, die unter [Versand](/de/e/versand) stehen.
2. Im Preis jedes Kaffees sind 1 € je Kilogramm für die Lichtung Stiftung enthalten.
3. In einige Länder liefern wir nur Kaffee; welche das sind, steht in der [Länderliste](/de/e/versand#laender). Zölle und Einfuhrabgaben zahlst du dort selbst.

## § 4 Zahlung und Eigentum

1. Welche Zahlungsarten es gibt, steht unter [Zahlung](/de/e/zahlung) und vor dem Abschluss der Bestellung.
2. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.

## § 5 Abonnement

1. Ein Abo läuft auf unbestimmte Zeit. Es hat keine Mindestlaufzeit und endet mit deiner Kündigung, die jederzeit bis zum Tag vor der nächsten Lieferung möglich ist.
2. Jede Lieferung berechnen wir an ihrem Versandtag zum dann gültigen Preis, abzüglich des Abo-Rabatts von 10 % auf Kaffee. Preisänderungen kündigen wir sechs Wochen vorher per E-Mail an.
3. Kündigen kannst du im Konto, per E-Mail oder ohne Anmeldung über [Verträge hier kündigen](/de/e/kuendigung).
4. Schlägt eine Abbuchung fehl, versuchen wir es noch einige Male und sagen dir Bescheid. Lieferungen verschieben sich so lange.

## § 6 Geschenkabo und Gutscheine

1. Ein Geschenkabo wird einmal im Voraus bezahlt, umfasst die gewählte Zahl von Lieferungen im Abstand von vier Wochen und endet von selbst.
2. Gutscheine gelten bis zum Ende des dritten Jahres nach dem Kauf. Sie lassen sich zusammen einlösen, Restbeträge bleiben stehen. Rabattcodes gelten weder für Gutscheine noch für Spenden.

## § 7 Widerruf

Du hast ein gesetzliches Widerrufsrecht. Die Belehrung und die Schaltfläche zum Widerruf findest du unter [Widerruf](/de/e/widerruf).

## § 8 Gewährleistung und Haftung

1. Es gelten die gesetzlichen Rechte bei Mängeln, zwei Jahre ab Übergabe. Eine Garantie besteht nur, wenn sie beim Produkt steht.
2. Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit sowie nach dem Produkthaftungsgesetz. Sonst haften wir nur für die Verletzung wesentlicher Pflichten und dann für den vorhersehbaren Schaden.

## § 9 Schluss

1. Es gilt deutsches Recht. Zwingender Schutz des Staates, in dem du wohnst, bleibt erhalten.
2. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.

Stand: 1. November 2026
`),
  ],
};
