import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[6], paddingBlockEnd: vars.space.section});

/** The text in the middle; what goes with it below, as wide as the page. */
export const article = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '@media': {[above('lg')]: {gap: vars.space[4]}},
});

export const head = style({display: 'grid', gap: vars.space[2], width: '100%', maxWidth: vars.size.measure});

export const title = style({
  fontSize: vars.text.heading1,
  lineHeight: 1.06,
  letterSpacing: '-0.015em',
  hyphens: 'auto',
});

export const byline = style({fontSize: vars.text.small, color: vars.color.roast600});

export const picture = style({
  width: '100%',
  maxWidth: '60rem',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const body = style({width: '100%', maxWidth: vars.size.measure});

export const author = style({
  display: 'grid',
  gap: vars.space.half,
  width: '100%',
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const name = style({fontSize: vars.text.heading3, lineHeight: 1.2});

export const related = style({display: 'grid', gap: vars.space[3]});
