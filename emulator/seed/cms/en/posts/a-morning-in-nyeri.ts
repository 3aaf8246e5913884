import type {PostSource} from '../../source';

export const aMorningInNyeri: PostSource = {
  language: 'en',
  key: 'nyeri',
  slug: 'a-morning-in-nyeri',
  title: 'A morning in Nyeri',
  excerpt:
    'At five it is not yet light in Gathera, but it is loud. What goes on at the washing station before the day begins.',
  author: 'jonna',
  category: 'origin',
  date: '2025-12-11',
  picture: 'gathera-clearing',
  related: ['gathera', 'umuseke'],
  body: `
At five in the morning I hear the generator first, then the pick-ups, then laughter. The Gathera washing station is on a slope so steep that they let the sacks down to the stream on slides. It is November, the main harvest.

Grace Wanjiru stands where the cherries arrive. She tips every bucket onto a mat and sorts with both hands while she talks: red stays, yellow goes, whatever was nibbled goes too. Whoever brings too much yellow sorts on alone. Nobody argues.

## The water

Then there is a rushing. The beans run through concrete channels; heavy ones sink, light ones float away. The heavy ones become the good coffee. They rest in a dry tank for a day, are washed, and then sleep another night in spring water. It is expensive and laborious, and it is the reason why Gathera tastes of grapefruit and not of just any Kenyan.

## The price

At noon we sit with the board on plastic chairs. 640 members, 32 cents more a pound than last year: that is what the contract says in the end. Grace wants to know what a cup costs in Hamburg. I tell her. She laughs for a long time. Then she does the sum and stops laughing. It was a good conversation, but not an easy one.
`,
};
