import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const box = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: vars.size.measure,
  '@media': {[above('sm')]: {gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end'}},
});
