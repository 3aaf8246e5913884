import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const title = style({fontSize: vars.text.heading1, lineHeight: 1.08, letterSpacing: '-0.015em'});

export const wide = style({display: 'grid', gap: vars.space[3], width: '100%'});

export const sheet = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const number = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const steps = style({listStyle: 'none', fontSize: vars.text.small, lineHeight: 1.5, textWrap: 'balance'});

/** A dot, and a line down to the next one. Borders are seen also where the system sets all colours. */
export const step = style({
  position: 'relative',
  paddingInlineStart: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.375rem',
    insetInlineStart: 0,
    border: `0.375rem solid ${vars.color.forest500}`,
    borderRadius: '50%',
  },
  selectors: {
    '&:not(:last-child)': {paddingBlockEnd: vars.space[2]},
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.125rem -0.375rem',
      insetInlineStart: '0.3125rem',
      borderInlineStart: `2px solid ${vars.color.forest500}`,
    },
  },
});

export const expected = style({fontSize: vars.text.lead, fontWeight: 600});

export const contents = style({paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.outline}`});

export const note = style({
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const returns = style({display: 'grid', gap: vars.space[2]});

export const ways = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3]});
