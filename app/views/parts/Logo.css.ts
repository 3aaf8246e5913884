import {style, styleVariants} from '@vanilla-extract/css';

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

const drawing = style({width: '2.25rem', height: '2.25rem', flex: 'none'});

export const mark = styleVariants({
  onPaper: [drawing, {fill: vars.color.forest700}],
  onForest: [drawing, {fill: vars.color.moss}],
});

export const sun = style({fill: vars.color.sun});
