import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  textAlign: 'center',
});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

/** Of the cart that was there before: read from its start, in an otherwise centred column. */
export const gone = style({maxWidth: vars.size.measure, textAlign: 'start'});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});
