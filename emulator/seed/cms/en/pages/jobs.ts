import {accordion, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const jobsPage: PageSource = {
  language: 'en',
  key: 'jobs',
  slug: 'jobs',
  title: 'Jobs',
  seoTitle: 'Working at Lichtung',
  description: 'Vacancies in roastery, workshop and customer care in Hamburg, with pay, hours, and how to apply.',
  blocks: [
    text(
      'We are looking for people who like to work precisely and stay kind when things get tight. We will teach you about coffee. The pay is stated with every job so that you need not ask.',
    ),
    accordion('Vacancies', [
      [
        'Roasting assistant, 36 hours',
        'You weigh, watch the cooling, taste with us, and learn to roast on your own within two years. We lift 60 kg sacks in pairs or with the crane. We start early, at 6:30.\n\n**Pay:** €3,050 a month, €3,480 from the third year.',
      ],
      [
        'Service technician for espresso machines, 24–36 hours',
        'You repair machines in the workshop and, twice a month, in cafés. You need training in electrical engineering. You need not drink coffee.\n\n**Pay:** €3,600 for 36 hours.',
      ],
      [
        'Customer care in German and English, 20 hours',
        'You answer e-mails and calls, solve problems, and decide about anything up to €50 yourself. Mornings, also from home.\n\n**Pay:** €1,720 for 20 hours.',
      ],
    ]),
    steps('How to apply', [
      [
        'Write to us',
        'Ten sentences are enough: who you are, what you can do, from when. To hallo@lichtung.example. We do not want a photograph.',
      ],
      ['We talk on the phone', 'Within a week somebody from your future team gets in touch.'],
      ['You try it', 'Half a paid day with us. After that both sides know more.'],
    ]),
    text(`
## What you get

30 days of holiday, a public transport ticket for all of Germany, two kilos of coffee a month, a company pension, and a trip to a farm once in five years. And Tuesday breakfast.
`),
  ],
};
