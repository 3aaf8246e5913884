import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const head = style({display: 'grid', gap: vars.space[2]});

export const title = style({fontSize: vars.text.heading1});

/** Beside a question the name of the whole steps back. */
export const running = style({fontSize: vars.text.heading3, color: vars.color.roast600});

export const lead = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  textWrap: 'pretty',
});
