import type {GuideSource} from '../../source';

export const coldBrew: GuideSource = {
  language: 'en',
  key: 'guide-cold-brew',
  slug: 'cold-brew',
  title: 'Cold brew',
  description:
    'Cold brew in a jar: 80 g of coffee, one litre of cold water, twelve hours in the fridge. Sweet, mild, keeps five days.',
  method: 'method-cold-brew',
  order: 9,
  picture: 'monte-sereno-clearing',
  intro:
    'Cold water needs time and is rewarded with sweetness. Prepare it in the evening and it will be there when the day gets warm.',
  coffee: 80,
  water: 1000,
  temperature: 6,
  grind: 'coarse, as for the French press',
  total: 43500,
  steps: [
    ['Mix', 0, 120, 1000, '80 g of coffee into the jar, a litre of cold water on top, stir well, close the lid.'],
    ['Steep', 120, 43080, null, 'Twelve hours in the fridge. More than eighteen makes it woody.'],
    ['Strain', 43200, 300, null, 'Through a fine sieve first, then through a paper filter. Do not press.'],
  ],
  doses: [
    [4, 80, 1000],
    [8, 160, 2000],
  ],
  items: [
    ['Jar with a lid, 1.5 litres', null],
    ['Sieve', null],
    ['Paper filters', 'paper-filters-02'],
    ['Scales', 'coffee-scale'],
  ],
  tips: 'Over ice, with a slice of orange, or half and half with oat milk. It has about as much caffeine as filter coffee but goes down faster. Keeps for five days in the fridge.',
};
