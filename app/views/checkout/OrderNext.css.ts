import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const next = style({display: 'grid', gap: vars.space[3]});

export const steps = style({display: 'grid', gap: vars.space[3], counterReset: 'step'});

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.half,
  paddingInlineStart: '3.25rem',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    background: vars.color.moss,
    color: vars.color.forest900,
    fontWeight: 650,
  },
});

export const title = style({fontSize: vars.text.lead, lineHeight: 1.5});

export const text = style({maxWidth: vars.size.measure, color: vars.color.roast600});

export const on = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3]});
