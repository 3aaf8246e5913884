import {style, styleVariants} from '@vanilla-extract/css';

import {forcedColors} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: 'clamp(1.25rem, 6.4vw, 1.75rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

export const logo = styleVariants({
  onPaper: [base, {color: vars.color.forest900}],
  onForest: [base, {color: vars.color.paper}],
});

/** Dark trunks would be lost on a dark ground of the system's. */
const drawing = style({
  width: '2.25rem',
  height: '2.25rem',
  flex: 'none',
  '@media': {[forcedColors]: {fill: 'currentColor !important'}},
});

export const mark = styleVariants({
  onPaper: [drawing, {fill: vars.color.forest700}],
  onForest: [drawing, {fill: vars.color.moss}],
});

export const sun = style({fill: vars.color.sun});
