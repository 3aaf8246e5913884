import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const anchors = style({
  maxWidth: vars.size.measure,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.forest700}`,
  '@media': {print: {display: 'none'}},
});

export const title = style({fontFamily: vars.font.serif, fontWeight: 560, fontSize: vars.text.heading3});

export const list = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4]});
