import {style} from '@vanilla-extract/css';

import {upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const form = style({width: '100%', maxWidth: vars.size.measure});

/** What was or will be handed in, to be read and to be printed. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  width: '100%',
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  // Side by side they would leave a number or an address no room on a phone.
  '@media': {[upTo('sm')]: {gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0}},
});

export const term = style({color: vars.color.roast600});

export const value = style({
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': {[upTo('sm')]: {selectors: {'&:not(:last-child)': {marginBlockEnd: vars.space[2]}}}},
});
