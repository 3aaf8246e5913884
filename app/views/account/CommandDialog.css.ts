import {style} from '@vanilla-extract/css';

import {edge} from '../../styles/forced-colors';
import {forcedColors} from '../../styles/breakpoints';
import {BACKDROP} from '../../styles/tokens';
import {vars} from '../../styles/theme.css';

export const dialog = style({
  width: 'min(100vw - 2rem, 40rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 'clamp(1rem, 4vw, 2rem)',
  border: 0,
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  color: vars.color.roast900,
  boxShadow: vars.shadow.paper,
  overflowY: 'auto',
  '@media': {[forcedColors]: edge},
  '::backdrop': {background: BACKDROP},
});

export const close = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: `calc(-1 * ${vars.size.target})`,
  // The cross itself ends with the lines below, not its field.
  marginInlineEnd: '-0.625rem',
});
