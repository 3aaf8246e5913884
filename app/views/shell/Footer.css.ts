import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {darkGround} from '../../styles/type.css';

export const outside = style({marginBlockStart: vars.space[6]});

export const ground = style([
  darkGround,
  {
    paddingBlock: vars.space[4],
  },
]);

export const blocks = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  marginBlock: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const title = style({
  marginBlockEnd: vars.space[1],
  color: vars.color.paper,
  fontSize: vars.text.lead,
});

export const text = style({color: vars.color.moss, maxWidth: '32rem'});

export const note = style({color: vars.color.moss, fontSize: vars.text.small, lineHeight: 1.5});

export const strip = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.forest500}`,
  '@media': {[above('lg')]: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto'}},
});

export const marks = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const mark = style({width: 84, height: 30});

export const seals = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlock: vars.space[2]});

export const seal = style({display: 'block', width: 56, height: 56});

export const inRow = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3]});

export const waysOut = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginBlockStart: vars.space[2]});

/** In even columns, as the lists above; where there is room, none of them takes two lines. */
export const legalLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: vars.space[2],
  marginBlock: vars.space[2],
  '@media': {[above('md')]: {gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))'}},
});

export const listsFrame = style({borderBlockStart: `1px solid ${vars.color.forest500}`});

/** From tablets on there is room for the lists: they stand open, where the browser can show them so. */
export const fold = style({
  '@media': {[above('md')]: {selectors: {'&::details-content': {contentVisibility: 'visible', blockSize: 'auto'}}}},
});

export const foldTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  '@supports': {
    'selector(::details-content)': {
      '@media': {[above('md')]: {pointerEvents: 'none', paddingBlockStart: vars.space[3]}},
    },
  },
});

export const foldMark = style({
  '@supports': {'selector(::details-content)': {'@media': {[above('md')]: {display: 'none'}}}},
  selectors: {[`${fold}[open] &`]: {transform: 'rotate(180deg)'}},
});

export const listsTitle = style({color: vars.color.paper, fontSize: vars.text.lead});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[4],
});

export const listColumns = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5]});

export const legal = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.forest500}`,
  color: vars.color.moss,
  fontSize: vars.text.small,
});

export const plain = style({listStyle: 'none'});

export const listTitle = style({
  color: vars.color.moss,
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: 650,
  letterSpacing: 0,
});

/** The trunks come out of the mist: their upper ends fade into the page. */
export const treeline = style({
  width: '100%',
  height: 'clamp(5.25rem, 13vw, 12rem)',
  marginBlockEnd: -1,
  maskImage: 'linear-gradient(to bottom, transparent, black 55%)',
});
