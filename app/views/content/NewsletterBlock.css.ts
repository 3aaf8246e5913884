import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const panel = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const text = style({maxWidth: vars.size.measure, textWrap: 'pretty'});
