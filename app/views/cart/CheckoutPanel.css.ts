import {globalStyle, style} from '@vanilla-extract/css';

import {forcedColors, tall, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

const phone = `${upTo('md')} and ${tall}`;

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
    [`${phone} and ${forcedColors}`]: edge,
    print: {display: 'none'},
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

export const facts = style({
  display: 'grid',
  gap: vars.space.half,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const promises = style({display: 'grid', gap: vars.space.half, marginBlock: vars.space[1]});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[1],
  alignItems: 'center',
  color: vars.color.forest700,
  fontWeight: 600,
});

export const title = style({
  marginBlockStart: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: 650,
  letterSpacing: 'normal',
});

export const totals = style({display: 'grid', gap: vars.space[2]});

export const totalsTitle = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const savings = style({
  justifySelf: 'end',
  padding: '0.1875rem 0.5625rem',
  borderRadius: vars.radius.small,
  background: vars.color.moss,
  color: vars.color.forest900,
  fontSize: vars.text.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const delivery = style({display: 'grid', gap: vars.space[2], scrollMarginBlockStart: vars.space[3]});

/** The country and its button on one line, below each other where the country's name would not fit. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[1],
  alignItems: 'end',
});

/* On paper a country is a word. */
globalStyle(`${delivery} select`, {'@media': {print: {minHeight: 0, padding: 0, border: 0}}});
globalStyle(`${delivery} select + span`, {'@media': {print: {display: 'none'}}});

export const note = style({fontSize: vars.text.small, lineHeight: 1.45, color: vars.color.roast600});
