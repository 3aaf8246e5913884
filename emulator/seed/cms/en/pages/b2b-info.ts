import {cards, cta, hero, shopPart, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bInfoPage: PageSource = {
  language: 'en',
  key: 'businessInformation',
  slug: 'b2b-info',
  title: 'Lichtung for business',
  description:
    'Coffee, machines and training for offices, restaurants and shops. What we offer, what it costs, and how to reach us.',
  blocks: [
    hero(
      'Good coffee where people work',
      'We supply 180 offices, 64 cafés and 41 shops. With coffee, machines, and somebody who comes when it drips.',
      'scene-roastery',
      [cta('Write to us', '#contact')],
    ),
    cards('For whom', [
      [
        'Offices',
        'A fully automatic machine, a filter machine or both, with coffee and maintenance from one hand. From €29 a month and €0.24 a cup.',
      ],
      [
        'Cafés and restaurants',
        'Espresso that tastes the same on Saturday at eleven, training for your team, and a phone that is answered on Sundays.',
      ],
      [
        'Shops',
        'Coffee and equipment to resell, from six bags of a kind, with 30% off the shop price and a beech shelf on loan.',
      ],
    ]),
    steps('From the first talk to the first cup', [
      ['Talk', 'Twenty minutes on the phone: how many cups, what water, who cleans.'],
      ['Taste', 'We send three coffees or come along with a machine.'],
      ['Install', 'Fitting, water filter, training. Usually one morning.'],
      ['Deliver', 'At a fixed interval or when you call, with an invoice due in 14 days.'],
    ]),
    shopPart('businessContactForm', 'contact'),
    text('You have a business account already? [Log in here](/en/e/b2b-login-eng).'),
  ],
};
