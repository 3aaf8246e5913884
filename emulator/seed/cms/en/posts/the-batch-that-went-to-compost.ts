import type {PostSource} from '../../source';

export const theBatchThatWentToCompost: PostSource = {
  language: 'en',
  key: 'lost-batch',
  slug: 'the-batch-that-went-to-compost',
  title: 'The batch that went to compost',
  excerpt: '14 kilos of coffee, a clogged pipe and 40 seconds of inattention. A record of a mistake in the roastery.',
  author: 'malte',
  category: 'roastery',
  date: '2026-02-12',
  picture: 'daemmerung-clearing',
  related: ['daemmerung'],
  body: `
On 27 January at 10:14 am I ruined 14 kilos of coffee. It was good coffee, and it was not its fault.

## What happened

The curve on the screen went as usual, only a shade too flat. I thought of the previous day’s coffee, which had been damper, and gave it more gas. In truth the exhaust pipe was half clogged with chaff. Heat built up. After first crack the temperature rose by eleven degrees in 40 seconds. During that time I answered a question about lunch.

What came out shone with oil and smelled of tyres. It could have been sold as a “special dark roast”. We did not.

## What we changed

1. The pipe is now checked after every tenth batch instead of every thirtieth.
2. A sensor measures the draught and beeps.
3. From first crack on nobody talks to me. There is a red paddle on the drum, which I hold up.

## What it cost

About €170 of green coffee, and a morning. The compost in the neighbours’ garden was glad: coffee is good fertiliser, burnt coffee included. And the whole office now uses the paddle when somebody has sums to do.
`,
};
