import type {GuideSource} from '../../source';

export const dripBag: GuideSource = {
  language: 'en',
  key: 'guide-drip-bag',
  slug: 'drip-bag',
  title: 'Drip bag',
  description:
    'Filter coffee without gear: hang the drip bag over your cup, pour 180 ml in three goes, drink after two minutes.',
  method: 'method-drip-bag',
  order: 11,
  picture: 'umuseke-clearing',
  intro:
    'For train, tent and office: the bag is filter and coffee in one. All it needs is a cup with a rim, and hot water.',
  coffee: 12,
  water: 180,
  temperature: 93,
  grind: 'ground already',
  total: 120,
  steps: [
    [
      'Hang it',
      null,
      20,
      null,
      'Tear off the top, pull the cardboard hooks apart, hang it over the cup. The bag should not stand in the coffee.',
    ],
    ['Bloom', 0, 30, 30, 'A small splash of water until everything is wet.'],
    ['Second pour', 30, 40, 110, 'Pour to just below the rim and let it drain.'],
    ['Third pour', 70, 50, 180, 'The rest, wait, take it out.'],
  ],
  doses: [[1, 12, 180]],
  items: [
    ['Drip bag', 'morgentau-drip-bags'],
    ['Cup', null],
    ['Kettle', null],
  ],
  tips: 'Without a thermometer, count to thirty after boiling. On a train the water for tea from the buffet will do; make the pauses slightly longer. Paper and grounds go to the compost.',
};
