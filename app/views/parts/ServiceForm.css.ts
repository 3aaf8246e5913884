import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const form = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  '@media': {[cramped]: {padding: vars.space[1]}},
});

export const errors = style({
  display: 'grid',
  gap: vars.space.half,
  marginBlockStart: vars.space.half,
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
});

export const note = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});

export const acts = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center'});
