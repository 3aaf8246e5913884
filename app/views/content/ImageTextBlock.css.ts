import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
    },
  },
});

const base = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const picture = styleVariants({left: [base], right: [base, {'@media': {[above('md')]: {order: 1}}}]});

export const words = style({display: 'grid', gap: vars.space[2]});
