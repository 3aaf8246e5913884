import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

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

export const text = style({maxWidth: vars.size.measure, textWrap: 'pretty'});
