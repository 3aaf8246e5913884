import {style, styleVariants} from '@vanilla-extract/css';

import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const months = style({display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[4]});

export const month = style({width: 'auto', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums'});

export const caption = style({fontWeight: 600, textAlign: 'start', paddingBlockEnd: vars.space[1]});

export const weekday = style({
  minWidth: '2.5rem',
  padding: 0,
  color: vars.color.roast600,
  fontSize: vars.text.small,
  fontWeight: 500,
  textAlign: 'center',
});

export const short = style({textDecoration: 'none'});

export const cell = style({padding: 0, textAlign: 'center'});

export const day = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.125rem',
  height: '2.125rem',
  borderRadius: '50%',
  fontSize: vars.text.small,
});

export const marked = styleVariants({
  delivery: {
    background: vars.color.forest700,
    color: vars.color.paper,
    fontWeight: 700,
  },
  skipped: {border: `1.5px dashed ${vars.color.outline}`, textDecoration: 'line-through'},
});

markChosen(marked.delivery);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.small,
});
