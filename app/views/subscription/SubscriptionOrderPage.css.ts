import {style} from '@vanilla-extract/css';

import {above, cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space.section});

export const head = style({display: 'grid', gap: vars.space[2]});

export const lead = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const choice = style({display: 'grid', gap: vars.space[3]});

export const more = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});

export const chosen = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': {
    [above('sm')]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space[4]},
    [above('md')]: {gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', columnGap: vars.space[6]},
  },
});

export const picture = style({
  width: 'min(60vw, 100%)',
  height: 'auto',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const words = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const name = style({fontSize: vars.text.small, fontWeight: 600, marginBlockEnd: vars.space.half});

export const values = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});

export const form = style({display: 'grid', gap: vars.space[2]});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const price = style({
  fontSize: vars.text.heading3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
});

export const note = style({fontSize: vars.text.small, fontWeight: 400, color: vars.color.roast600});
