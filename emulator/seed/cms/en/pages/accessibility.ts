import {text} from '../../blocks';
import type {PageSource} from '../../source';

export const accessibilityPage: PageSource = {
  language: 'en',
  key: 'accessibility',
  slug: 'accessibility',
  title: 'Accessibility statement',
  description:
    'How accessible this shop is, what we are still working on, and how to tell us when something is in your way.',
  blocks: [
    text(`
## Our aim

Everybody should be able to buy coffee here: with mouse, keyboard, screen reader, magnification, on an old phone and without JavaScript. This shop meets the requirements of the German Accessibility Strengthening Act (BFSG) and of the standard EN 301 549. We test against WCAG 2.2, level AA.

## What the service is

The shop is an e-commerce service. You can look at goods, put them into the cart, order, pay, manage an account and a subscription, withdraw from contracts and cancel them. How to do so is written on the pages themselves and under [Common questions](/en/e/faq), in plain language and never in pictures alone.

## How accessible it is

We last tested in October 2026: with automatic checks on every kind of page, with the keyboard, with NVDA and VoiceOver, and with three people who use a screen reader.

- Text can be enlarged to 200% without anything disappearing.
- Every function can be reached with the keyboard, and the focus is visible.
- We switch off motion when your device asks for it.
- Every purchase, withdrawal and cancellation works without JavaScript.

## What is not good yet

- Some films from farms have subtitles but no audio description yet. There is a transcript below them.
- The pages of payment providers are not in our hands. If one does not work for you, choose another or call us: we take your order by phone.

## Tell us

Is something in your way? Write to [hallo@lichtung.example](mailto:hallo@lichtung.example) or call [+49 40 66969 120](tel:+494066969120). We answer within two weeks and tell you by when we will change it.

## Market surveillance

The competent authority is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg, Germany.

As of 1 November 2026
`),
  ],
};
