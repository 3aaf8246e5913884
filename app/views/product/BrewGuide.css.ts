import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const band = style({
  background: vars.color.paperDeep,
  paddingBlock: vars.space.section,
  scrollMarginBlockStart: vars.space[8],
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const recipes = style({borderBlockStart: `1px solid ${vars.color.outline}`});
