import type {Content} from '../source';

/** Who writes the blog. */
export const authors: Content['authors'] = {
  jonna: {
    name: 'Jonna Petersen',
    slug: 'jonna-petersen',
    role: 'Founder, green coffee',
    bio: 'Jonna buys our green coffee and spends three months of every year on farms. She drinks filter coffee, black, from a chipped enamel mug.',
  },
  malte: {
    name: 'Malte Aydin',
    slug: 'malte-aydin',
    role: 'Founder, head roaster',
    bio: 'Malte has been roasting since 2009 and built our first drum out of three broken ones. He can hear how far along a coffee is.',
  },
  selin: {
    name: 'Selin Brandt',
    slug: 'selin-brandt',
    role: 'Barista trainer',
    bio: 'Selin teaches cafés and kitchen tables how to brew. She measures whatever can be measured and trusts her tongue in the end.',
  },
  ole: {
    name: 'Ole Harms',
    slug: 'ole-harms',
    role: 'Workshop and equipment',
    bio: 'Ole repairs grinders and machines and picks the equipment for the shop. What he cannot take apart we do not sell.',
  },
};

/** The categories of the blog in their order. */
export const categories: Content['categories'] = {
  knowledge: {
    title: 'Coffee knowledge',
    slug: 'coffee-knowledge',
    description: 'What is in coffee, and why it tastes the way it does.',
  },
  brewing: {
    title: 'Brewing',
    slug: 'brewing',
    description: 'Small moves, amounts and times for better cups at home.',
  },
  origin: {
    title: 'Origin',
    slug: 'origin',
    description: 'Farms, harvests, and the people we buy from.',
  },
  roastery: {
    title: 'Roastery',
    slug: 'roastery',
    description: 'What goes on in our hall, successes and mistakes included.',
  },
  gear: {
    title: 'Equipment',
    slug: 'equipment',
    description: 'Grinders, machines, water, and anything with a screw in it.',
  },
  foundation: {
    title: 'Foundation',
    slug: 'foundation',
    description: 'Where the euro per kilo goes and what has come of it.',
  },
};
