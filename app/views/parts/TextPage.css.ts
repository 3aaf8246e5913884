import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const title = style({fontSize: vars.text.heading1, lineHeight: 1.08, letterSpacing: '-0.015em'});
