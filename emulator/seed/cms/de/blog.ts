import type {Content} from '../source';

/** Who writes the blog. */
export const authors: Content['authors'] = {
  jonna: {
    name: 'Jonna Petersen',
    slug: 'jonna-petersen',
    role: 'Gründerin, Rohkaffee',
    bio: 'Jonna kauft unseren Rohkaffee ein und ist drei Monate im Jahr auf Farmen unterwegs. Sie trinkt Filterkaffee, schwarz, aus einem angeschlagenen Emaillebecher.',
  },
  malte: {
    name: 'Malte Aydin',
    slug: 'malte-aydin',
    role: 'Gründer, Röstmeister',
    bio: 'Malte röstet seit 2009 und hat unsere erste Trommel aus drei kaputten zusammengesetzt. Er hört am Geräusch, wie weit ein Kaffee ist.',
  },
  selin: {
    name: 'Selin Brandt',
    slug: 'selin-brandt',
    role: 'Barista-Trainerin',
    bio: 'Selin bringt Cafés und Küchentischen das Brühen bei. Sie misst alles, was sich messen lässt, und glaubt am Ende doch ihrer Zunge.',
  },
  ole: {
    name: 'Ole Harms',
    slug: 'ole-harms',
    role: 'Werkstatt und Zubehör',
    bio: 'Ole repariert Mühlen und Maschinen und sucht das Zubehör für den Shop aus. Was er nicht aufschrauben kann, verkaufen wir nicht.',
  },
};

/** The categories of the blog in their order. */
export const categories: Content['categories'] = {
  knowledge: {
    title: 'Kaffeewissen',
    slug: 'kaffeewissen',
    description: 'Was im Kaffee steckt und warum er schmeckt, wie er schmeckt.',
  },
  brewing: {
    title: 'Zubereitung',
    slug: 'zubereitung',
    description: 'Handgriffe, Mengen und Zeiten für bessere Tassen zu Hause.',
  },
  origin: {
    title: 'Ursprung',
    slug: 'ursprung',
    description: 'Von Farmen, Ernten und den Menschen, bei denen wir einkaufen.',
  },
  roastery: {
    title: 'Rösterei',
    slug: 'roesterei',
    description: 'Was bei uns in der Halle passiert, mit Erfolgen und Fehlern.',
  },
  gear: {
    title: 'Zubehör',
    slug: 'zubehoer',
    description: 'Mühlen, Maschinen, Wasser und alles, was man aufschrauben kann.',
  },
  foundation: {
    title: 'Stiftung',
    slug: 'stiftung',
    description: 'Wohin der Euro pro Kilo geht und was daraus geworden ist.',
  },
};
