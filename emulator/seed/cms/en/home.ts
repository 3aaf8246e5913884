import {cta, md, picture} from '../blocks';
import type {Content} from '../source';

/** The sections of the English home page. */
export const home: Content['home'] = {
  seo: {
    _type: 'seo',
    title: 'Coffee from Hamburg, freshly roasted',
    description:
      'Filter coffee, espresso and equipment from our roastery in Hamburg. Free shipping from €39, and €1 of every kilo goes to a project of your choice.',
    noindex: false,
  },
  hero: {
    heading: 'First the light. Then the coffee.',
    text: 'We roast in Hamburg, slowly and in small amounts. The front of the bag shows what is inside: every coffee has a picture of its own.',
    image: picture('scene-home'),
    imageTall: picture('scene-home'),
    link: cta('Choose a coffee', '/en/c/coffee-shop'),
  },
  promoCards: [
    {
      _type: 'promoCard',
      heading: 'A new bag every four weeks',
      text: 'Coffee costs 10% less with a subscription. You may move or skip any delivery.',
      image: picture('scene-roastery'),
      link: cta('How it works', '/en/e/coffee-subscription'),
    },
    {
      _type: 'promoCard',
      heading: 'Three questions, one coffee',
      text: 'Tell us how you drink it and what you brew with. We tell you what belongs in the pot.',
      image: picture('scene-coffee-match'),
      link: cta('Find your coffee', '/en/e/coffee-match'),
    },
    {
      _type: 'promoCard',
      heading: 'Taste first',
      text: 'Three small bags, three different clearings. Then you know which one to buy large.',
      image: picture('scene-gift'),
      link: cta('See the tasting sets', '/en/c/sample-packages'),
    },
  ],
  illustrationCards: [
    {
      _type: 'illustrationCard',
      heading: 'Filter coffee',
      text: 'For pour-over, coffee machine and French press. Roasted lighter, clear in taste.',
      image: picture('scene-filter'),
      link: cta('See filter coffee', '/en/c/filter-coffee'),
    },
    {
      _type: 'illustrationCard',
      heading: 'Espresso',
      text: 'For espresso machine, fully automatic machine and moka pot. Roasted darker, round and full.',
      image: picture('scene-espresso'),
      link: cta('See espresso', '/en/c/espresso-shop'),
    },
    {
      _type: 'illustrationCard',
      heading: 'Decaf',
      text: 'For the evening. The caffeine has left, the taste has stayed.',
      image: picture('scene-decaf'),
      link: cta('See decaf', '/en/c/decaf'),
    },
  ],
  imageText: {
    heading: '€1 per kilo. You say what for.',
    content: md(
      'One euro of every kilo of coffee goes to the Lichtung Stiftung, our foundation. It is included in the price. On the page of your coffee you choose the project:\n\n- **Water:** drinking water for villages where coffee grows.\n- **Farming:** seedlings, shade trees and training for the fields.\n- **Education:** school places, books and teachers for children of the region.\n\nBy the end of October 2026 this had come to €163,940.',
    ),
    image: picture('scene-foundation'),
    imageSide: 'right',
    link: cta('What has come of it', '/en/e/project-accomplishments'),
  },
  brandValues: [
    {
      _type: 'brandValue',
      heading: 'We roast it ourselves',
      text: 'In a drum, in Hamburg, anew every week. The roasting date is on the bag.',
    },
    {
      _type: 'brandValue',
      heading: 'We know the farms',
      text: 'The page of each coffee says where it grows, how high up, and with whom.',
    },
    {
      _type: 'brandValue',
      heading: 'With you in 1–3 working days',
      text: 'Shipping costs €4.90. From €39 order value we pay for it.',
    },
    {
      _type: 'brandValue',
      heading: '14 days to decide',
      text: 'If something does not suit you, send it back. Returning it costs you nothing.',
    },
  ],
};
