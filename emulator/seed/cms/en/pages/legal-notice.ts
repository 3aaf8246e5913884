import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const legalNoticePage: PageSource = {
  language: 'en',
  key: 'legalNotice',
  slug: 'legal-notice',
  title: 'Legal notice',
  description:
    'Who is behind Lichtung: address, management, register entry and contact of Lichtung Kaffeerösterei GmbH in Hamburg, Germany.',
  blocks: [
    text(`
## Provider

Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany

Represented by its managing directors: Jonna Petersen, Malte Aydin

## Contact

- Phone: [+49 40 66969 120](tel:+494066969120), Monday 9:30–15:00, Tuesday to Friday 9:30–13:30
- E-mail: [hallo@lichtung.example](mailto:hallo@lichtung.example)
- Contact form: [hilfe.lichtung.example/kontakt](https://hilfe.lichtung.example/kontakt)

## Register and tax

- Hamburg district court, HRB 169204
- VAT identification number: DE318402977
- Packaging register LUCID: DE5172093846201
- Electrical devices: WEEE reg. no. DE 61840275
- Organic control body: DE-ÖKO-099

## Responsible for editorial content

Jonna Petersen, address as above (section 18 (2) of the German State Media Treaty).

## Dispute resolution

We are neither obliged nor willing to take part in dispute settlement before a consumer arbitration board. Please write to us when something is wrong: so far we have always found a way.

## Reporting concerns

You can report breaches of the law or of our code of conduct without giving your name at [hinweise.lichtung.example](https://hinweise.lichtung.example). Reports go to a lawyer outside the company.

## Pictures and texts

Drawings, photographs and texts belong to us or to the people named. If you would like to use something, ask us. We mostly say yes.
`),
  ],
};
