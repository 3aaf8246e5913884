import {createVar, keyframes, style, styleVariants} from '@vanilla-extract/css';

import {cramped, hoverable, motionAllowed, upTo} from '../styles/breakpoints';
import {markChosen} from '../styles/forced-colors';
import {vars} from '../styles/theme.css';

const ground = createVar();
const groundHover = createVar();
const ink = createVar();
const edge = createVar();

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '3.125rem',
  minWidth: vars.size.target,
  padding: `0.625rem ${vars.space[3]}`,
  border: `1.5px solid ${edge}`,
  borderRadius: vars.radius.medium,
  background: ground,
  color: ink,
  fontFamily: vars.font.sans,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  ':active': {transform: 'translateY(1px)', boxShadow: 'none'},
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {cursor: 'not-allowed', opacity: 0.55, boxShadow: 'none'},
  },
  '@media': {
    [upTo('md')]: {width: '100%'},
    [cramped]: {paddingInline: vars.space[1]},
    print: {display: 'none'},
    [hoverable]: {selectors: {'&:hover:not(:disabled):not([aria-disabled="true"])': {background: groundHover}}},
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
    },
  },
});

type Colours = {ground: string; hover: string; ink: string; edge?: string};

const colours = ({ground: g, hover, ink: i, edge: e}: Colours) => ({
  [ground]: g,
  [groundHover]: hover,
  [ink]: i,
  [edge]: e ?? 'transparent',
});

const {color} = vars;

export const variant = styleVariants({
  primary: {vars: colours({ground: color.forest700, hover: color.forest900, ink: color.paper})},
  secondary: {vars: colours({ground: color.moss, hover: color.mossDeep, ink: color.forest900})},
  tertiary: {
    vars: colours({ground: 'transparent', hover: color.paperDeep, ink: color.forest700, edge: color.forest700}),
  },
  ghost: {
    vars: colours({ground: 'transparent', hover: color.paperDeep, ink: color.forest700}),
    paddingInline: vars.space[2],
  },
});

/** The same four on dark green. */
export const inverted = styleVariants({
  primary: {vars: colours({ground: color.paper, hover: color.paperDeep, ink: color.forest900})},
  secondary: {vars: colours({ground: color.forest500, hover: color.forest400, ink: color.paper})},
  tertiary: {vars: colours({ground: 'transparent', hover: color.forest500, ink: color.paper, edge: color.moss})},
  ghost: {vars: colours({ground: 'transparent', hover: color.forest500, ink: color.paper})},
});

export const invertedFocus = style({vars: {[vars.onGround.focus]: color.sun}});

export const bright = style({
  vars: colours({ground: color.sun, hover: color.sunDeep, ink: color.roast900}),
  boxShadow: vars.shadow.bright,
});

export const active = style({
  vars: colours({ground: color.moss, hover: color.moss, ink: color.forest900, edge: color.forest700}),
});

markChosen(active);

export const inline = style({
  minHeight: vars.size.target,
  padding: `0.375rem ${vars.space[2]}`,
  '@media': {[upTo('md')]: {width: 'auto'}},
});

const turn = keyframes({to: {transform: 'rotate(1turn)'}});

/** A small sun that goes round while something is under way; without movement it just stands there. */
export const spinner = style({
  width: '1em',
  height: '1em',
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': {[motionAllowed]: {animation: `${turn} 900ms linear infinite`}},
});
