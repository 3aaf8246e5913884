import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const head = style({display: 'grid', gap: vars.space[2]});

export const title = style({fontSize: vars.text.heading1});

/** Beside a question the name of the whole steps back. */
export const running = style({fontSize: vars.text.heading3, color: vars.color.roast600});

export const lead = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const banner = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': {
    // Also on an upright tablet the match is in the first window.
    [above('sm')]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space[4]},
    [above('md')]: {gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space[6]},
  },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const eyebrow = style({fontSize: vars.text.small, fontWeight: 600, color: vars.color.forest500});

export const taste = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

export const reasons = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const met = style({display: 'grid', gap: vars.space.half});

export const reason = style({display: 'flex', gap: vars.space[1], alignItems: 'center', fontWeight: 600});

export const missed = style({fontSize: vars.text.small, lineHeight: 1.5});

export const buy = style({display: 'grid', gap: vars.space[1]});

export const variant = style({fontWeight: 600});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const others = style({display: 'grid', gap: vars.space[3]});
