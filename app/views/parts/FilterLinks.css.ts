import {style} from '@vanilla-extract/css';

import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const filters = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  color: vars.color.roast900,
  textDecoration: 'none',
  ':hover': {background: vars.color.paperDeep},
  selectors: {
    '&[aria-current="true"]': {background: vars.color.moss, borderColor: vars.color.forest700, fontWeight: 600},
  },
});

markChosen(`${filter}[aria-current]`);
