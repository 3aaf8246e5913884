import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: 1.45,
  fontWeight: 600,
});

export const message = styleVariants({
  failure: [base, {color: vars.color.berry}],
  success: [base, {color: vars.color.forest700}],
});

export const mark = style({paddingBlockStart: '0.125em'});
