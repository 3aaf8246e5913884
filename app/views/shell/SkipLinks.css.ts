import {globalStyle, style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const skipLinks = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  justifyContent: 'center',
  padding: vars.space[2],
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
  selectors: {'&:not(:focus-within)': {clipPath: 'inset(50%)', pointerEvents: 'none'}},
});

/* Where a skip link leads takes the focus silently. */
globalStyle('[tabindex="-1"]:focus', {outline: 'none'});
