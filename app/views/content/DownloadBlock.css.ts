import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const download = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.half,
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});
