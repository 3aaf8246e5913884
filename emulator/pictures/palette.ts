/** The families of taste that have colours of their own. */
export const tasteFamilies = [
  'chocolate',
  'nut',
  'berry',
  'citrus',
  'floral',
  'spice',
  'caramel',
  'stone-fruit',
  'herbal',
] as const;

export type TasteFamily = (typeof tasteFamilies)[number];

/** The papers that a clearing is cut from. */
export type Palette = {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly hillFar: string;
  readonly hillNear: string;
  readonly meadow: string;
  readonly bank: string;
  readonly leaf: string;
  /** What hangs on the plants in front, and small bright things. */
  readonly fruit: string;
};

/** The colours that every picture of the house shares. */
export const house = {
  paper: '#fbf8f1',
  paperDeep: '#f3ecdd',
  forest900: '#12291f',
  forest700: '#1f4a37',
  forest500: '#2d6a4f',
  roast900: '#2b1b13',
  roast600: '#6a4632',
  sun: '#f4b860',
  ember: '#b4481a',
  berry: '#9b2c45',
  moss: '#cfdcc8',
} as const;

/** One set of papers per family of taste. */
export const palettes: Readonly<Record<TasteFamily, Palette>> = {
  chocolate: {
    skyTop: '#e6c5a4',
    skyLow: '#fbead0',
    sun: '#f6b75a',
    hillFar: '#dcb48f',
    hillNear: '#8f5d40',
    meadow: '#e4b985',
    bank: '#3a2217',
    leaf: '#4b3122',
    fruit: '#c9763f',
  },
  nut: {
    skyTop: '#efe0bd',
    skyLow: '#fdf5df',
    sun: '#f3c069',
    hillFar: '#d9c596',
    hillNear: '#8f8150',
    meadow: '#e6d09a',
    bank: '#38371f',
    leaf: '#45502c',
    fruit: '#c08a48',
  },
  berry: {
    skyTop: '#dfaebb',
    skyLow: '#fce3d3',
    sun: '#f7a86b',
    hillFar: '#d59aa8',
    hillNear: '#7c3c57',
    meadow: '#efbfae',
    bank: '#32182a',
    leaf: '#3d2a3c',
    fruit: '#b02a4c',
  },
  citrus: {
    skyTop: '#f8dd8f',
    skyLow: '#fef6d8',
    sun: '#f9a93a',
    hillFar: '#d3d890',
    hillNear: '#5c8b4c',
    meadow: '#f1dd7e',
    bank: '#163a2a',
    leaf: '#24583c',
    fruit: '#f08a2e',
  },
  floral: {
    skyTop: '#c9c3e2',
    skyLow: '#fbeae6',
    sun: '#f8c67f',
    hillFar: '#b9b8d8',
    hillNear: '#5f7596',
    meadow: '#d7e0bf',
    bank: '#1d3547',
    leaf: '#2c5258',
    fruit: '#e08aab',
  },
  spice: {
    skyTop: '#eeb278',
    skyLow: '#fce3b4',
    sun: '#f2913f',
    hillFar: '#dd9560',
    hillNear: '#8b3e22',
    meadow: '#ebb46c',
    bank: '#2e1a14',
    leaf: '#4a2c1c',
    fruit: '#c8501d',
  },
  caramel: {
    skyTop: '#f3cf90',
    skyLow: '#fdf1d3',
    sun: '#f5ac45',
    hillFar: '#e0b874',
    hillNear: '#96672f',
    meadow: '#f0cd83',
    bank: '#2f2c18',
    leaf: '#4a4726',
    fruit: '#d0832b',
  },
  'stone-fruit': {
    skyTop: '#f6bf9d',
    skyLow: '#fdeed9',
    sun: '#f7b45e',
    hillFar: '#edb694',
    hillNear: '#a5604c',
    meadow: '#f5d7a5',
    bank: '#1d3d31',
    leaf: '#2f5f48',
    fruit: '#ea8453',
  },
  herbal: {
    skyTop: '#c6dac6',
    skyLow: '#f6f5df',
    sun: '#f4c46c',
    hillFar: '#b0c9a8',
    hillNear: '#41745a',
    meadow: '#d5dfa8',
    bank: '#12291f',
    leaf: '#1f4a37',
    fruit: '#e9b04f',
  },
};
