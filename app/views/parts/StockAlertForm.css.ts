import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const form = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  '@media': {print: {display: 'none'}},
});

export const title = style({fontSize: vars.text.heading3});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600, lineHeight: 1.5});
