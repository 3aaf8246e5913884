import {globalStyle, keyframes, style, styleVariants} from '@vanilla-extract/css';

import {above, forcedColors, hoverable, motionAllowed, upTo} from '../../../styles/breakpoints';
import {edge, markChosen} from '../../../styles/forced-colors';
import {vars} from '../../../styles/theme.css';
import {reduced} from '../../../ui/Price.css';

const slide = keyframes({from: {transform: 'translateY(-0.25rem)', opacity: 0}});

export const sheet = style({
  background: vars.color.paper,
  color: vars.color.roast900,
  '@media': {
    [upTo('xl')]: {marginBlockStart: vars.space[2]},
    [above('xl')]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 0.5rem)',
      insetInlineEnd: 0,
      zIndex: 30,
      width: '40rem',
      padding: vars.space[3],
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.paper,
    },
    [`${above('xl')} and ${forcedColors}`]: edge,
    [motionAllowed]: {animation: `${slide} ${vars.motion.quick}`},
    print: {display: 'none'},
  },
  selectors: {'&[hidden]': {display: 'none'}},
});

/** The list itself is what scrolls: the arrows of the field bring its options into view. */
export const groups = style({
  display: 'grid',
  gap: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'calc(100dvh - 11rem)',
});

export const group = style({display: 'grid', gap: vars.space.half});

export const name = style({fontSize: vars.text.small, fontWeight: 600, color: vars.color.roast600});

export const word = style({maxWidth: vars.size.measure});

const row = style({display: 'grid'});
const chips = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});
const pairs = style({
  display: 'grid',
  columnGap: vars.space[2],
  '@media': {[above('md')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}},
});

export const options = styleVariants({
  recent: [chips],
  popular: [chips],
  suggestions: [chips],
  products: [pairs],
  categories: [chips],
  contents: [row],
  all: [row],
});

const anyOption = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {'&[aria-selected=true]': {background: vars.color.moss, color: vars.color.forest900}},
  '@media': {[hoverable]: {':hover': {background: vars.color.mossLight}}},
});

// The red of a reduced price is too faint on this ground.
globalStyle(`${anyOption}[aria-selected=true] ${reduced}`, {color: 'inherit'});

markChosen(`${anyOption}[aria-selected=true]`);

const chip = style([
  anyOption,
  {paddingInline: vars.space[2], border: `1px solid ${vars.color.outline}`, borderRadius: '1.375rem', fontWeight: 550},
]);

const line = style([anyOption, {justifyContent: 'space-between', paddingInline: vars.space.half}]);

const product = style([anyOption, {paddingBlock: vars.space.half}]);

export const option = styleVariants({
  recent: [chip],
  popular: [chip],
  suggestions: [chip],
  products: [product],
  categories: [chip],
  contents: [line],
  all: [line, {fontWeight: 600, color: vars.color.forest500}],
});

export const frame = style({
  flex: 'none',
  width: '4rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const details = style({display: 'grid', minWidth: 0});

export const title = style({fontWeight: 600, lineHeight: 1.3});

export const kind = style({fontSize: vars.text.small, color: vars.color.roast600});
