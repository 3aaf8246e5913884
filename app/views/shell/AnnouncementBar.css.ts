import {keyframes, style} from '@vanilla-extract/css';

import {motionAllowed, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

const slide = keyframes({from: {transform: 'translateY(-100%)'}});

/** A strip of forest along the top of the window; the header has scrolled away when it comes. */
export const bar = style({
  position: 'fixed',
  insetBlock: '0 auto',
  insetInline: 0,
  zIndex: 15,
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.forest900,
  color: vars.color.paper,
  boxShadow: vars.shadow.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.sun},
  '@media': {
    [motionAllowed]: {animation: `${slide} ${vars.motion.calm}`},
    print: {display: 'none'},
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space[2]}`,
  paddingInline: `${vars.space.gutter} ${vars.space[1]}`,
  paddingBlock: vars.space.half,
});

export const image = style({width: 50, height: 50, flex: 'none', borderRadius: vars.radius.medium, objectFit: 'cover'});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  flex: '0 1 auto',
  minWidth: 0,
  lineHeight: 1.35,
  '@media': {[upTo('md')]: {flex: 1, fontSize: vars.text.small, paddingBlockStart: vars.space[1]}},
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  flex: 'none',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.medium,
});
