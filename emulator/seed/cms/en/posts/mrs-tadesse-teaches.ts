import type {PostSource} from '../../source';

export const mrsTadesseTeaches: PostSource = {
  language: 'en',
  key: 'teacher',
  slug: 'mrs-tadesse-teaches',
  title: 'Mrs Tadesse teaches',
  excerpt:
    'Since September the school of Shala has had a third teacher. 54 children, two rooms with a roof, and a globe.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-09-17',
  picture: 'scene-foundation',
  related: ['shala-buna', 'morgentau'],
  body: `
Bontu Tadesse is 26, comes from Adola, and did not really want to move to the country. “One year,” she said. By now it has been twelve months, and she has planted tomatoes.

## The day

At eight 54 children of the third year stand in front of room two, the one with the new roof. Lessons are in Afaan Oromo, because most of them speak nothing else at home. Until now there were books only in Amharic. The 640 new ones are kept in a locked cupboard, because everybody wants to take them home.

There is a globe on the desk. It was not planned: a customer from Bremen sent it. The children looked for Hamburg and asked why no coffee grows there.

## The harvest

From November to January a third of the class is missing every year. A school cannot forbid the harvest, so it begins at eleven during those months. The idea came from the parents, and the authorities agreed.

## What comes next

Two rooms are still missing, and a colleague. From 2028 the district pays both salaries; that is in a contract with seven stamps. Until then the money comes from the euro you give to “education”.
`,
};
