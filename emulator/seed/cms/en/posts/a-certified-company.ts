import type {PostSource} from '../../source';

export const aCertifiedCompany: PostSource = {
  language: 'en',
  key: 'certified-company',
  slug: 'a-certified-company',
  title: 'Certified: what that means, and what it does not',
  excerpt:
    'Since 2025 we have been certified to the standard of an independent auditing body. What they checked, and where we failed.',
  author: 'jonna',
  category: 'roastery',
  date: '2025-05-22',
  picture: 'scene-roastery',
  related: ['waldgold'],
  body: `
There is a new mark on our home page, and you are right to ask what it means. In short: an association that we have no part in has examined us for eleven months.

## What was examined

Two hundred questions in five sections: management, staff, supply chain, environment, customers. Every answer needs evidence. Payrolls, contracts with farms, electricity bills, complaints and what came of them. Two auditors were here for three days and talked to people they picked themselves.

80 of 200 points were required. We got 112.4.

## Where we were bad

Energy. Our small drum runs on gas, and until then we did not even know exactly how much. Now it has a meter. Nor did we have a rule for somebody who wants to complain about the management. Now there is a lawyer outside the company, who can be reached at [hinweise.lichtung.example](https://hinweise.lichtung.example).

## What the mark does not say

It says nothing about whether one bag is better than another. It is about the company, and it lasts for three years. Then the auditors come back, and so, we hope, does the gas meter, with a smaller figure.
`,
};
