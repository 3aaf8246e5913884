import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const donations = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const donationsText = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});

export const account = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const boxTitle = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const page = style({display: 'grid', gap: vars.space[5], paddingBlock: vars.space[5]});

/** The order first on phones, beside what comes next on wider screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

export const sheet = style({'@media': {[above('md')]: {gridColumn: 2, gridRow: 1}}});

export const next = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {[above('md')]: {gridColumn: 1, gridRow: 1}},
});

export const noOrder = style({display: 'grid', gap: vars.space[3], paddingBlock: vars.space.section});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2]});

export const help = style({fontSize: vars.text.small, color: vars.color.roast600});

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': {[above('sm')]: {gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[4]}},
});

export const words = style({display: 'grid', gap: vars.space[1]});

export const number = style({fontSize: vars.text.lead, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'});

export const facts = style({color: vars.color.roast600});

export const pending = style({gridColumn: '1 / -1'});

const {color} = vars;

export const scene = style({width: '7.5rem', height: '7.5rem'});
export const ground = style({fill: color.mossLight});
export const sun = style({fill: color.sun});
export const hill = style({fill: color.moss});
export const cup = style({fill: color.forest700});
export const handle = style({fill: 'none', stroke: color.forest700, strokeWidth: 4});
export const coffee = style({fill: color.roast900});
export const steam = style({fill: 'none', stroke: color.paper, strokeWidth: 3.5, strokeLinecap: 'round'});

export const orderNext = style({display: 'grid', gap: vars.space[3]});

export const steps = style({display: 'grid', gap: vars.space[3], counterReset: 'step'});

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.half,
  paddingInlineStart: '3.25rem',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    background: vars.color.moss,
    color: vars.color.forest900,
    fontWeight: 650,
  },
});

export const title = style({fontSize: vars.text.lead, lineHeight: 1.5});

export const measuredText = style({maxWidth: vars.size.measure, color: vars.color.roast600});

export const on = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3]});
