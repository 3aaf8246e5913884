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

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});

/** What the items come to. */
export const amounts = style({paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.line}`});
