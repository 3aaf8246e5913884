import {style} from '@vanilla-extract/css';

import {above, cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({paddingBlock: vars.space[5]});

export const header = style({display: 'grid', gap: vars.space.half, marginBlockEnd: vars.space[4]});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});

/** One column on phones, in which the way to the checkout stays in sight; from tablets on the sum stands beside the goods. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 23rem)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
      alignItems: 'start',
    },
  },
});

export const goods = style({display: 'grid', gap: vars.space[4], minWidth: 0});

export const aside = style({
  display: 'contents',
  '@media': {
    [above('md')]: {
      display: 'grid',
      gap: vars.space[3],
      position: 'sticky',
      insetBlockStart: vars.space[3],
      padding: vars.space[3],
      borderRadius: vars.radius.large,
      background: vars.color.paperDeep,
    },
  },
});

export const panel = style({
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  '@media': {[cramped]: {padding: vars.space[1]}, [above('md')]: {padding: 0, background: 'none'}},
});

export const save = style({'@media': {print: {display: 'none'}}});

export const recommended = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space.section,
  '@media': {print: {display: 'none'}},
});

export const noticePlace = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: {'&:not(:empty)': {marginBlockEnd: vars.space[3]}},
});
