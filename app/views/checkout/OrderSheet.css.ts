import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const sheet = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});
