import type {GuideSource} from '../../source';

export const aeropressGuide: GuideSource = {
  language: 'en',
  key: 'guide-aeropress',
  slug: 'aeropress-guide',
  title: 'AeroPress',
  description:
    'Strong coffee in two minutes with the AeroPress: 15 g of coffee, 220 ml of water, one calm press. Good for travelling.',
  method: 'method-aeropress',
  order: 3,
  picture: 'umuseke-clearing',
  intro:
    'A tube, a plunger, a piece of paper. It fits into any rucksack, survives any fall, and makes coffee that lies somewhere between filter and espresso.',
  coffee: 15,
  water: 220,
  temperature: 88,
  grind: 'fine, like table salt',
  total: 130,
  steps: [
    ['Prepare', null, 20, null, 'Paper into the cap, rinse, screw on the cap, stand it on a sturdy cup.'],
    ['Pour', 0, 15, 220, '15 g of coffee, then 220 ml of water, swiftly.'],
    ['Stir', 15, 15, null, 'Stir ten times, then put the plunger in by a centimetre: the vacuum holds the water.'],
    ['Wait', 30, 70, null, 'Do nothing.'],
    ['Press', 100, 30, null, 'Evenly downwards for about half a minute. Stop when it hisses.'],
  ],
  doses: [[1, 15, 220]],
  items: [
    ['AeroPress', null],
    ['Paper filters for AeroPress', null],
    ['Travel grinder', 'travel-grinder-h2'],
    ['Scales', 'coffee-scale'],
  ],
  tips: 'Hard to press? Grind coarser. For a mug as in a café add 60 ml of hot water. Unscrew the cap above the compost and the puck jumps out in one piece.',
};
