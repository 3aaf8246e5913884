import {quote, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projectAccomplishmentsPage: PageSource = {
  language: 'en',
  key: 'projectAccomplishments',
  slug: 'project-accomplishments',
  title: 'What has been achieved',
  seoTitle: 'Completed projects of the foundation',
  description:
    'A well in Rwanda, drying beds in Ethiopia, a school kitchen in Guatemala: what is done and what we learned.',
  blocks: [
    text('For us done means: it has run for at least a year without our money. For these three projects that is so.'),
    shopPart('completedProjects'),
    text(`
## What we got wrong

For the well in Huye we had somebody drill before the geologists’ maps had arrived. The hole ended on rock and cost €3,100. In Sidama the first roofs were so heavy that nobody closed them when rain came. The second ones weigh half as much.

In Antigua we forgot at first to pay the cooks. They had begun as volunteers and after three months had no more time. Since then there are wages in every plan.
`),
    quote(
      'In July we used to weigh up who gets water first, the coffee or the children. We no longer have to.',
      'Vestine Uwimana',
      'head of the Umuseke washing station',
    ),
    text(
      'From 2018 to the end of October 2026 the foundation received €163,940. Of that €56,300 went into these three projects, and the rest into the [current ones](/en/e/current-projects).',
    ),
  ],
};
