import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  alignItems: 'center',
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      paddingBlock: vars.space[8],
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const status = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({
  maxWidth: '30rem',
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});

const {color} = vars;

export const scene = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.paper,
});

export const sky = style({fill: color.paperDeep});
export const glow = style({fill: color.sun, opacity: 0.28});
export const sun = style({fill: color.sun});
export const far = style({fill: color.moss});
export const middle = style({fill: color.mossDeep});
export const path = style({fill: color.paperDeep});
export const trunks = style({fill: color.forest700});
export const near = style({fill: color.forest900});
export const wood = style({fill: color.roast900});
export const board = style({fill: color.roast600});
export const boardBack = style({fill: color.roast900});
export const spill = style({fill: color.roast900});
export const cup = style({fill: color.white});
export const rim = style({fill: color.roast900, stroke: color.white, strokeWidth: 5});
export const handle = style({fill: 'none', stroke: color.white, strokeWidth: 7});
