import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const text = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});

/** The label's own frame, so that it reads as one thing. */
export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${vars.space.half} ${vars.space[2]}`,
  padding: vars.space[2],
  border: `2px solid ${vars.color.forest900}`,
  borderRadius: vars.radius.small,
  background: vars.color.white,
});

export const word = style({fontWeight: 700, letterSpacing: '0.04em', gridRow: '1 / span 2'});

export const years = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.1,
  color: vars.color.forest700,
});
