import {globalStyle, style} from '@vanilla-extract/css';

import {upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** Phones with room for it: on low screens the bar would cover too much of the page. */
const phone = `${upTo('md')} and (min-height: 30rem)`;

export const bar = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[2],
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[1]} ${vars.space.gutter}`,
      background: vars.color.paper,
      boxShadow: vars.shadow.paper,
    },
  },
});

/** What is met by the keyboard does not come to rest below the bar. */
globalStyle(`html:has(${bar})`, {'@media': {[phone]: {scrollPaddingBlockEnd: '6rem'}}});

export const total = style({
  display: 'none',
  lineHeight: 1.25,
  '@media': {[phone]: {display: 'grid'}},
});

export const amount = style({fontWeight: 650, fontSize: vars.text.lead, fontVariantNumeric: 'tabular-nums'});

export const vat = style({fontSize: vars.text.small, color: vars.color.roast600});

export const action = style({width: '100%'});
