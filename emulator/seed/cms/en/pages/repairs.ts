import {download, imageText, steps, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const repairsPage: PageSource = {
  language: 'en',
  key: 'repairs',
  slug: 'repairs',
  title: 'Repairs',
  seoTitle: 'Repairs of grinders and machines',
  description:
    'A broken grinder or machine? Our workshop in Hamburg repairs what we sell, also when the statutory two years are over.',
  blocks: [
    imageText(
      'Ole has a screwdriver',
      'We sell only devices that can be opened. That is why we have a workshop. Ole Harms and his team replace burrs, seals, pumps and circuit boards, also when the two statutory years are long over.\n\nDuring those two years a fault costs you nothing, not even shipping. After that we send you an estimate first. It is free if you give us the job, otherwise it costs €15.',
      'scene-roastery',
      {side: 'right'},
    ),
    steps('How a repair works', [
      ['Tell us', 'Write to us which device it is and what happens. A short video often says more than ten sentences.'],
      ['Try it yourself', 'Often it is scale, old oil or a seal out of place. We send you instructions or a part.'],
      ['Send it in', 'You receive a label. Enclose the repair slip and take out beans and water.'],
      ['Get it back', 'Most devices are back with you after ten working days, clean and with a note of what we did.'],
    ]),
    table(
      'What it costs, roughly',
      ['Work', 'Price with parts'],
      [
        ['Hand grinder: replace and adjust burrs', '€39'],
        ['Electric grinder: replace burrs', '€69'],
        ['Espresso machine: descale, seals, check', '€89'],
        ['Espresso machine: replace the pump', '€129'],
      ],
    ),
    download(
      'Repair slip',
      'Fill it in, print it, enclose it. A handwritten note with the same details will do.',
      'repair-slip',
    ),
    text(`
## Spare parts

We send seals, sieves, glass bulbs and burrs one by one. Call [+49 40 66969 120](tel:+494066969120) or write to [hallo@lichtung.example](mailto:hallo@lichtung.example), ideally with a picture.
`),
  ],
};
