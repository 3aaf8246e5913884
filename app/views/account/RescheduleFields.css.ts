import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const ways = style({display: 'grid', gap: vars.space[2]});

/** What belongs to the way that is not chosen is out of sight; a browser that cannot tell shows both. */
export const byWeeks = style({selectors: {[`${ways}:has([value='day']:checked) &`]: {display: 'none'}}});
export const byDay = style({selectors: {[`${ways}:has([value='weeks']:checked) &`]: {display: 'none'}}});
