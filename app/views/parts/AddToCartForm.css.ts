import {globalStyle, style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {unseen} from '../../ui/VisuallyHidden.css';

export const form = style({display: 'grid', gap: vars.space[2], '@media': {print: {display: 'none'}}});

/** Quantity and button on one line, also on a phone: they belong together. */
export const act = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1]}},
});

export const choice = style({display: 'grid', gap: vars.space[2]});

/* A number beside the button that buys says by itself that it is a quantity, and two cards of which one says 'once' need no question. */
globalStyle(`${act} label, ${choice} legend`, unseen);

export const title = style({display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[1]}`});

export const only = style({color: vars.color.roast600});

export const interval = style({
  selectors: {[`${choice}:has(input[value="one-time"]:checked) &`]: {display: 'none'}},
});
