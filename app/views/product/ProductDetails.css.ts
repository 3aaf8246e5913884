import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const details = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space.section,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
  },
});

export const story = style({display: 'grid', gap: vars.space[3]});

export const prose = style({maxWidth: vars.size.measure});

globalStyle(`${prose} > * + *`, {marginBlockStart: vars.space[2]});

export const facts = style({display: 'grid', gap: vars.space[4]});

export const delivery = style({display: 'grid', gap: vars.space[1]});

export const fresh = style({display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[2]});

export const title = style({fontSize: vars.text.heading3});
