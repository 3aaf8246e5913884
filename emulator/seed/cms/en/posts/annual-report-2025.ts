import type {PostSource} from '../../source';

export const annualReport2025: PostSource = {
  language: 'en',
  key: 'annual-report',
  slug: 'annual-report-2025',
  title: 'Annual report 2025: 29,840 euros and where they went',
  excerpt: 'This is what your kilos brought the foundation last year. Income, spending, and one repayment.',
  author: 'jonna',
  category: 'foundation',
  date: '2026-01-29',
  picture: 'scene-farm',
  related: ['donation'],
  body: `
Every January the foundation publishes its figures. Here is the short version. The long one has 31 pages and comes by e-mail if you write to us.

## Received

€29,840 came in during 2025. €27,610 of it was the euro per kilo, so you drank 27.6 tonnes of coffee. €2,230 came as donations on top, most of them in December.

You chose like this: water 58 per cent, education 24, farming 18. If you choose nothing it goes to water. That explains the lead, but only half of it.

## Spent

- Maji Kwetu, Nyeri: €12,400 for pipes and two taps
- Sombra Alta, Huila: €8,100 for seedlings and support
- Barnoota Guji: €7,900 for a roof, books and a salary
- Transfers and exchange rates: €571

The rest, €869, is in the account.

## A repayment

One instalment to Guji, €1,500, came back because the pictures showed the same room twice. It was a mistake: the other picture was on a broken phone. Two weeks later everything was settled. We mention it because you should know that somebody looks.

As every year, an auditor checked the accounts, paid for by the roastery.
`,
};
