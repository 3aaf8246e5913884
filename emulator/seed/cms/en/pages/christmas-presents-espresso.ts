import {cards, collectionRow, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const christmasPresentsEspressoPage: PageSource = {
  language: 'en',
  key: 'christmasPresentsEspresso',
  slug: 'christmas-presents-espresso',
  title: 'Christmas presents for friends of espresso',
  seoTitle: 'Christmas presents for espresso lovers',
  description:
    'Ideas for people with an espresso machine or a moka pot: espresso, grinder, scales, and a course in eight e-mails.',
  blocks: [
    text(
      'People with an espresso machine are hard to find presents for: they have everything, and an opinion on it. These go down well all the same.',
    ),
    cards('Four ideas', [
      [
        'A new espresso',
        'Ceniza tastes of cardamom and smoke. Probably nobody in the family knows it.',
        cta('See Ceniza', '/en/p/ceniza'),
      ],
      [
        'Scales',
        'Most people do not weigh. Whoever has tried it does not stop.',
        cta('See the coffee scale', '/en/p/coffee-scale'),
      ],
      ['A moka pot', 'For those who keep putting off buying a machine.', cta('See the moka pot', '/en/p/moka-pot')],
      [
        'The espresso course',
        'Eight e-mails in eight weeks, free of charge. Print the form and put it into a cup.',
        cta('To the course', '/en/e/newsletter#espresso-course'),
      ],
    ]),
    collectionRow('All espressos', 'espresso-shop', cta('See espresso', '/en/c/espresso-shop')),
    text(`
## A word on grinding

Find out in secret whether there is a grinder in the house. If not, choose “ground for espresso machine” or “for moka pot” with the coffee. Ground espresso tastes good for two weeks, whole beans for two months.

Last order dates and returns are with the [Christmas presents](/en/e/christmas-presents).
`),
  ],
};
