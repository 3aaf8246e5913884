import type {GuideSource} from '../../source';

export const mokaPotGuide: GuideSource = {
  language: 'en',
  key: 'guide-moka-pot',
  slug: 'moka-pot-guide',
  title: 'Moka pot',
  description: 'Strong coffee from the stove without a burnt taste: fill in hot water, use a low flame, stop in time.',
  method: 'method-espresso-maker',
  order: 5,
  picture: 'daemmerung-clearing',
  intro:
    'In a moka pot steam pushes water through the coffee. It turns bitter when it sits on the flame for too long. With hot water in the boiler that does not happen.',
  coffee: 16,
  water: 160,
  temperature: null,
  grind: 'fine, slightly coarser than for espresso',
  total: 210,
  steps: [
    ['Boil water', null, 120, null, 'Fill boiling water to just below the valve. Use a cloth, the metal gets hot.'],
    ['Add the coffee', null, 20, null, 'Fill the basket loosely, level it, do not press. Wipe the rim.'],
    ['Put it on', 0, 20, 160, 'Screw it tight, low flame, lid open.'],
    ['Let it rise', 20, 130, null, 'After about a minute the first coffee comes, dark and slow like honey.'],
    [
      'Take it off',
      150,
      60,
      null,
      'When the stream turns pale and sputters, take it off and stand the boiler in cold water for a moment.',
    ],
  ],
  doses: [
    [2, 16, 160],
    [4, 28, 280],
  ],
  items: [
    ['Moka pot', 'moka-pot'],
    ['Grinder', 'hand-grinder-h1'],
    ['Cloth', null],
  ],
  tips: 'Wash the pot with water alone and let it dry open. If it does not run, the seal is old or the sieve blocked. We have both as spare parts.',
};
