import {style} from '@vanilla-extract/css';

import {above, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const header = style({
  position: 'relative',
  zIndex: 10,
  background: vars.color.paper,
  '@media': {print: {background: 'none'}},
});

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.small,
  color: vars.color.roast600,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {[upTo('lg')]: {display: 'none'}},
});

export const topBarLinks = style({display: 'flex', flex: 1, gap: vars.space[3]});

/** The first of the top bar stands apart from the others. */
export const topBarItem = style({selectors: {'&:first-child': {marginInlineEnd: 'auto', fontWeight: 600}}});

export const topBarLink = style({gap: vars.space.half});

export const row = style({
  display: 'flex',
  // On the narrowest phones, and where letters are twice as large, what does not fit goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  // The last sign stands in the middle of its button: the sign, not the button, ends with the page.
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
  '@media': {
    [above('lg')]: {flexWrap: 'nowrap', gap: vars.space[3], paddingBlock: vars.space[2]},
    [above('xl')]: {columnGap: vars.space[4]},
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  '@media': {[upTo('lg')]: {justifyContent: 'flex-end', order: 1, flex: 'none'}, print: {display: 'none'}},
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': {
    [upTo('lg')]: {flex: 1, gap: `clamp(${vars.space.half}, 2vw, ${vars.space[2]})`},
    print: {display: 'none'},
  },
});

/** Six items of the menu and a search field stand side by side on the widest screens only. */
export const roomyOnly = style({'@media': {[upTo('xl')]: {display: 'none'}}});

export const foldedSearch = style({'@media': {[above('xl')]: {display: 'none'}}});

export const greenBar = style({
  background: vars.color.forest700,
  color: vars.color.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.paper},
  '@media': {[upTo('lg')]: {display: 'none'}},
});

export const greenBarList = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[5],
});

export const greenBarLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  color: 'inherit',
  fontSize: vars.text.small,
  textDecoration: 'none',
  ':hover': {textDecoration: 'underline'},
});

export const callToAction = style({
  marginInlineStart: 'auto',
  color: vars.color.sun,
  fontWeight: 650,
});
