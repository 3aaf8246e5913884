import {style} from '@vanilla-extract/css';

import {TIMINGS} from '../../config/commerce';
import {vars} from '../../styles/theme.css';
import {duration} from '../../ui/Progress.css';

export const perks = style({
  vars: {[duration]: `${TIMINGS.perkAnimationMilliseconds}ms`},
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
  lineHeight: 1.45,
  '@media': {print: {display: 'none'}},
});

export const headline = style({fontWeight: 650, color: vars.color.forest900});

export const message = style({
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const reached = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[1],
  alignItems: 'center',
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.forest700,
});
