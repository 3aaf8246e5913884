import {style} from '@vanilla-extract/css';

import {vars} from './theme.css';
import {DISPLAY_SIZE} from './tokens';

/** The headline of a page that opens with it. */
export const pageTitle = style({
  fontSize: DISPLAY_SIZE,
  lineHeight: 1.04,
  letterSpacing: '-0.02em',
  hyphens: 'auto',
});

/** The sentence below a headline. */
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  maxWidth: vars.size.measure,
});

export const small = style({fontSize: vars.text.small, lineHeight: 1.5});

export const muted = style({color: vars.color.roast600});

/** Editors' text: lines that can be read, paragraphs with air between them. */
export const prose = style({maxWidth: vars.size.measure});

/** A dark green area: light text, links and focus ring for all that stands on it. Headings take `color: inherit` themselves. */
export const darkGround = style({
  background: vars.color.forest900,
  color: vars.color.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.paper},
});
