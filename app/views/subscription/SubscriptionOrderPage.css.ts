import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space.section});

export const head = style({display: 'grid', gap: vars.space[2]});

export const lead = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  textWrap: 'pretty',
});

export const choice = style({display: 'grid', gap: vars.space[3]});

export const more = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});
