import {globalLayer, globalStyle} from '@vanilla-extract/css';

import {cramped, motionAllowed} from './breakpoints';
import {vars} from './theme.css';

/* Below every component, above the reset: what an element looks like where nothing else is said, as in editors' texts. */
const base = globalLayer('base');

/* No smooth scrolling: a page that follows another would begin at the other's end and travel to its own beginning. */
globalStyle('html', {'@layer': {[base]: {textSizeAdjust: '100%', scrollPaddingTop: vars.space[2]}}});

globalStyle('body', {
  '@layer': {
    [base]: {
      background: vars.color.paper,
      color: vars.color.roast900,
      fontFamily: vars.font.sans,
      fontSize: vars.text.body,
      lineHeight: 1.6,
      overflowWrap: 'break-word',
      textWrap: 'pretty',
    },
  },
});

/* Where a word may be as wide as the window, words break, and columns are as narrow as they have to be. */
globalStyle('body', {'@layer': {[base]: {'@media': {[cramped]: {overflowWrap: 'anywhere', hyphens: 'auto'}}}}});
globalStyle('main *', {'@layer': {[base]: {'@media': {[cramped]: {minWidth: 0}}}}});

/* On paper there is nothing to press, and no ink for the ground. Sections stand close: sheets are dear. */
globalStyle('body', {
  '@layer': {
    [base]: {
      '@media': {
        print: {background: vars.color.white, fontSize: '11pt', vars: {[vars.space.section]: vars.space[3]}},
      },
    },
  },
});
globalStyle('button:not([aria-current]), nav, footer', {
  '@layer': {[base]: {'@media': {print: {display: 'none !important'}}}},
});
globalStyle('h2, h3', {'@layer': {[base]: {'@media': {print: {breakAfter: 'avoid'}}}}});

globalStyle('h1, h2, h3, h4', {
  '@layer': {
    [base]: {
      color: vars.color.forest900,
      fontFamily: vars.font.serif,
      fontWeight: 560,
      lineHeight: 1.15,
      letterSpacing: '-0.01em',
      wordSpacing: '0.09em',
      textWrap: 'balance',
    },
  },
});

globalStyle('h1', {'@layer': {[base]: {fontSize: vars.text.heading1}}});
globalStyle('h2', {'@layer': {[base]: {fontSize: vars.text.heading2}}});
globalStyle('h3, h4', {'@layer': {[base]: {fontSize: vars.text.heading3, lineHeight: 1.25}}});

globalStyle('a', {
  '@layer': {[base]: {color: vars.onGround.link, textUnderlineOffset: '0.18em', textDecorationThickness: '1px'}},
});
globalStyle('a:hover', {'@layer': {[base]: {textDecorationThickness: '2px'}}});

globalStyle('b, strong, th', {'@layer': {[base]: {fontWeight: 650}}});
globalStyle('ul:not([class]), ol:not([class])', {'@layer': {[base]: {paddingInlineStart: '1.25em'}}});
/*
 * From one document to the next the page fades over, without a script (docs/decisions/055-cross-document-view-transitions.md). The rule has a
 * descriptor that is no property of elements: as a variable it is written as it stands.
 */
globalStyle('@view-transition', {'@media': {[motionAllowed]: {vars: {navigation: 'auto'}}}});

globalStyle('::selection', {background: vars.color.sun, color: vars.color.roast900});

globalStyle(':focus-visible', {
  '@layer': {
    [base]: {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '3px', borderRadius: vars.radius.small},
  },
});
