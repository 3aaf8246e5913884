import {imageText, steps, text, video} from '../../blocks';
import type {PageSource} from '../../source';

export const coffeeRoastingPage: PageSource = {
  language: 'en',
  key: 'coffeeRoasting',
  slug: 'coffee-roasting',
  title: 'Coffee roasting',
  seoTitle: 'How we roast coffee',
  description:
    'Twelve minutes in the drum: what happens to the bean, and why we roast filter coffee and espresso differently.',
  blocks: [
    imageText(
      'Twelve minutes',
      'Green coffee smells of hay. What smells of coffee comes into being in the drum, at about 200 degrees, in ten to fourteen minutes.\n\nWe roast in one drum for 15 kilos and one for 30. That is little. In return Malte hears every batch, and what is not right goes to the compost instead of the bag.',
      'scene-roastery',
      {side: 'right'},
    ),
    steps('What happens in the drum', [
      ['Drying, minutes 0 to 5', 'The water leaves. The bean turns yellow and smells of bread.'],
      ['Browning, minutes 5 to 9', 'Sugar and protein combine. Caramel, nut and malt come into being.'],
      ['First crack, about minute 9', 'The bean bursts audibly, like popcorn. From here on it is coffee.'],
      ['Development, until minute 12', 'Seconds decide. Short keeps it fruity, longer makes it chocolatey.'],
      ['Cooling', 'Down to room temperature in four minutes, or it would go on roasting.'],
    ]),
    text(`
## Filter or espresso

For filter we roast shorter and lighter, so that fruit and acidity stay. For espresso longer, so that it tastes round under pressure instead of sharp. That is why every bag says what it is meant for. Nothing is forbidden: a light espresso is an adventure.
`),
    video(
      'A batch of Waldgold from beginning to end',
      'https://www.youtube.com/@lichtungkaffee',
      'waldgold-clearing',
      'Malte fills 15 kilos of green coffee into the drum. The curve on the screen falls and rises again. In the fifth minute he takes a sample: yellow, the smell of bread. In the ninth minute it cracks, first now and then, then quickly. Malte counts to ninety under his breath, opens the flap, and the brown beans fall into the cooling tray.',
    ),
    text(
      'We roast from Monday to Thursday. The date is on the bag. Filter coffee tastes best after a week, espresso after two.',
    ),
  ],
};
