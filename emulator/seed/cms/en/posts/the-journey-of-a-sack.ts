import type {PostSource} from '../../source';

export const theJourneyOfASack: PostSource = {
  language: 'en',
  key: 'journey',
  slug: 'the-journey-of-a-sack',
  title: 'The journey of a sack',
  excerpt: 'Eleven weeks, three lorries, one ship and many stamps: how coffee gets from Guji to Hamburg.',
  author: 'jonna',
  category: 'origin',
  date: '2026-08-20',
  picture: 'shala-buna-clearing',
  related: ['shala-buna'],
  body: `
On 14 February Almaz Tadele in Shala sewed up a sack and painted a 7 on it in chalk. I gave it a note to carry and followed it.

## Weeks 1 to 4

By lorry to Addis Ababa, 480 kilometres, two days. In the dry mill the sack loses its parchment, the thin skin around the bean. Twelve women at a belt pick out whatever does not belong. Then the state inspects size, moisture and taste. Grade: 1. One stamp.

## Weeks 5 to 9

By train to Djibouti, and then waiting. The ship is nine days late because it has to go around Africa instead of through the canal. There is a sensor in the container: never above 31 degrees, once almost too damp.

## Weeks 10 and 11

Hamburg, the old warehouse quarter, customs. Another stamp, a sample for the laboratory. On 2 May the sack stands in our hall, 59.4 kilos instead of 60. The rest is water that evaporated on the way.

Malte roasts a small batch on the following day. It tastes of blueberry and slightly green: after a journey coffee has to rest, as people do. Three weeks later it had arrived. The note is now stuck to the drum.
`,
};
