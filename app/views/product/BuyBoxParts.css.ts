import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const line = style({display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}`, lineHeight: 1.45});

// A line of its own: 'In stock' and 'Only 3 left' shall leave what follows where it is.
const words = style({flexBasis: '100%', fontWeight: 600});

const dot = style([
  words,
  {
    '::before': {
      content: '""',
      display: 'inline-block',
      marginInlineEnd: vars.space[1],
      // A border has the colour of the text also where the system sets all colours.
      border: '0.3125rem solid',
      borderRadius: '50%',
    },
  },
]);

export const state = styleVariants({
  available: [dot, {color: vars.color.forest500}],
  scarce: [dot, {color: vars.color.ember700}],
  'pre-order': [dot, {color: vars.color.forest500}],
  'sold-out': [words, {color: vars.color.ember700}],
});

export const time = style({color: vars.color.roast600});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});

export const item = style({display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[1], alignItems: 'start'});

export const mark = style({color: vars.color.forest500});
