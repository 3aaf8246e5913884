import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const form = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const voucher = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const brings = style({fontSize: vars.text.lead, fontWeight: 600, lineHeight: 1.4});

export const note = style({fontSize: vars.text.small});

export const acts = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2]});
