import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

const base = style({display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[1]});

export const price = styleVariants({
  medium: [base, {}],
  large: [base, {fontSize: vars.text.heading3, lineHeight: 1.2}],
});

export const current = style({fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'});
export const reduced = style({color: vars.color.ember700});
export const before = style({
  color: vars.color.roast600,
  fontSize: '0.875em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  flexBasis: '100%',
  color: vars.color.roast600,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
