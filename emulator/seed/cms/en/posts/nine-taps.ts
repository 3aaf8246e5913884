import type {PostSource} from '../../source';

export const nineTaps: PostSource = {
  language: 'en',
  key: 'nine-taps',
  slug: 'nine-taps',
  title: 'Nine taps',
  excerpt:
    'Water now comes out of the wall in nine places in Nyeri. Who mends a tap when it drips, and what a canister costs.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-04-16',
  picture: 'gathera-clearing',
  related: ['gathera'],
  body: `
The ninth tap stands beside the church of Karima and looks like a small altar. On 21 March Peter Mwangi turned it on. It coughed, spat, and then it ran. An old woman stepped into the water with her shoes on.

## How the water gets there

Three springs on the slope have been set in concrete so that no cattle can step into them. From there six and a half kilometres of pipe run into the valley, without a pump, by slope alone. That was a condition of Maji Kwetu: what needs no electricity cannot fail.

## Who looks after it

Five people from the village belong to each tap, at least three of them women. A canister costs two shillings, about one and a half cents. That pays for seals and for the mechanic: Peter, twice a week. The oldest group has 41,000 shillings in its account by now.

## What is still missing

Three springs and seven and a half kilometres. By the end of October €48,320 of €60,000 had come in. With your coffee the project is called “water”, and its code is SP022.

Since April eleven more girls have come to the first lesson at Karima school. The teacher counts them aloud every morning. We have never received a better report.
`,
};
