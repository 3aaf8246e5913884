import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const donations = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const text = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});
