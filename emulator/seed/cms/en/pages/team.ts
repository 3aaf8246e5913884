import {cards, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const teamPage: PageSource = {
  language: 'en',
  key: 'team',
  slug: 'team',
  title: 'Team',
  seoTitle: 'The team of Lichtung',
  description: 'The people behind Lichtung: who buys, roasts, repairs, packs, and answers your e-mails.',
  blocks: [
    text(
      '23 people work here, and one dog who considers filter coffee dangerous. Some of them you will meet in the roastery when you come to the Friday tasting. Others you will hear on the phone.',
    ),
    cards('Who does what', [
      [
        'Jonna Petersen',
        'Founder. Buys green coffee, bargains fairly and stubbornly, and sleeps better on buses than in hotels.',
      ],
      ['Malte Aydin', 'Founder and head roaster. Came to coffee from mechanical engineering and stayed.'],
      [
        'Selin Brandt',
        'Runs our courses. Won the northern German brewing championship in 2022 and does not like to talk about it.',
      ],
      ['Ole Harms', 'Workshop and equipment. Collects broken hand grinders to find out what they died of.'],
      ['Amina Yusuf', 'Customer care. When you call it is mostly her, and by the second time she knows your coffee.'],
      ['Henning Voss', 'Warehouse. Packs faster than we roast, and knows where the box with the green ribbons is.'],
    ]),
    text(`
## How we work

Full time is 36 hours here. Everybody is paid by a table that hangs in the break room, and nobody earns more than three times the lowest wage. On Tuesdays we have breakfast together and taste blind what was roasted the day before. Whoever guesses wrong washes up.

You can visit us every Friday from 2 to 5 pm at Am Waldsaum 12 in Hamburg. Please let us know beforehand, so that there are enough cups.
`),
    cards('And you?', [
      ['Vacancies', 'Whom we are looking for and what we offer.', cta('See jobs', '/en/e/jobs')],
      ['Our story', 'How a glazier’s workshop became a roastery.', cta('Read our story', '/en/e/story')],
    ]),
  ],
};
