import {globalStyle, style} from '@vanilla-extract/css';

import {above, cramped, upTo} from '../../styles/breakpoints';
import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const frame = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} ${vars.space[8]}`,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
    },
  },
});

export const sidebar = style({display: 'grid', gap: vars.space[2], alignContent: 'start'});

/** Its word stands in line with the links': on a phone beside the last of them. */
export const logout = style({
  '@media': {
    [upTo('md')]: {marginInlineStart: `calc(-1 * ${vars.space[1]})`},
    [above('md')]: {paddingBlockStart: vars.space[2]},
  },
});

globalStyle(`${logout} button`, {'@media': {[upTo('md')]: {fontSize: vars.text.small, fontWeight: 400}}});

export const heading = style({fontFamily: vars.font.serif, fontSize: vars.text.heading3, fontWeight: 560});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.half,
  '@media': {
    [cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    [above('md')]: {gridTemplateColumns: 'minmax(0, 1fr)', gap: 0},
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: vars.size.target,
  padding: `${vars.space.half} ${vars.space[2]}`,
  lineHeight: 1.3,
  borderRadius: vars.radius.medium,
  color: vars.color.roast900,
  textDecoration: 'none',
  ':hover': {background: vars.color.paperDeep},
  selectors: {
    '&[aria-current="page"]': {background: vars.color.moss, color: vars.color.forest900, fontWeight: 600},
  },
  '@media': {
    [upTo('md')]: {paddingInline: vars.space[1], fontSize: vars.text.small},
  },
});

markChosen(`${link}[aria-current]`);

export const content = style({display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0});

export const title = style({fontSize: vars.text.heading1});
