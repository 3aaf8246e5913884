import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const account = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const text = style({maxWidth: vars.size.measure, color: vars.color.roast600});
