import {collectionRow, cta, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const currentProjectsPage: PageSource = {
  language: 'en',
  key: 'currentProjects',
  slug: 'current-projects',
  title: 'Current projects',
  description:
    'Three running projects: water in Nyeri, shade trees in Huila, classrooms in Guji. With figures, partners and goals.',
  blocks: [
    text(
      'You can choose between these three projects with your coffee. The figures come from the foundation’s account and are renewed at the end of each month.',
    ),
    shopPart('currentProjects'),
    text(`
## How we report

Every partner sends us a report each quarter: what was built, what it cost, what did not work. The last part is the most important. In Huila 13 of 100 trees died in the first year because they were planted too late. Planting now begins in April instead of June.

An auditor from Hamburg checks the annual accounts. You can have them if you write to us.
`),
    collectionRow('Coffee from there', 'filter-coffee', cta('All filter coffees', '/en/c/filter-coffee')),
  ],
};
