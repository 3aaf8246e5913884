import {style, styleVariants} from '@vanilla-extract/css';

import {tokens} from './tokens';
import {vars} from './theme.css';

/** Sizes of text, for a heading whose rank and size differ, or a paragraph that is more or less than body. */
export const textSize = styleVariants(tokens.text, (_value, name) => ({fontSize: vars.text[name]}));

/** Words in the voice of the headlines. */
export const serif = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  wordSpacing: '0.09em',
});

/** The sentence below a headline. */
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  maxWidth: vars.size.measure,
  textWrap: 'pretty',
});

export const small = style({fontSize: vars.text.small, lineHeight: 1.5});

export const muted = style({color: vars.color.roast600});

/** Editors' text: lines that can be read, paragraphs with air between them. */
export const prose = style({maxWidth: vars.size.measure, textWrap: 'pretty'});

/** A dark green area: light text, links and focus ring for all that stands on it. Headings take `color: inherit` themselves. */
export const darkGround = style({
  background: vars.color.forest900,
  color: vars.color.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.paper},
});
