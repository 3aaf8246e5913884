import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const ways = style({display: 'grid', gap: vars.space[2]});

/** Which ones is only asked of whoever skips some; a browser that cannot tell shows it always. */
export const items = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: {[`${ways}:has([value='all']:checked) &`]: {display: 'none'}},
});

export const rescheduleWays = style({display: 'grid', gap: vars.space[2]});

/** What belongs to the way that is not chosen is out of sight; a browser that cannot tell shows both. */
export const byWeeks = style({
  selectors: {[`${rescheduleWays}:has([value='day']:checked) &`]: {display: 'none'}},
});
export const byDay = style({
  selectors: {[`${rescheduleWays}:has([value='weeks']:checked) &`]: {display: 'none'}},
});
