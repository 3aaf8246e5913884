import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const accordion = style({maxWidth: vars.size.measure});

export const title = style({marginBlockEnd: vars.space[1]});

export const anchors = style({
  maxWidth: vars.size.measure,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.forest700}`,
  '@media': {print: {display: 'none'}},
});

export const anchorsTitle = style({fontFamily: vars.font.serif, fontWeight: 560, fontSize: vars.text.heading3});

export const list = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4]});

export const download = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.half,
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const downloadTitle = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const panel = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
  '@media': {
    [above('xl')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
  },
});

/* Words on the left, the form beside them. */
globalStyle(`${panel} > form`, {'@media': {[above('xl')]: {gridArea: '1 / 2 / 3 / 3', alignSelf: 'center'}}});

export const text = style({maxWidth: vars.size.measure});

export const quote = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.sun}`,
  breakInside: 'avoid',
});

export const quoteText = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading3,
  lineHeight: 1.4,
  color: vars.color.forest900,
});

export const author = style({fontSize: vars.text.small, color: vars.color.roast600});
