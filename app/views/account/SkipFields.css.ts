import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const ways = style({display: 'grid', gap: vars.space[2]});

/** Which ones is only asked of whoever skips some; a browser that cannot tell shows it always. */
export const items = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: {[`${ways}:has([value='all']:checked) &`]: {display: 'none'}},
});
