import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const form = style({display: 'grid', gap: vars.space[1]});

/** Both answers in one row, of one width and one weight: neither is easier to give than the other. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[1],
});

/** Buttons keep to their cell, whatever they are elsewhere, and to one line also when our letters arrive. */
export const answer = style({paddingInline: 0, whiteSpace: 'nowrap'});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: vars.size.target,
  color: vars.color.forest500,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const chevron = style({selectors: {'details[open] > summary > &': {transform: 'rotate(180deg)'}}});

export const purposes = style({display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2]});

export const legend = style({fontWeight: 650});

export const note = style({
  display: 'block',
  color: vars.color.roast600,
  fontSize: vars.text.small,
});
