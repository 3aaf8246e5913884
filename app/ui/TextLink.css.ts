import {style, styleVariants} from '@vanilla-extract/css';

import {motionAllowed} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

const base = style({
  '@media': {[motionAllowed]: {transition: `text-decoration-color ${vars.motion.quick}`}},
  textUnderlineOffset: '0.2em',
});

export const textLink = styleVariants({
  /** In a sentence: always underlined. */
  inline: [base, {color: vars.onGround.link}],
  /** On its own: high enough for a finger, underlined when met. */
  standalone: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.half,
      minHeight: vars.size.target,
      color: vars.onGround.link,
      fontWeight: 600,
      textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      ':hover': {textDecorationColor: 'currentColor'},
    },
  ],
  /** Not to be missed, on its own or among quiet ones. */
  framed: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: vars.size.target,
      paddingInline: vars.space[2],
      border: '1px solid currentColor',
      borderRadius: vars.radius.medium,
      color: vars.onGround.link,
      fontWeight: 600,
      lineHeight: 1.3,
      textDecorationColor: 'transparent',
      ':hover': {textDecorationColor: 'currentColor'},
    },
  ],
  /** In a list of links. */
  quiet: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: vars.size.target,
      color: 'inherit',
      textDecorationColor: 'transparent',
      ':hover': {textDecorationColor: 'currentColor'},
    },
  ],
});
