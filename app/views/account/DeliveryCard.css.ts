import {globalStyle, style} from '@vanilla-extract/css';

import {edge} from '../../styles/forced-colors';
import {forcedColors} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const card = style({
  display: 'grid',
  gap: vars.space[2],
  padding: 'clamp(1rem, 3vw, 2rem)',
  borderRadius: vars.radius.large,
  background: vars.color.white,
  boxShadow: vars.shadow.paper,
  '@media': {[forcedColors]: edge},
});

/* The card ends where it does, without a line of its own above its edge. */
globalStyle(`${card} > details`, {
  marginBlockEnd: `calc(-1 * ${vars.space[1]})`,
  borderBlock: `1px solid ${vars.color.line}`,
  borderBlockEnd: 0,
});

export const header = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1]});

export const title = style({fontSize: vars.text.heading3, marginInlineEnd: vars.space[1]});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600, textWrap: 'pretty'});

export const items = style({display: 'grid', gap: vars.space[2]});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'start',
});

export const frame = style({
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const words = style({display: 'grid', gap: vars.space.half, minWidth: 0});

/** The name of an item and its amount; what is said below has the width of both. */
export const itemHead = style({display: 'flex', justifyContent: 'space-between', gap: vars.space[2]});

export const itemTitle = style({minWidth: 0, fontWeight: 600});

export const fact = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const amount = style({flex: 'none', fontVariantNumeric: 'tabular-nums'});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});

/** What the items come to. */
export const amounts = style({paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.line}`});
