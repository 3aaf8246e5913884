import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  textAlign: 'center',
});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

export const note = style({maxWidth: vars.size.measure, fontSize: vars.text.small, color: vars.color.roast600});

/** Of the cart that was there before: read from its start, in an otherwise centred column. */
export const gone = style({maxWidth: vars.size.measure, textAlign: 'start'});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});

export const scene = style({width: '15rem', height: 'auto', borderRadius: vars.radius.large});
export const sun = style({fill: vars.color.sun});
export const far = style({fill: vars.color.mossLight});
export const near = style({fill: vars.color.moss});
export const shade = style({fill: vars.color.mossDeep});
export const cup = style({fill: vars.color.forest700});
export const handle = style({fill: 'none', stroke: vars.color.forest700, strokeWidth: 6});
export const inside = style({fill: vars.color.paperDeep});
