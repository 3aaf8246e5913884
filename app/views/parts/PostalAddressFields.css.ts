import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** Of a form: what belongs together side by side, where there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[2],
});
