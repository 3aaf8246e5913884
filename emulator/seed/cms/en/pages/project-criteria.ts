import {steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const projectCriteriaPage: PageSource = {
  language: 'en',
  key: 'projectCriteria',
  slug: 'project-criteria',
  title: 'Project criteria',
  description:
    'Six criteria by which the Lichtung Stiftung chooses projects, and how an application goes from first letter to decision.',
  blocks: [
    text('Spending money is easy. For something to last when we are gone, every project has to pass six questions.'),
    steps('Six questions', [
      [
        'Does the place want it?',
        'The idea comes from people who live there. We support nothing that we thought up in Hamburg.',
      ],
      ['Does coffee grow there?', 'We stay where we buy. We are there every year and can look.'],
      [
        'Does it belong to everyone?',
        'We support what is of use to many: water, roads, schools, trees. Never a single farm.',
      ],
      ['Who looks after it later?', 'Before the first euro it is settled who pays and repairs after five years.'],
      [
        'Can it be measured?',
        'Canisters a day, children in class, trees after the first year. A figure that somebody writes down.',
      ],
      ['Who might suffer from it?', 'A well can take water from the next village. We ask there before we agree.'],
    ]),
    text(`
## From application to decision

Applications arrive by the end of March and September, in German, English, Spanish or Amharic. Two pages are enough. The board picks four at most, visits them or sends somebody from the area, and decides within four months.

So far we have turned down 41 applications. The most frequent reason: nobody knew who would repair the pump. Support is between €10,000 and €60,000 and is paid in at least three steps. If a project goes differently from what was planned, we want to hear it early. We have never stopped one for that.
`),
  ],
};
