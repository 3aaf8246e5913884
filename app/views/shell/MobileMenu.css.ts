import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const menu = style({});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
  selectors: {[`${menu}[open] > &`]: {background: vars.color.paperDeep}},
});

export const whenClosed = style({selectors: {[`${menu}[open] &`]: {display: 'none'}}});
export const whenOpen = style({selectors: {[`${menu}:not([open]) &`]: {display: 'none'}}});

export const sheet = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: 20,
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[5]}`,
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.25rem',
  color: vars.color.forest900,
  textDecoration: 'none',
});

export const first = style([line, {fontFamily: vars.font.serif, fontSize: vars.text.heading3, fontWeight: 560}]);

export const second = style([line, {fontWeight: 600, minHeight: '3rem'}]);

export const entry = style([line, {minHeight: '3rem', color: vars.color.roast900}]);

export const items = style({});

export const item = style({selectors: {'& + &': {borderBlockStart: `1px solid ${vars.color.line}`}}});

export const inner = style({paddingInlineStart: vars.space[2], paddingBlockEnd: vars.space[1]});

/** From tablets on there is room for the lower levels: they stand open, where the browser can show them so. */
export const branch = style({
  '@media': {[above('md')]: {selectors: {'&::details-content': {contentVisibility: 'visible', blockSize: 'auto'}}}},
});

export const chevron = style({
  '@supports': {'selector(::details-content)': {'@media': {[above('md')]: {display: 'none'}}}},
  selectors: {'details[open] > summary > &': {transform: 'rotate(180deg)'}},
});

export const icons = style({display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: vars.space[1]});

export const iconLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.half,
  paddingBlock: vars.space[1],
  color: vars.color.forest700,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
});
