import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const impressumPage: PageSource = {
  language: 'de',
  key: 'legalNotice',
  slug: 'impressum',
  title: 'Impressum',
  description:
    'Wer hinter Lichtung steht: Anschrift, Vertretung, Registereintrag und Kontakt der Lichtung Kaffeerösterei GmbH in Hamburg.',
  blocks: [
    text(`
## Anbieter

Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Deutschland

Vertreten durch die Geschäftsführung: Jonna Petersen, Malte Aydin

## Kontakt

- Telefon: [+49 40 66969 120](tel:+494066969120), Montag 9:30–15:00 Uhr, Dienstag bis Freitag 9:30–13:30 Uhr
- E-Mail: [hallo@lichtung.example](mailto:hallo@lichtung.example)
- Kontaktformular: [hilfe.lichtung.example/kontakt](https://hilfe.lichtung.example/kontakt)

## Register und Steuern

- Amtsgericht Hamburg, HRB 169204
- Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE318402977
- Verpackungsregister LUCID: DE5172093846201
- Elektrogeräte: WEEE-Reg.-Nr. DE 61840275
- Öko-Kontrollstelle: DE-ÖKO-099

## Verantwortlich für redaktionelle Inhalte

Nach § 18 Abs. 2 MStV: Jonna Petersen, Anschrift wie oben.

## Streitbeilegung

Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreib uns lieber, wenn etwas nicht stimmt: Bisher haben wir noch immer eine Lösung gefunden.

## Hinweise geben

Verstöße gegen Gesetze oder unseren Verhaltenskodex kannst du ohne Namen über [hinweise.lichtung.example](https://hinweise.lichtung.example) melden. Die Meldung geht an eine Anwältin außerhalb der Firma.

## Bilder und Texte

Zeichnungen, Fotos und Texte gehören uns oder den genannten Personen. Wenn du etwas verwenden möchtest, frag uns. Meistens sagen wir ja.
`),
  ],
};
