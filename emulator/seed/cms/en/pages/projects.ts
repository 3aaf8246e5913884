import {cards, cta, table, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projectsPage: PageSource = {
  language: 'en',
  key: 'projects',
  slug: 'projects',
  title: 'Projects',
  seoTitle: 'Projects of the Lichtung Stiftung',
  description:
    'Water in Kenya, shade in Colombia, a school in Ethiopia: what the Lichtung Stiftung supports and has supported.',
  blocks: [
    text(
      'Three projects are running and three are done. You decide with your coffee which one gets your euro. If you choose nothing, it goes to the water project.',
    ),
    cards('Where to go', [
      [
        'Current projects',
        'What is being built, planted and taught, with the state of donations.',
        cta('Have a look', '/en/e/current-projects'),
        'gathera-clearing',
      ],
      [
        'What has been achieved',
        'A well, 96 drying beds, a kitchen. And what we got wrong.',
        cta('Have a look', '/en/e/project-accomplishments'),
        'umuseke-clearing',
      ],
      [
        'How we choose',
        'Six questions that every project has to pass.',
        cta('Have a look', '/en/e/project-criteria'),
        'monte-sereno-clearing',
      ],
    ]),
    table(
      'Donations at a glance, as of 31 October 2026',
      ['Project', 'Place', 'Received', 'Goal'],
      [
        ['Water for Nyeri', 'Kenya', '€48,320', '€60,000'],
        ['Shade for Huila', 'Colombia', '€31,870', '€45,000'],
        ['A school for Guji', 'Ethiopia', '€27,450', '€40,000'],
        ['A well for Huye', 'Rwanda', '€22,000', 'done since June 2021'],
        ['Drying beds for Sidama', 'Ethiopia', '€14,500', 'done since November 2022'],
        ['A kitchen for the school', 'Guatemala', '€19,800', 'done since January 2024'],
      ],
    ),
    text(
      'Do you know a group that wants to build something? Read the [criteria](/en/e/project-criteria) and write to us. The board takes applications twice a year.',
    ),
  ],
};
