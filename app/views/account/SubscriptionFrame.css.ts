import {style} from '@vanilla-extract/css';

import {above, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const frame = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} ${vars.space[8]}`,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
    },
  },
});

export const sidebar = style({display: 'grid', gap: vars.space[2], alignContent: 'start'});

export const hello = style({fontFamily: vars.font.serif, fontSize: vars.text.heading3, fontWeight: 560});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  '@media': {[above('md')]: {flexDirection: 'column'}},
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space.half} ${vars.space[2]}`,
  borderRadius: vars.radius.medium,
  color: vars.color.roast900,
  textDecoration: 'none',
  ':hover': {background: vars.color.paperDeep},
  selectors: {
    '&[aria-current="page"]': {background: vars.color.moss, color: vars.color.forest900, fontWeight: 600},
  },
  '@media': {
    [upTo('md')]: {padding: `${vars.space.half} ${vars.space[1]}`},
    [above('md')]: {display: 'flex'},
  },
});

export const content = style({display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0});

export const title = style({fontSize: vars.text.heading1});
